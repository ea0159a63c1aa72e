#!/usr/bin/env bash
# Prints a file compressed with an earlier version of it as dictionary, in the content coding `dcz`
# (RFC 9842 §5): a magic number, the SHA-256 of the earlier version, and a frame of Zstandard.
# Usage: write-delta.sh EARLIER LATER
set -euo pipefail

printf '\x5e\x2a\x4d\x18\x20\x00\x00\x00'
hash=$(sha256sum < "$1" | cut --characters=1-64)
# shellcheck disable=SC2059 # The format is the bytes.
printf "$(sed 's/../\\x&/g' <<< "$hash")"
zstd --quiet --ultra -20 -D "$1" --stdout "$2"
