import ChangeStore
import Foundation

extension DatabasePlace {
  /// Reads the path of a file, or an address as PostgreSQL's programs take it.
  ///
  /// What looks like the address of anything else is refused, because a file of that name would be an empty
  /// database that was not meant. A file of such a name is named with its folder, as in `./a:b`.
  /// - Throws: `CommandError.notADatabase` or `CommandError.malformedAddress`.
  init(_ text: String) throws(CommandError) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let address = Self.uri(text) {
      self = .server(try Self.address(address))
    } else if Self.isLikeOptions(text) {
      guard let address = try? PostgresAddress(text) else { throw Self.refusal(of: text) }
      self = .server(address)
    } else if Self.isLikeAddress(text) {
      throw Self.refusal(of: text)
    } else {
      self = .file(text)
    }
  }

  private static func address(_ text: String) throws(CommandError) -> PostgresAddress {
    guard let address = try? PostgresAddress(text) else { throw .malformedAddress }
    return address
  }

  /// The address with its scheme as the client library knows it; `nil` for another scheme.
  private static func uri(_ text: String) -> String? {
    let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, ["postgresql", "postgres"].contains(parts[0].lowercased()) else {
      return nil
    }
    return "postgresql://" + parts[1]
  }

  /// Whether it begins like `dbname=gather` or `Host = db`.
  private static func isLikeOptions(_ text: String) -> Bool {
    text.prefixMatch(of: /[A-Za-z_][A-Za-z_ ]*=/) != nil
  }

  /// Whether it is like `mysql:x`, `host:5432/x`, `ann@host/x`, `"postgresql://x"` or `x host=y`; or is no
  /// name of a file, such as `:memory:`.
  private static func isLikeAddress(_ text: String) -> Bool {
    text.isEmpty || text.contains("://") || text.prefixMatch(of: /[A-Za-z0-9+.\[\]_-]*:/) != nil
      || text.prefixMatch(of: /[^\/]+@[^\/]+\//) != nil
      || text.firstMatch(of: /[\s;?&](host|hostaddr|port|user|dbname|password|service)\s*=/) != nil
  }

  /// Quotes no more than a scheme or the name of an option, because a password may follow.
  private static func refusal(of text: String) -> CommandError {
    let beginning = text.prefix { $0.isLetter || $0.isNumber || "+._-".contains($0) }
    let rest = text.dropFirst(beginning.count)
    guard let next = rest.first, ":=".contains(next) else { return .notADatabase("…") }
    return .notADatabase("\(beginning)\(next)…")
  }
}
