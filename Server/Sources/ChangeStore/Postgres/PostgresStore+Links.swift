package import Domain

extension PostgresStore {
  package func linkTarget(of secret: LinkSecret) async throws(StorageError) -> LinkTarget? {
    let sql = "SELECT squad, kind, subject, id FROM link WHERE secret = $1 AND NOT is_off"
    return try await read(sql, [.bytes([UInt8](secret.blob))]) { rows in
      guard rows.count > 0 else { return nil }
      let target = LinkTarget(
        squad: rows.bytes(0, 0), kind: rows.text(0, 1), subject: rows.bytes(0, 2),
        link: rows.bytes(0, 3))
      guard let target else { throw StorageError.corrupt }
      return target
    }
  }
}

extension LinkRow {
  func statement(in squad: Squad.ID) -> (sql: String, values: [PostgresValue]) {
    switch self {
    case .made(let subject, let id, let secret):
      let sql = """
        INSERT INTO link (secret, squad, kind, subject, id)
        SELECT $1::bytea, $2::bytea, $3::text, $4::bytea, $5::bytea
        WHERE NOT EXISTS (SELECT 1 FROM spent_secret WHERE secret = $1)
        ON CONFLICT (secret) DO NOTHING
        """
      let values: [PostgresValue] = [
        .bytes([UInt8](secret)), squad.value, .text(subject.kind), .bytes([UInt8](subject.blob)),
        .bytes([UInt8](id)),
      ]
      return (sql, values)
    case .turnedOff(let id):
      let sql = "UPDATE link SET is_off = true WHERE squad = $1 AND id = $2"
      return (sql, [squad.value, .bytes([UInt8](id))])
    }
  }
}
