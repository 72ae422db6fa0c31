// A library of the name of tenon_onednn and of no version of it.
