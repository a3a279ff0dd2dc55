#!/bin/sh
# Builds the tool and the server for debugging: for scripts, which then have the programs in $tool and $server. Who has built them
# before several of these scripts gives them the variables, as building what is built takes a minute each time.
#
#   . Scripts/build-server.sh
if [ ! -x "${tool:-}" ] || [ ! -x "${server:-}" ]; then
  swift build --product numberrace
  tool=$(swift build --show-bin-path)/numberrace
  server=$(Scripts/build-package.sh Server --build-tests)/numberrace-server
fi
