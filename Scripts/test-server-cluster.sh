#!/bin/sh
# Kills servers that share their files behind nginx, in the middle of conversations, and checks the books. Debian's nginx is
# installed if it is missing.
#
#   Scripts/test-server-cluster.sh [KILLS [SEED]]     # twice as many kills as given, 100 if not
set -eu
cd "$(dirname "$0")/.."
unset NUMBERRACE_STORE

command -v nginx >/dev/null 2>&1 || {
  command -v apt-get >/dev/null 2>&1 || {
    echo "nginx is needed" >&2
    exit 1
  }
  as_root=""
  [ "$(id -u)" -eq 0 ] || as_root="sudo"
  $as_root apt-get update -qq
  # Its own service is not wanted.
  $as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y -qq --no-install-recommends nginx-light openssl
}

swift build --product numberrace
# As the unit tests of the server are built: another kind of build would build most of it again.
server=$(Scripts/build-server.sh --build-tests)
python3 Server/Tests/Cluster/cluster_tests.py "$server/numberrace-server" \
  "$(swift build --show-bin-path)/numberrace" Server/Examples/nginx.conf "$@"
