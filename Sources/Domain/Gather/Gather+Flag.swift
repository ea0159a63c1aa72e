extension Gather {
  /// What can be true of a gather.
  public enum Flag: Hashable, Sendable {
    /// The gather was deleted; kept, so that the deletion can be undone.
    case deleted
    /// Levels do not follow from its results.
    case excluded
    /// Tables do not count it.
    case leftOutOfTables
  }

  mutating func set(_ flag: Flag, to isSet: Bool) {
    switch flag {
    case .deleted: isDeleted = isSet
    case .excluded: isExcluded = isSet
    case .leftOutOfTables: isLeftOutOfTables = isSet
    }
  }
}

extension Gather.Flag {
  var field: Gather.Field {
    switch self {
    case .deleted: .deleted
    case .excluded: .excluded
    case .leftOutOfTables: .tables
    }
  }
}
