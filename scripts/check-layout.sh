#!/usr/bin/env bash
# Checks what docs/ARCHITECTURE.md promises: which target imports what, and that every folder of
# sources and tests is a target.
set -euo pipefail
cd "$(dirname "$0")/.."

failed=0
fail() {
  echo "error: $*" >&2
  failed=1
}

# The modules that a target's sources may import; `*` for any.
allowed_imports() {
  case $1 in
    Sources/Domain) echo "" ;;
    Sources/Splitting) echo "Domain" ;;
    Sources/Wire) echo "Domain Splitting" ;;
    Sources/QRCode) echo "" ;;
    Sources/Texts) echo "Domain Splitting" ;;
    Sources/EmbeddedTexts) echo "Domain Texts" ;;
    Sources/PastedLists) echo "Domain" ;;
    Sources/EmbeddedListWords) echo "Domain PastedLists" ;;
    Sources/Presentation) echo "Domain PastedLists QRCode Splitting Texts" ;;
    Sources/Markup) echo "" ;;
    Sources/Components) echo "Domain Markup Texts" ;;
    Sources/Pages) echo "Components Domain EmbeddedTexts Markup Texts" ;;
    Sources/Screens) echo "Presentation Markup Domain Components QRCode Texts" ;;
    Sources/Client) echo "Browser Domain Presentation Texts Wire" ;;
    Sources/Browser) echo "Markup" ;;
    Sources/WebApp) echo "Domain PastedLists Presentation Screens Client Browser Texts" ;;
    Samples/Texts) echo "Texts" ;;
    Samples/Kit) echo "Browser Domain Markup Presentation SampleTexts Texts" ;;
    Samples/Counter/Sources) echo "Domain Markup Presentation SampleKit SampleTexts Texts" ;;
    Samples/Clock/Sources | Samples/Login/Sources)
      echo "Browser Client Domain Markup Presentation SampleKit SampleTexts Texts Wire"
      ;;
    Samples/Movies/Domain) echo "" ;;
    Samples/Movies/Data) echo "Domain MoviesDomain Wire" ;;
    Samples/Movies/Presentation) echo "MoviesDomain SampleTexts Texts" ;;
    Server/Sources/ChangeStore) echo "Domain Wire Hashing GRDB CPostgres Metrics Foundation Dispatch Synchronization Glibc Darwin" ;;
    Server/Sources/API)
      echo "Domain Splitting Wire Pages Picture ChangeStore Hummingbird HTTPTypes NIOCore NIOHTTPTypes NIOPosix Logging Metrics ServiceLifecycle" \
        "Hashing Dispatch Foundation Synchronization Glibc Darwin"
      ;;
    Server/Sources/SampleServices)
      echo "Domain Wire Markup API GRDB Hummingbird HTTPTypes NIOCore Logging ServiceLifecycle" \
        "Foundation FoundationNetworking Synchronization"
      ;;
    Server/Sources/Hashing) echo "CSodium" ;;
    Server/Sources/Picture) echo "Domain Hashing Foundation" ;;
    Server/Sources/PrometheusMetrics) echo "Metrics Foundation Synchronization" ;;
    Server/Sources/ServerCommand)
      echo "Domain Wire API ChangeStore PrometheusMetrics ArgumentParser Hummingbird HTTPTypes Logging" \
        "Metrics NIOCore NIOPosix ServiceLifecycle UnixSignals Foundation Synchronization Glibc Darwin"
      ;;
    Server/Sources/gather) echo "Domain ServerCommand ArgumentParser" ;;
    *) echo "*" ;;
  esac
}

check_imports() {
  local folder=$1 allowed
  allowed=" $(allowed_imports "$folder") "
  [[ $allowed != " * " ]] || return 0
  while read -r module; do
    [[ $allowed == *" $module "* ]] || fail "$folder must not import $module"
  done < <(grep --recursive --no-filename --extended-regexp '^ *(@[a-zA-Z_]+ )?((public|package|internal|fileprivate|private) )?import ' "$folder" |
    sed -E 's/.*import (struct |class |enum |func |protocol )?([A-Za-z0-9_]+).*/\2/' | sort -u)
}

check_folders() {
  local package=$1 folder name
  for folder in "$package"/Sources/* "$package"/Tests/*; do
    name=$(basename "$folder")
    grep --quiet --extended-regexp "name: \"$name\"|path: \"${folder#"$package"/}\"" \
      "$package/Package.swift" || fail "$folder is no target"
    check_imports "${folder#./}"
  done
}

check_folders .
for folder in Samples/Kit Samples/*/*; do
  [[ -d $folder && -n $(find "$folder" -maxdepth 2 -name '*.swift' -print -quit) ]] || continue
  grep --quiet "path: \"$folder\"" Package.swift || fail "$folder is no target"
  check_imports "$folder"
done
check_folders Server

# SQL belongs to the change store, and to the films' catalogue of the samples.
if grep --recursive --line-number --extended-regexp 'SELECT |INSERT INTO|PRAGMA ' Server/Sources \
  --include='*.swift' | grep --invert-match --extended-regexp \
  '^Server/Sources/(ChangeStore|SampleServices/Movies/Catalogue|Bench)/'; then
  fail "SQL outside ChangeStore and the samples' catalogue"
fi

# Only the browser's edge touches JavaScript.
if grep --recursive --line-number --extended-regexp '@_extern|@_expose' Sources Samples --include='*.swift' |
  grep --invert-match '^Sources/Browser/'; then
  fail "imports or exports of JavaScript outside Sources/Browser"
fi

# A test that waits can wait for ever, so its suite has a time limit.
while read -r file; do
  fail "$file has tests that wait and no .timeLimit"
done < <(grep --recursive --files-with-matches --extended-regexp '@Test.* async|^  .*`.*\) async' \
  Tests Server/Tests Samples/*/Tests --include='*Tests.swift' |
  xargs grep --files-without-match --fixed-strings '.timeLimit(')

# Documents link to files that exist.
while IFS=: read -r document link; do
  [[ $link == http* || -e $(dirname "$document")/${link%%#*} ]] || fail "$document links to $link"
done < <(git grep --only-matching --perl-regexp '\]\(\K[^)#][^)]*' -- '*.md')
exit $failed
