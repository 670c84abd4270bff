#!/bin/sh
# packaging/build_deb.sh BUNDLE VERSION [FOLDER]: make boggle-desk_VERSION_ARCHITECTURE.deb of the folder that PyInstaller made
set -eu
bundle=$1 version=$2 target=$(cd "${3:-.}" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
name=io.github.boggle_desk.boggle_desk
architecture=$(dpkg --print-architecture)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
chmod 755 "$tree"
umask 022

share=$tree/usr/share
mkdir -p "$tree/DEBIAN" "$tree/usr/lib" "$tree/usr/games" "$share/doc/boggle-desk"
cp -r "$bundle" "$tree/usr/lib/boggle-desk"
find "$tree/usr/lib/boggle-desk" -type f -name '*.so*' -exec chmod 644 {} +
ln -s ../lib/boggle-desk/boggle-desk "$tree/usr/games/boggle-desk"
install -D -m 644 "$here/$name.desktop" "$share/applications/$name.desktop"
install -D -m 644 "$here/$name.metainfo.xml" "$share/metainfo/$name.metainfo.xml"
install -D -m 644 "$here/$name.mime.xml" "$share/mime/packages/$name.xml"
install -D -m 644 "$here/icons/boggle-desk.svg" "$share/icons/hicolor/scalable/apps/$name.svg"
cp -r "$here/share/." "$share"
mv "$share/zsh/site-functions" "$share/zsh/vendor-completions"
find "$share" -type d -exec chmod 755 {} + -o -type f -exec chmod 644 {} +
for size in 16 22 24 32 48 64 128 256 512; do
    install -D -m 644 "$here/icons/boggle-desk-$size.png" "$share/icons/hicolor/${size}x$size/apps/$name.png"
done

gzip -9n "$share/man/man6/boggle-desk.6"
gzip -9n >"$share/doc/boggle-desk/NEWS.gz" <"$here/../CHANGELOG.md"
gzip -9n >"$share/doc/boggle-desk/changelog.gz" <<CHANGELOG
boggle-desk ($version) stable; urgency=low

  * The changes are in NEWS.gz.

 -- Boggle Desk contributors <maintainers@boggle-desk.example>  $(date -R -d "$(sed -n "s/^## \[$version\] - //p" "$here/../CHANGELOG.md") 12:00 UTC")
CHANGELOG
install -d "$share/lintian/overrides"
cat >"$share/lintian/overrides/boggle-desk" <<'OVERRIDES'
# The folder brings Python, Qt and NumPy as their makers built them, so that it is the same on every system.
boggle-desk: custom-library-search-path
boggle-desk: duplicate-font-file
boggle-desk: embedded-library
boggle-desk: hardening-no-pie
boggle-desk: library-not-linked-against-libc
boggle-desk: shared-library-lacks-prerequisites
boggle-desk: unstripped-binary-or-object
OVERRIDES
{
    printf 'Boggle Desk, its words, fonts and libraries\n\n'
    cat "$here/../LICENSE"
    printf '\nThe licences of what comes with it lie in /usr/lib/boggle-desk/_internal/boggle_desk/resources/licences.\n'
} >"$share/doc/boggle-desk/copyright"

cat >"$tree/DEBIAN/control" <<CONTROL
Package: boggle-desk
Version: $version
Architecture: $architecture
Maintainer: Boggle Desk contributors <maintainers@boggle-desk.example>
Homepage: https://github.com/boggle-desk/boggle-desk
Installed-Size: $(du -sk "$tree/usr" | cut -f1)
Section: games
Priority: optional
Depends: $(python3 "$here/system_libs.py" --depends)
Recommends: libpulse0 | libasound2 | libasound2t64, libcups2 | libcups2t64
Description: family word games around one computer
 A family shakes a dome of letter cubes, writes lists against the sandglass,
 reads them aloud, crosses off, and settles doubts with the dictionary.
CONTROL
(cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$tree/DEBIAN/md5sums"
dpkg-deb --root-owner-group -Z${BOGGLE_DESK_PACK:-xz} --build "$tree" "$target/boggle-desk_${version}_$architecture.deb"
