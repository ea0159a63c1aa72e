import Domain
import Texts

/// The players of a squad, sorted by name and searchable.
///
/// NB: A class, although it is immutable: whether an index is still the same takes one comparison.
final class PlayerIndex: Sendable {
  /// The players that it was made from, in order of creation, removed ones included.
  let players: [Player]
  /// Those of them who are shown as another player.
  private let others: [Player.ID]
  /// The folded name of each of these players.
  let keys: [[UInt8]]
  /// The positions of the players to show, sorted by name.
  let sorted: [Int]
  /// The bytes by which the name of each of these players is sorted.
  private let sortingKeys: [[UInt8]]
  private let alphabet: Alphabet
  /// The numbers of players who share a name on the list, or among the archived ones, by their
  /// positions, in order of creation.
  private let numbers: [Int: Int]

  /// Creates the index of a squad's players, or of the archived ones, without others who are shown as another player.
  ///
  /// A name that the last index has, too, keeps its keys. Korean names come first in Korean, as in the
  /// lists of phones, and last in English.
  init(
    _ players: [Player], besides others: [Player.ID] = [], in alphabet: Alphabet = Alphabet(),
    after last: PlayerIndex? = nil, areArchived: Bool = false
  ) {
    self.alphabet = alphabet
    let keys = players.indices.map { position in
      last?.key(of: players[position], at: position)
        ?? SearchKey.folded(players[position].details.name.text)
    }
    self.players = players
    self.others = others
    self.keys = keys
    let former = last?.alphabet == alphabet ? last : nil
    sortingKeys = players.indices.map { position in
      former?.sortingKey(of: players[position], at: position)
        ?? alphabet.sortingKey(of: players[position].details.name.text, folded: keys[position])
    }
    let order = NameOrder(keys: sortingKeys)
    let shown = { (areArchived: Bool) in
      order.sorted(
        players.indices.filter {
          players[$0].isShown(areArchived: areArchived) && !others.contains(players[$0].id)
        })
    }
    sorted = shown(areArchived)
    numbers = Self.numbers([sorted, shown(!areArchived)], keys)
  }

  /// The name of the player at a position, with a number when others in the same list have it.
  func shownName(at position: Int) -> String {
    ShownNames.text(players[position].details.name, number: numbers[position])
  }

  /// The name of a player, with a number when others in the same list have it.
  func shownName(of player: Player) -> String {
    players.indices.contains(player.number - 1) && players[player.number - 1].id == player.id
      ? ShownNames.text(player.details.name, number: numbers[player.number - 1])
      : player.details.name.text
  }

  /// The index of the same squad at another time, perhaps in another language.
  func updated(
    _ players: [Player], besides others: [Player.ID] = [], in alphabet: Alphabet = Alphabet()
  ) -> PlayerIndex {
    let isSame =
      players.isSameMemory(as: self.players) && others == self.others && alphabet == self.alphabet
    return isSame ? self : PlayerIndex(players, besides: others, in: alphabet, after: self)
  }

  /// The positions of the players whose name contains the typed text, sorted by name; all when it
  /// is empty.
  func positions(matching typed: String) -> [Int] {
    let part = SearchKey.folded(typed)
    if part.isEmpty { return sorted }
    guard let korean = HangulSearch(part) else {
      return sorted.filter { keys[$0].containsSequence(part) }
    }
    return sorted.filter { korean.isFound(in: keys[$0]) }
  }

  /// A player on the list whose folded name is this; `nil` when there is none.
  func listedPlayer(withKey key: [UInt8]) -> Player? {
    sorted.first { keys[$0] == key }.map { players[$0] }
  }

  /// Numbers those who stand beside others of the same key.
  private static func numbers(_ lists: [[Int]], _ keys: [[UInt8]]) -> [Int: Int] {
    var numbers: [Int: Int] = [:]
    for list in lists {
      for (last, next) in zip(list, list.dropFirst()) where keys[last] == keys[next] {
        let number = numbers[last] ?? 1
        numbers[last] = number
        numbers[next] = number + 1
      }
    }
    return numbers
  }

  private func key(of player: Player, at position: Int) -> [UInt8]? {
    hasName(of: player, at: position) ? keys[position] : nil
  }

  private func sortingKey(of player: Player, at position: Int) -> [UInt8]? {
    hasName(of: player, at: position) ? sortingKeys[position] : nil
  }

  private func hasName(of player: Player, at position: Int) -> Bool {
    position < players.count && players[position].details.name == player.details.name
  }
}

/// The order of names in a list: those of the same key in order of creation.
private struct NameOrder {
  let keys: [[UInt8]]

  func sorted(_ positions: [Int]) -> [Int] { positions.sorted { precedes($0, $1) } }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (one, other) = (keys[left], keys[right])
    return one == other ? left < right : one.lexicographicallyPrecedes(other)
  }
}

extension Player {
  fileprivate func isShown(areArchived: Bool) -> Bool {
    !isRemoved && isArchived == areArchived
  }
}

extension Array {
  /// Whether both are one array, which takes no comparison of elements.
  ///
  /// Nothing changes the memory of an array as long as two variables hold it.
  func isSameMemory(as other: Self) -> Bool {
    withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress && one.count == $0.count }
    }
  }
}

extension [UInt8] {
  /// Whether the bytes contain others, one after another.
  fileprivate func containsSequence(_ part: [UInt8]) -> Bool {
    guard let first = part.first, part.count <= count else { return part.isEmpty }
    return (0...(count - part.count)).contains { start in
      self[start] == first && part.indices.allSatisfy { self[start + $0] == part[$0] }
    }
  }
}
