#!/bin/sh
# Writes the recorded games as Swift source, so that the tool has them in itself. A test sees that they are the same.
set -eu
cd "$(dirname "$0")/.."
target=Sources/numberrace/Shell/RecordedGames+Text.swift
{
  echo "// Made by Scripts/embed-corpus.sh of Corpus/recorded-games.jsonl; not to be edited."
  echo "extension RecordedGames {"
  echo "  /// The recorded games that come with the tool, one JSON object a line."
  echo '  static let text = ##"""'
  sed 's/^/    /' Corpus/recorded-games.jsonl
  echo '    '
  echo '    """##'
  echo "}"
} > "$target"
