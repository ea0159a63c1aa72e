import Domain

extension CopiedRow {
  /// Throws `AlteredChange` when the row is a change and not what was stored.
  func verify(as table: CopiedTable) throws {
    guard table == .change else { return }
    guard let (columns, checksum) = change, let squad = Squad.ID(blob: columns.squad) else {
      throw StorageError.corrupt
    }
    guard checksum == columns.checksum else {
      throw AlteredChange(squad: squad, sequence: columns.sequence)
    }
  }

  /// The columns of a change and its checksum; `nil` for a row of another table.
  private var change: (ChangeColumns, checksum: Int64)? {
    guard values.count == CopiedTable.change.columns.count,
      case .bytes(let squad) = values[0], case .integer(let sequence) = values[1],
      case .bytes(let id) = values[2], case .bytes(let author) = values[3],
      case .truth(let isByLink) = values[4], case .text(let content) = values[5],
      case .integer(let checksum) = values[6]
    else { return nil }
    let columns = ChangeColumns(
      squad: squad, sequence: sequence, id: id, author: author, isByLink: isByLink, content: content
    )
    return (columns, checksum)
  }
}
