# usage: sh cmake/ccache.sh CCACHE COMPILER [OPTION...]
#
# Compiles through ccache. A precompiled header that is made again has to go first: ccache would take
# it for what the new one is made of, and give one of other headers.
previous=
for word; do
  case $previous=$word in
    -o=*.gch | -o=*.pch)
      rm -f -- "$word"
      # The compiler compares the texts of its headers, comments too, when it includes one again.
      export CCACHE_COMMENTS=1
      ;;
  esac
  previous=$word
done
# ccache must be told that a precompiled header is what its text is.
export CCACHE_SLOPPINESS=pch_defines,time_macros
exec "$@"
