#!/usr/bin/env bash
# Makes a Debian package of the server with its client, in .build-release.
#
# The program is linked to Swift's libraries statically, so that the machine it runs on needs no Swift, and
# without symbols. Expects the client in .build-client/site.
# Usage: build-release.sh
set -euo pipefail
cd "$(dirname "$0")/.."

out=.build-release
root=$out/root
options=(--package-path Server -c release --product gather --static-swift-stdlib)
licences=$root/usr/share/doc/gather/licences

version=$(sed -nE 's/.*String \{ "([0-9.]+)".*/\1/p' Sources/Domain/AppVersion.swift)
architecture=$(dpkg --print-architecture)
package=$out/gather_${version}_$architecture.deb

# The Debian packages whose libraries a program loads.
libraries() {
  local name
  objdump --private-headers "$1" | awk '$1 == "NEEDED" { print $2 }' | while read -r name; do
    # The links in /lib and /usr/lib may lead to one folder, of which dpkg knows one name.
    dpkg-query --search "*/$name" | cut -d: -f1
  done | sort -u
}

# The licence and the notice of each Swift package, and of Swift, whose libraries are in the program.
copy_licences() {
  local name file
  while read -r address _; do
    [[ $address != \#* ]] || continue
    name=$(basename "$address" .git)
    for file in Server/.build/checkouts/"$name"/{LICENSE,NOTICE}{,.txt,.md}; do
      [[ -f $file ]] || continue
      install -D --mode=644 "$file" "$licences/$name/$(basename "$file")"
    done
    [[ -d $licences/$name ]] || { echo "error: $name has no licence" >&2; exit 1; }
  done < Server/versions.txt
  local toolchain
  toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
  install -D --mode=644 "$toolchain/share/swift/LICENSE.txt" "$licences/swift/LICENSE.txt"
}

write_control() {
  mkdir -p "$root/DEBIAN"
  cat > "$root/DEBIAN/control" <<END
Package: gather
Version: $version
Architecture: $architecture
Maintainer: Football Gather <gather@example.org>
Installed-Size: $(du --summarize -k "$root/usr" | cut -f1)
Depends: $(libraries "$root/usr/lib/gather/gather" | paste --serial --delimiters=, | sed 's/,/, /g'), passwd, tzdata
Section: web
Priority: optional
Description: fair teams, the score and the results of football among friends
 The server of Football Gather, and its app for browsers.
END
  echo /etc/gather/gather.env > "$root/DEBIAN/conffiles"
  install --mode=755 packaging/debian/{postinst,prerm,postrm} "$root/DEBIAN"
}

swift build "${options[@]}"
program=$(swift build "${options[@]}" --show-bin-path)/gather
[[ -f .build-client/site/index.html ]] || { echo "error: make client first" >&2; exit 1; }

rm -rf "$out"
install -D --mode=755 "$program" "$root/usr/lib/gather/gather"
strip --strip-all "$root/usr/lib/gather/gather"
mkdir -p "$root/usr/bin"
ln --symbolic ../lib/gather/gather "$root/usr/bin/gather"
install --mode=755 packaging/health "$root/usr/lib/gather/health"
# Beside the program, where it looks for them.
cp --recursive .build-client/site "$root/usr/lib/gather/client"
rm -rf "$root/usr/lib/gather/client/samples"
chmod --recursive u=rwX,go=rX "$root/usr/lib/gather/client"
install -D --mode=644 --target-directory="$root/lib/systemd/system" packaging/gather*.{service,timer}
install -D --mode=640 packaging/gather.env "$root/etc/gather/gather.env"
install -D --mode=644 LICENSE "$root/usr/share/doc/gather/copyright"
install -D --mode=644 --target-directory="$root/usr/share/doc/gather" CHANGELOG.md docs/HOSTING.md
python3 scripts/write-sbom.py "$root/usr/share/doc/gather/gather.cdx.json"
copy_licences
write_control
dpkg-deb --root-owner-group --build "$root" "$package"
du --human-readable "$package" "$root/usr/lib/gather/gather" "$root/usr/lib/gather/client" --summarize
