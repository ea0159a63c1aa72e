import Domain

/// The players that a search finds; they are looked for again when the text or the index is another.
struct PlayerSearch {
  let text: String
  private let index: PlayerIndex
  /// The positions in the index, sorted by name.
  let found: [Int]

  init(_ text: String, in index: PlayerIndex) {
    self.text = text
    self.index = index
    found = index.positions(matching: text)
  }

  func updated(_ index: PlayerIndex) -> Self {
    index === self.index ? self : Self(text, in: index)
  }

  /// The name of the player at a position, told apart from others.
  func shownName(at position: Int) -> String { index.shownName(at: position) }
  /// The player at a position.
  subscript(position: Int) -> Player { index.players[position] }
  /// Whether there are no players, whatever the text.
  var hasNoPlayers: Bool { index.sorted.isEmpty }
}
