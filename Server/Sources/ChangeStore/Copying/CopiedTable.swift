/// A table whose rows are copied from one database to another, whichever keeps it.
///
/// The raw values are the names of SQLite's tables. The cases are in an order in which no row refers to
/// one that comes later.
package enum CopiedTable: String, CaseIterable, Sendable {
  case squad, account, login, token
  case key = "recovery_key"
  case code = "recovery_code"
  case deletedAccount = "deleted_account"
  case spentSecret = "spent_secret"
  case change, rejection, link, snapshot

  /// The columns; the first of them are the key.
  package var columns: [CopiedColumn] {
    switch self {
    case .squad: [.bytes("id"), .integer("bytes")]
    case .account: [.bytes("id"), .bytes("squad"), .integer("created_at")]
    case .login:
      [
        .bytes("account"), .text("username"), .text("username_key"), .text("likeness"),
        .text("password_hash"),
      ]
    case .token:
      [
        .bytes("hash"), .bytes("session"), .bytes("account"), .text("device"),
        .integer("created_at"), .integer("manages_at"), .integer("last_used_at"),
        .integer("expires_at"),
      ]
    case .key:
      [
        .bytes("hash"), .bytes("account"), .bytes("session"), .text("device"),
        .integer("created_at"), .integer("manages_at"), .integer("last_used_at"),
        .truth("is_ended"),
      ]
    case .code:
      [.bytes("hash"), .bytes("account"), .truth("is_ended"), .integer("created_at")]
    case .deletedAccount: [.bytes("id")]
    case .spentSecret: [.bytes("secret")]
    case .change:
      [
        .bytes("squad"), .integer("sequence"), .bytes("id"), .bytes("author"),
        .truth("is_by_link"), .text("content"), .integer("checksum"),
      ]
    case .rejection: [.bytes("squad"), .bytes("id"), .text("content"), .text("reason")]
    case .link:
      [
        .bytes("secret"), .bytes("squad"), .text("kind"), .bytes("subject"), .bytes("id"),
        .truth("is_off"),
      ]
    case .snapshot: [.bytes("squad"), .integer("sequence"), .bytes("content")]
    }
  }

  /// How many of the first columns are the key, by which both kinds of databases order rows alike.
  var keyLength: Int {
    switch self {
    case .change, .rejection: 2
    default: 1
    }
  }
}

/// A column with the type of its values, which are never null.
package enum CopiedColumn: Hashable, Sendable {
  case bytes(String)
  case text(String)
  case integer(String)
  case truth(String)

  package var name: String {
    switch self {
    case .bytes(let name), .text(let name), .integer(let name), .truth(let name): name
    }
  }

  var isText: Bool {
    guard case .text = self else { return false }
    return true
  }
}

extension CopiedTable {
  var columnNames: String { columns.map(\.name).joined(separator: ", ") }
  var keyNames: String { columns.prefix(keyLength).map(\.name).joined(separator: ", ") }
}
