#!/bin/sh
# Installs the tool with its completions for bash, zsh and fish and a man page for each command, or removes them.
#   Scripts/install.sh TOOL PREFIX
#   Scripts/install.sh --remove PREFIX
set -eu
tool=$1 prefix=$2
bash=$prefix/share/bash-completion/completions
zsh=$prefix/share/zsh/site-functions
fish=$prefix/share/fish/vendor_completions.d
man=$prefix/share/man/man1

# Pages of commands that there are no more go too.
rm -f "$man/numberrace.1" "$man"/numberrace-*.1
if [ "$tool" = --remove ]; then
  rm -f "$prefix/bin/numberrace" "$bash/numberrace" "$zsh/_numberrace" "$fish/numberrace.fish"
  echo "Removed numberrace from $prefix."
  exit 0
fi

mkdir -p "$prefix/bin" "$bash" "$zsh" "$fish" "$man"
# A tool that runs is replaced, not written over.
cp "$tool" "$prefix/bin/numberrace.new"
chmod 755 "$prefix/bin/numberrace.new"
mv "$prefix/bin/numberrace.new" "$prefix/bin/numberrace"
"$tool" --generate-completion-script bash > "$bash/numberrace"
"$tool" --generate-completion-script zsh > "$zsh/_numberrace"
"$tool" --generate-completion-script fish > "$fish/numberrace.fish"
"$tool" manual "$man"
echo "Installed numberrace in $prefix."
