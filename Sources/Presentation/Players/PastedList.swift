import Domain

/// The names that were read from a pasted list, and which of them to add.
package struct PastedList {
  /// The text of the field when it opened.
  package let pasted: String
  private(set) var items: [Item] = []
  private(set) var isCut = false

  struct Item {
    let entry: NameList.Entry
    /// Whether a player has this name already.
    let isKnown: Bool
    /// Whether most other lines are marked, and this one is not.
    let isPerhapsHeading: Bool
    var isChosen: Bool
  }

  /// Opens a field with a text that was pasted elsewhere, or an empty one.
  init(_ text: String, in squad: Squad) {
    pasted = text
    read(text, in: squad)
  }

  /// Reads the names again; what the user chose about them stays.
  mutating func read(_ text: String, in squad: Squad) {
    let list = NameList(text)
    let known = Self.known(list, in: squad)
    let markedCount = list.entries.count { $0.isMarked }
    let hasHeadings = markedCount > list.entries.count - markedCount
    isCut = list.isCut
    items = zip(list.entries, known).map { entry, isKnown in
      let isPerhapsHeading = hasHeadings && !entry.isMarked
      let before = items.first { $0.entry.name == entry.name }
      return Item(
        entry: entry, isKnown: isKnown, isPerhapsHeading: isPerhapsHeading,
        isChosen: before?.isChosen ?? !(isKnown || isPerhapsHeading))
    }
  }

  /// Takes a name out, or in again.
  mutating func toggle(_ name: String) {
    guard let index = items.firstIndex(where: { $0.entry.name.text.isEqualByBytes(to: name) })
    else { return }
    items[index].isChosen.toggle()
  }

  /// The names to add.
  var chosen: [ShortText] { items.filter { $0.isChosen }.map { $0.entry.name } }

  /// For each name, whether a player has it, whatever its letter case and accents.
  private static func known(_ list: NameList, in squad: Squad) -> [Bool] {
    let keys = list.entries.map { SearchKey.folded($0.name.text) }
    var known = keys.map { _ in false }
    guard !keys.isEmpty else { return known }
    for player in squad.allPlayers where !player.isRemoved {
      let key = SearchKey.folded(player.details.name.text)
      if let index = keys.firstIndex(of: key) { known[index] = true }
    }
    return known
  }
}

/// A name of a pasted list, ready to show.
package struct PastedRow {
  package let name: String
  /// Why the name is left out at first; `nil` when it is not.
  package let note: String?
  package let isChosen: Bool
}
