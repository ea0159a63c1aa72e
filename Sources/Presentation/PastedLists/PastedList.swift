import Domain
import PastedLists

/// The names that were read from a pasted list, which of them to add, and what the user mended.
///
/// The items follow from the text and the mends, which are made again when the text changes.
package struct PastedList {
  /// The text of the field when it opened.
  package let pasted: String
  /// Whether the field is folded, because its text was read and the names matter more.
  package private(set) var isFolded = false
  private(set) var items: [Item] = []
  private(set) var isCut = false
  /// The item whose form is open, and the name that is typed there.
  private(set) var draft: (position: Int, name: String)?
  private(set) var text = ""
  private(set) var mends: [Mend] = []
  /// The words by which the text is read; `nil` while they are on their way.
  private var words: ListWords?
  /// Whether the text grew at once when it changed last.
  private var wasPasted = false

  struct Item {
    enum Kind {
      case person(ListAnswer)
      /// A line that names no one, as far as one can tell.
      case rest(ListRemark)
    }

    var name: ShortText
    let kind: Kind
    var remarks: [String] = []
    var guests = 0
    /// How else the name can be read.
    var alternative: ListAlternative?
    /// Whether someone of this name is further up in the list.
    var isRepeated = false
    /// The player of this name who is on the list of players already.
    var listed: Player.ID?
    /// The archived player of this name, who comes back.
    var archived: Player.ID?
    /// What the user chose; `nil` when the user left it as it was.
    var choice: Bool?

    var isListed: Bool { listed.map { _ in true } ?? false }
    var isChosen: Bool { choice ?? (comes && !isListed) }

    /// Whether the list says of someone for the first time that they play.
    private var comes: Bool {
      guard case .person(.plays) = kind else { return false }
      return !isRepeated
    }

    /// Whether they are in the match for which the list was written.
    var plays: Bool { isListed ? comes : isChosen }
    /// The player of the list who plays; `nil` for one who is new, who may have the name of another.
    var known: Player.ID? { isChosen ? nil : listed }

    var isPerson: Bool {
      if case .person = kind { true } else { false }
    }
  }

  /// Opens a field with a text that was pasted elsewhere, or an empty one.
  ///
  /// Without words the text waits, and `learn` reads it.
  init(_ text: String, by words: ListWords?, in squad: Squad) {
    pasted = text
    self.words = words
    read(text, in: squad)
  }

  /// Reads the names again; what the user chose and mended stays.
  mutating func read(_ text: String, in squad: Squad) {
    // A browser may say twice what a text is.
    guard !text.isEqualByBytes(to: self.text) else { return }
    let growth = text.utf8.count - self.text.utf8.count
    self.text = text
    wasPasted = growth > Self.typedAtOnce
    readItems(in: squad)
    fold()
  }

  /// Whether the words by which the text is read are on their way.
  var lacksWords: Bool { words.map { _ in false } ?? true }

  /// Whether there is a text that is read as soon as the words are here.
  var isWaiting: Bool { lacksWords && !firstLine.isEmpty }

  /// Reads the text by the words, which are here now; what was mended before is mended again.
  mutating func learn(_ words: ListWords, in squad: Squad) {
    self.words = words
    readItems(in: squad)
    fold()
  }

  private mutating func fold() { isFolded = wasPasted && items.count > 1 }

  /// More bytes than an input method adds to a text at once; what is longer was pasted.
  private static let typedAtOnce = 12

  /// The first line that is not empty.
  var firstLine: String { NameList.firstLine(of: text) }

  /// Opens the field again.
  mutating func unfold() { isFolded = false }

  private mutating func readItems(in squad: Squad) {
    guard let words else { return }
    let list = NameList(text, words)
    isCut = list.isCut
    items = list.entries.map { Item($0) } + list.rest.map { Item($0) }
    for mend in mends { apply(mend) }
    findPlayers(in: squad)
  }

  /// The names to add.
  var chosen: [Item] { items.filter { $0.isChosen } }

  /// Those who play in the match for which the list was written.
  var playing: [Item] { items.filter { $0.plays } }

  /// Finds the players who have the names, whatever their letter case and accents.
  private mutating func findPlayers(in squad: Squad) {
    var places: [[UInt8]: [Int]] = [:]
    for position in items.indices where items[position].isPerson {
      places[SearchKey.folded(items[position].name.text), default: []].append(position)
    }
    guard !places.isEmpty else { return }
    for player in squad.allPlayers where !player.isRemoved {
      for position in places[SearchKey.folded(player.details.name.text)] ?? [] {
        if !player.isArchived {
          items[position].listed = player.id
        } else if !items[position].isRepeated {
          items[position].archived = player.id
        }
      }
    }
  }
}

extension PastedList.Item {
  init(_ entry: NameList.Entry) {
    name = entry.name
    kind = .person(entry.answer)
    remarks = entry.remarks
    guests = entry.guests
    alternative = entry.alternative
    isRepeated = entry.isRepeated
  }

  init(_ line: NameList.Rest) {
    name = line.text
    kind = .rest(line.remark)
  }
}

// What the user mends.
extension PastedList {
  /// What a user changed about an item.
  struct Mend {
    enum Kind {
      case chosen(Bool), renamed(ShortText), split, joined, dropped, guestAdded
    }

    /// The item's name, and how many items of this name are before it.
    let name: ShortText
    let occurrence: Int
    let kind: Kind
  }

  /// The names that an item's name consists of; none while the words are on their way.
  private func names(within name: ShortText) -> [ShortText] {
    words.map { NameList.names(within: name, $0) } ?? []
  }

  /// Takes a name out, or in again.
  mutating func toggle(_ position: Int) {
    guard items.indices.contains(position) else { return }
    mend(position, .chosen(!items[position].isChosen))
  }

  /// Opens the form of an item.
  /// - Parameters:
  ///   - position: The item's place.
  ///   - typed: The name that was typed for an item before, and not used.
  mutating func openForm(_ position: Int, typed: Draft? = nil) {
    guard items.indices.contains(position) else { return }
    let name = items[position].name.text
    draft = (position, name)
    if let texts = typed?.texts, texts.count == 2, texts[0] == ExactText(name) {
      draft?.name = texts[1].text
    }
  }

  /// Whether the form of an item is open.
  var isMending: Bool { draft != nil }

  /// The item's name and the one that is typed in its form; nothing but for another name.
  var typedName: [String]? {
    guard let draft else { return nil }
    let name = items[draft.position].name.text
    return draft.name.isEmpty || draft.name.isEqualByBytes(to: name) ? [] : [name, draft.name]
  }

  mutating func closeForm() { draft = nil }

  mutating func type(_ name: String) { draft?.name = name }

  /// Takes over the name that was typed.
  mutating func rename(in squad: Squad) {
    guard let draft, let name = try? ShortText(draft.name) else { return }
    finish(draft.position, .renamed(name), in: squad)
  }

  /// Makes two items of the one whose form is open.
  mutating func split(in squad: Squad) {
    guard let draft, splitParts != nil else { return }
    finish(draft.position, .split, in: squad)
  }

  /// Makes one item of the one whose form is open and the next.
  mutating func join(in squad: Squad) {
    guard let draft, nextName != nil else { return }
    finish(draft.position, .joined, in: squad)
  }

  mutating func drop(in squad: Squad) {
    guard let draft else { return }
    finish(draft.position, .dropped, in: squad)
  }

  /// Adds an item for a guest of a person.
  mutating func addGuest(_ position: Int, in squad: Squad) {
    guard items.indices.contains(position), items[position].guests > 0 else { return }
    finish(position, .guestAdded, in: squad)
  }

  /// Reads an item in the other way that it can be read: as one person with the next, or as several.
  mutating func readDifferently(_ position: Int, in squad: Squad) {
    guard items.indices.contains(position) else { return }
    switch items[position].alternative {
    case .onePerson(let name) where position + 1 < items.count:
      finish(position, .joined, in: squad)
      if items[position].name != name { finish(position, .renamed(name), in: squad) }
    case .severalPeople: finish(position, .split, in: squad)
    case .onePerson, nil: break
    }
  }

  /// The names that an item and the next become when they are read differently; `nil` when there is one
  /// way to read it.
  func otherReading(of position: Int) -> [ShortText]? {
    switch items[position].alternative {
    case nil: nil
    case .severalPeople: names(within: items[position].name)
    case .onePerson(let name):
      position + 1 < items.count && items[position + 1].isPerson ? [name] : nil
    }
  }

  /// What the open form's item can be split into; `nil` when there is only one word.
  var splitParts: [ShortText]? {
    guard let draft, items.indices.contains(draft.position) else { return nil }
    let parts = names(within: items[draft.position].name)
    return parts.count > 1 ? parts : nil
  }

  /// The name of the item that can be joined with the open form's one.
  var nextName: ShortText? {
    guard let next = draft.map({ $0.position + 1 }), items.indices.contains(next),
      items[next].isPerson
    else { return nil }
    return items[next].name
  }

  private mutating func finish(_ position: Int, _ kind: Mend.Kind, in squad: Squad) {
    draft = nil
    mend(position, kind)
    for index in items.indices { items[index].listed = nil }
    findPlayers(in: squad)
  }

  private mutating func mend(_ position: Int, _ kind: Mend.Kind) {
    let name = items[position].name
    let occurrence = items[..<position].count { $0.name == name }
    let mend = Mend(name: name, occurrence: occurrence, kind: kind)
    mends.append(mend)
    apply(mend)
  }

  /// Makes mends of before again.
  mutating func take(_ mends: [Mend], in squad: Squad) {
    self.mends += mends
    readItems(in: squad)
  }

  private mutating func apply(_ mend: Mend) {
    let places = items.indices.filter { items[$0].name == mend.name }
    guard mend.occurrence < places.count else { return }
    let position = places[mend.occurrence]
    switch mend.kind {
    case .chosen(let isChosen): items[position].choice = isChosen
    case .renamed(let name): rename(position, to: [name])
    case .split: rename(position, to: names(within: items[position].name))
    case .joined: joinNext(to: position)
    case .dropped: items.remove(at: position)
    case .guestAdded: insertGuest(of: position)
    }
  }

  private mutating func rename(_ position: Int, to names: [ShortText]) {
    let before = items.remove(at: position)
    let isChosen = before.isPerson ? before.choice : true
    for name in names.reversed() {
      var item = Item(name: name, kind: before.isPerson ? before.kind : .person(.plays))
      item.choice = isChosen
      item.remarks = before.remarks
      item.guests = before.guests
      item.alternative = names.count == 1 ? before.alternative : nil
      items.insert(item, at: position)
    }
    // A name that was split with one tap is joined again with one.
    if names.count == 2, before.alternative != nil {
      items[position].alternative = .onePerson(before.name)
    }
  }

  private mutating func joinNext(to position: Int) {
    guard position + 1 < items.count,
      let name = try? ShortText("\(items[position].name.text) \(items[position + 1].name.text)")
    else { return }
    let next = items.remove(at: position + 1)
    items[position].name = name
    items[position].remarks += next.remarks
    items[position].guests += next.guests
    items[position].isRepeated = false
    if items[position].alternative != nil { items[position].alternative = .severalPeople }
  }

  private mutating func insertGuest(of position: Int) {
    let host = items[position]
    guard host.guests > 0 else { return }
    items[position].guests -= 1
    let number = items.count { $0.name.text.beginsByBytes(with: "\(host.name.text) +") } + 1
    guard let name = try? ShortText("\(host.name.text) +\(number)") else { return }
    var guest = Item(name: name, kind: .person(.plays))
    guest.choice = true
    items.insert(guest, at: position + number)
  }
}

/// An item of a pasted list, ready to show.
package struct PastedRow {
  /// The place of the item in the list, which the row's events carry.
  package let position: Int
  package let name: String
  /// What is known beside the name, such as why it is left out at first; `nil` when nothing is.
  package let note: String?
  package let isChosen: Bool
  /// "Change Ben".
  package let mendLabel: String
  /// "Add a guest of Ben"; `nil` when there is none.
  package let guestLabel: String?
  /// How else the name can be read; `nil` when there is one way.
  package let alternative: Alternative?

  /// The button that reads a name in its other way.
  package struct Alternative {
    /// "Two people?", as the button shows it.
    package let text: String
    /// "Split: Jean | Pierre", for screen readers.
    package let label: String
  }
}

/// The form in which an item of a pasted list is mended, ready to show.
package struct PastedSheet: Equatable {
  package let title: String
  /// The name as it is typed.
  package let name: String
  package let errorText: String?
  package let canConfirm: Bool
  /// "Split: Ann, Ben"; `nil` when there is nothing to split.
  package let splitLabel: String?
  /// "Join with Ben"; `nil` when no one follows.
  package let joinLabel: String?
}
