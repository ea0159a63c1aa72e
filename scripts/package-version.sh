#!/usr/bin/env bash
# Prints the version of a package that is built from this folder, and the seconds since 1970 of the time in it:
#   0.11.0+20261129.145013.g9f51b4b5 1795963813
#
# The time is the commit's, so every later commit is a newer version for dpkg, and the same commit is the same
# version wherever it is built. If files have changed since, or the commit is unknown, it is the time of the
# build, or SOURCE_DATE_EPOCH.
set -euo pipefail
cd "$(dirname "$0")/.."

# The package is made of these, so other changed files do not matter. A container is built from no others.
parts=(
  CHANGELOG.md Catalogues LICENSE Makefile Package.swift Sources Web docs packaging scripts
  Server/Package.swift Server/Sources Server/versions.txt
)
release=$(sed -nE 's/.*String \{ "([0-9.]+)".*/\1/p' Sources/Domain/AppVersion.swift)

# A clone may belong to another user than the one who builds, such as root.
git() { command git -c safe.directory="$PWD" "$@"; }

# The seconds and the id of the commit. Commits made within one second, or by a clock that was set back, count
# as one second after their parents.
commit_of_clone() {
  # A folder above this one may be a clone of something else.
  [[ -e .git ]] || return 0
  git rev-list --reverse --topo-order --timestamp --parents HEAD 2> /dev/null | awk '
    { time = $1
      for (i = 3; i <= NF; i++) if (times[$i] >= time) time = times[$i] + 1
      times[$2] = time; id = $2 }
    END { if (id) print time, id }'
}

# In an archive, `git archive` has written them into this file.
commit_of_archive() {
  sed -nE 's/^([0-9]+ [0-9a-f]+)$/\1/p' packaging/commit
}

read -r time id < <(commit_of_clone; commit_of_archive; echo)
suffix=${id:+.g${id:0:8}}
if [[ -e .git && -n $id ]] && [[ -n $(git status --porcelain -- "${parts[@]}") ]]; then
  suffix+=.changed
  time=
fi
time=${time:-${SOURCE_DATE_EPOCH:-$(date +%s)}}
echo "$release+$(date --utc --date="@$time" +%Y%m%d.%H%M%S)$suffix $time"
