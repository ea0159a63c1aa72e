/// When users last set each field of a value.
///
/// A device may deliver an edit long after it was made. These instants tell an edit that is older than
/// the one it would replace ([decision 28](../../docs/decisions/0028-an-older-edit-does-not-win.md)).
public struct EditTimes<Field: Hashable & Sendable>: Sendable {
  /// The instant at which a field was last set.
  public struct Entry: Equatable, Sendable {
    /// The field.
    public let field: Field
    /// When it was set, by the clock of the device on which a user did so.
    public fileprivate(set) var setAt: Instant

    /// Creates an entry.
    public init(field: Field, setAt: Instant) {
      self.field = field
      self.setAt = setAt
    }
  }

  /// An entry for each field that was ever set, in the order in which they were first set.
  public private(set) var entries: [Entry] = []

  /// Creates the times of a value of which no field was set since it was made.
  public init() {}

  /// Creates times that were read from storage; `nil` when a field is repeated.
  public init?(_ entries: [Entry]) {
    for entry in entries {
      guard self[entry.field] == nil else { return nil }
      self.entries.append(entry)
    }
  }

  /// When a field was last set; `nil` when it has the value with which it was made.
  public subscript(field: Field) -> Instant? { entries.first { $0.field == field }?.setAt }

  /// When any field was last set.
  var latest: Instant? { entries.map { $0.setAt }.max() }

  /// Notes that a field was set; an earlier instant than the known one changes nothing.
  mutating func note(_ field: Field, setAt instant: Instant) {
    guard let position = entries.firstIndex(where: { $0.field == field }) else {
      entries.append(Entry(field: field, setAt: instant))
      return
    }
    entries[position].setAt = max(entries[position].setAt, instant)
  }

  /// The entries of other times of the same value that are later than these, or not here.
  func later(in other: Self) -> [Entry] {
    other.entries.filter { entry in self[entry.field].map { $0 < entry.setAt } ?? true }
  }

  /// The times without those of some fields.
  func without(_ isLeftOut: (Field) -> Bool) -> Self {
    var rest = self
    rest.entries.removeAll { isLeftOut($0.field) }
    return rest
  }
}

extension EditTimes: Hashable {
  /// Always `true`: a player whose name was changed and changed back is the same player.
  public static func == (_: Self, _: Self) -> Bool { true }

  /// Adds nothing, as all are equal.
  public func hash(into hasher: inout Hasher) {}
}
