package import Domain

/// The names in a list that a user copied from a chat, a note or a table.
///
/// ```swift
/// NameList("Sunday\n1. Ann\n2) ✅ Ben, 유나\n[20:14] Cem: in")  // Sunday, Ann, Ben, 유나, Cem
/// ```
/// Numbers, bullets and emoji around a name are left out, as are names that came before.
package struct NameList {
  /// The maximum number of names, as many as can take part in a gather.
  package static let limit = Gather.participantLimit

  /// The names in the order of the text.
  package private(set) var entries: [Entry] = []
  /// Whether the text has more names than the limit.
  package private(set) var isCut = false
  private var keys: [[UInt8]] = []

  /// A name in the list.
  package struct Entry {
    package let name: ShortText
    /// Whether the line had a number, a bullet or a sender, as names have and headings have not.
    package let isMarked: Bool
  }

  /// Reads the names of a text.
  package init(_ text: String) {
    var line: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      guard scalar.endsLine else {
        line.append(scalar)
        continue
      }
      read(line: line[...])
      line.removeAll(keepingCapacity: true)
    }
    read(line: line[...])
  }

  private mutating func read(line: Scalars) {
    guard let message = ChatMessage(line) else { return readNames(in: line) }
    guard message.text.isNumbered else { return add(message.sender, isMarked: true) }
    readNames(in: message.text)
  }

  private mutating func readNames(in line: Scalars) {
    let isMarked = line.isMarked
    for part in line.split(whereSeparator: { $0.separatesNames }) {
      // What has a time or a colon at its end is a heading.
      let isHeading = part.time != nil || part.last { !$0.isSpace }?.isColon == true
      if !isHeading { add(part, isMarked: isMarked) }
    }
  }

  private mutating func add(_ part: Scalars, isMarked: Bool) {
    guard let name = part.name else { return }
    let key = SearchKey.folded(name.text)
    guard !keys.contains(key) else { return }
    guard entries.count < Self.limit else {
      isCut = true
      return
    }
    keys.append(key)
    entries.append(Entry(name: name, isMarked: isMarked))
  }
}
