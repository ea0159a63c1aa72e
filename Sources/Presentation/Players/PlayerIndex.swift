package import Domain

/// The players of a squad, sorted by name and searchable.
package struct PlayerIndex: Equatable, Sendable {
  private let entries: [Entry]

  private struct Entry: Equatable {
    let player: Player
    let key: [UInt8]
  }

  /// Sorts the players that were not removed.
  package init(_ squad: Squad) {
    entries = squad.players
      .map { Entry(player: $0, key: SearchKey.folded($0.details.name.text)) }
      .sorted { left, right in
        left.key.lexicographicallyPrecedes(right.key)
          || (left.key == right.key && left.player.number < right.player.number)
      }
  }

  /// The players whose name contains the typed text, sorted by name; all when it is empty.
  package func players(matching typed: String) -> [Player] {
    let key = SearchKey.folded(typed)
    guard !key.isEmpty else { return entries.map { $0.player } }
    if SearchKey.isInitialConsonants(typed) {
      return entries.filter {
        SearchKey.folded(SearchKey.initialConsonants($0.player.details.name.text))
          .containsSequence(key)
      }.map { $0.player }
    }
    return entries.filter { $0.key.containsSequence(key) }.map { $0.player }
  }

  package var count: Int { entries.count }
}

extension [UInt8] {
  fileprivate func containsSequence(_ part: [UInt8]) -> Bool {
    guard part.count <= count else { return false }
    return (0...(count - part.count)).contains { start in
      self[start..<(start + part.count)].elementsEqual(part)
    }
  }
}
