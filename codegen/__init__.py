"""The generator: text → model → checks → views → files, one module a stage."""
