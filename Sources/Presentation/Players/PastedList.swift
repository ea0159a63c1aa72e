import Domain

/// The names that were read from a pasted list, and which of them to add.
package struct PastedList {
  /// The text of the field when it opened.
  package let pasted: String
  private(set) var items: [Item] = []
  private(set) var isCut = false

  struct Item {
    let entry: NameList.Entry
    /// Whether most other lines are marked, and this one is not.
    let isPerhapsHeading: Bool
    /// Whether a player of this name is on the list already.
    var isListed = false
    /// The archived player of this name, who comes back.
    var archived: Player.ID?
    var isChosen = true
  }

  /// Opens a field with a text that was pasted elsewhere, or an empty one.
  init(_ text: String, in squad: Squad) {
    pasted = text
    read(text, in: squad)
  }

  /// Reads the names again; what the user chose about them stays.
  mutating func read(_ text: String, in squad: Squad) {
    let list = NameList(text)
    let markedCount = list.entries.count { $0.isMarked }
    let hasHeadings = markedCount > list.entries.count - markedCount
    isCut = list.isCut
    let before = items
    items = list.entries.map { entry in
      Item(entry: entry, isPerhapsHeading: hasHeadings && !entry.isMarked)
    }
    findPlayers(in: squad)
    for (index, item) in items.enumerated() {
      items[index].isChosen =
        before.first { $0.entry.name == item.entry.name }?.isChosen
        ?? !(item.isListed || item.isPerhapsHeading)
    }
  }

  /// Takes a name out, or in again.
  mutating func toggle(_ name: String) {
    guard let index = items.firstIndex(where: { $0.entry.name.text.isEqualByBytes(to: name) })
    else { return }
    items[index].isChosen.toggle()
  }

  /// The names to add.
  var chosen: [Item] { items.filter { $0.isChosen } }

  /// Finds the players who have the names, whatever their letter case and accents.
  private mutating func findPlayers(in squad: Squad) {
    let keys = items.map { SearchKey.folded($0.entry.name.text) }
    guard !keys.isEmpty else { return }
    for player in squad.allPlayers where !player.isRemoved {
      let key = SearchKey.folded(player.details.name.text)
      guard let index = keys.firstIndex(of: key) else { continue }
      if player.isArchived {
        items[index].archived = player.id
      } else {
        items[index].isListed = true
      }
    }
  }
}

/// A name of a pasted list, ready to show.
package struct PastedRow {
  package let name: String
  /// Why the name is left out at first; `nil` when it is not.
  package let note: String?
  package let isChosen: Bool
}
