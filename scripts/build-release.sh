#!/usr/bin/env bash
# Makes a Debian package of the server with its client, in .build-release.
#
# The program is linked to Swift's libraries statically, so that the machine it runs on needs no Swift. Expects
# the client in .build-client/site.
# Usage: build-release.sh
set -euo pipefail
cd "$(dirname "$0")/.."

options=(--package-path Server -c release --product gather --static-swift-stdlib)

swift build "${options[@]}"
scripts/pack-release.sh "$(swift build "${options[@]}" --show-bin-path)/gather"
