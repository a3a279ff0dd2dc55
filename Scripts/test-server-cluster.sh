#!/bin/sh
# Kills servers that share their files behind nginx, in the middle of conversations, and checks the books. Debian's nginx is
# installed if it is missing.
#
#   Scripts/test-server-cluster.sh [KILLS [SEED]]     # twice as many kills as given, 100 if not
set -eu
cd "$(dirname "$0")/.."
export SWIFT_DETERMINISTIC_HASHING=1  # as in the Makefile
unset NUMBERRACE_STORE

command -v nginx >/dev/null 2>&1 || Scripts/install-packages.sh nginx-light openssl

. Scripts/build-server.sh
python3 Server/Tests/Cluster/cluster_tests.py "$server" "$tool" Server/Examples/nginx.conf "$@"
