public import Domain

extension PostgresStore {
  /// The gather that is shared by the link with a secret; `nil` when there is none, or when the link
  /// was turned off.
  /// - Throws: `StorageError` when storage cannot be read.
  public func sharedGather(
    behind secret: LinkSecret
  ) async throws(StorageError) -> SharedGather? {
    let sql = "SELECT squad, gather, id FROM link WHERE secret = $1 AND NOT is_off"
    return try await read(sql, [.bytes([UInt8](secret.blob))]) { rows in
      guard rows.count > 0 else { return nil }
      guard let squad = Squad.ID(blob: rows.bytes(0, 0)),
        let gather = Gather.ID(blob: rows.bytes(0, 1)),
        let link = GatherLink.ID(blob: rows.bytes(0, 2))
      else { throw StorageError.corrupt }
      return SharedGather(squad: squad, gather: gather, link: link)
    }
  }
}

extension LinkRow {
  func statement(in squad: Squad.ID) -> (sql: String, values: [PostgresValue]) {
    switch self {
    case .made(let gather, let id, let secret):
      let sql = """
        INSERT INTO link (secret, squad, gather, id) VALUES ($1, $2, $3, $4)
        ON CONFLICT (secret) DO NOTHING
        """
      return (
        sql, [.bytes([UInt8](secret)), squad.value, .bytes([UInt8](gather)), .bytes([UInt8](id))]
      )
    case .turnedOff(let id):
      let sql = "UPDATE link SET is_off = true WHERE squad = $1 AND id = $2"
      return (sql, [squad.value, .bytes([UInt8](id))])
    }
  }
}
