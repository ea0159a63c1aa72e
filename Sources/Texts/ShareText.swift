import Domain

/// A message for a group chat, put together from lines.
package struct ShareText {
  private var lines: [String] = []

  package init() {}

  /// The message.
  package var text: String { lines.joined(separator: "\n") }

  /// Adds a line.
  package mutating func add(_ line: String) { lines.append(line) }

  /// Adds a heading with the number of people, and their names as a numbered list.
  fileprivate mutating func add(_ title: String, _ names: [String], unnamed: Int, _ texts: Strings)
  {
    if !lines.isEmpty { add("") }
    add("\(title.onOneLine) (\(names.count + unnamed))")
    for (index, name) in names.enumerated() { add("\(index + 1). \(name.onOneLine)") }
    if unnamed > 0 { add(texts.andMore(unnamed)) }
  }
}

/// Joins words with spaces; those that are `nil` are left out.
package func words(_ words: String?...) -> String {
  words.compactMap { $0 }.joined(separator: " ")
}

extension Strings {
  /// The teams as a message, without those that are empty: "Bibs (5)", "1. Ann" …
  package func sharedTeams(
    _ teams: [(title: String, players: [String], unnamed: Int)]
  ) -> String {
    var text = ShareText()
    for team in teams where !team.players.isEmpty || team.unnamed > 0 {
      text.add(team.title, team.players, unnamed: team.unnamed, self)
    }
    return text.text
  }

  /// Names one after another, and how many more there are: "Ann, Ben and 1 more".
  package func row(_ names: [String], and unnamed: Int) -> String {
    if unnamed == 0 { return row(names) }
    return names.isEmpty ? andMore(unnamed) : listAndMore(row(names), and: unnamed)
  }
}

extension String {
  /// The text as a part of one line of a message: without line breaks, other controls, and marks
  /// that would turn around what follows, but for those that `Strings.isolated` puts around a name.
  package var onOneLine: String {
    let hasPairs = hasPairsOfIsolates
    return String(
      scalars: scalars.filter { !$0.changesLines || hasPairs && $0.isIsolate }[...])
  }

  /// Whether each isolate of the text has its end, in the text.
  private var hasPairsOfIsolates: Bool {
    var depth = 0
    for scalar in scalars where scalar.isIsolate {
      depth += scalar == "\u{2068}" ? 1 : -1
      if depth < 0 { return false }
    }
    return depth == 0
  }
}

extension Unicode.Scalar {
  /// Whether the scalar begins or ends an isolate, as `Strings.isolated` does.
  fileprivate var isIsolate: Bool { self == "\u{2068}" || self == "\u{2069}" }

  fileprivate var changesLines: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
