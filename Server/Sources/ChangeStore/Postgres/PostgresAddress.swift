import CPostgres

/// The address of a PostgreSQL database, as its client library reads it.
///
/// ```swift
/// let address = try PostgresAddress("postgresql://ann@db.example.org/gather")
/// address.name  // "postgresql://db.example.org/gather"
/// ```
package struct PostgresAddress: Equatable, Sendable {
  /// What the client library reads.
  package let text: String
  private let options: [String: String]

  /// The reason why an address is none; it may have a password, so it is never quoted.
  package enum Problem: Error {
    case unreadable
    /// A part of it has characters that separate parts, which a password may have.
    case ambiguous
  }

  /// Reads a URI or a list of options
  /// (https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING).
  package init(_ text: String) throws(Problem) {
    guard let first = PQconninfoParse(text, nil) else { throw .unreadable }
    defer { PQconninfoFree(first) }
    var options: [String: String] = [:]
    var option = first
    while let keyword = option.pointee.keyword {
      if let value = option.pointee.val {
        options[String(cString: keyword)] = String(cString: value)
      }
      option += 1
    }
    self.text = text
    self.options = options
    guard !text.contains("://") || isPlain else { throw .ambiguous }
  }

  /// Whether no part seems to have another one within it, such as in `postgresql://ann:12/34@host/gather`.
  private var isPlain: Bool {
    let host = options["host", default: ""]
    return !host.contains("@") && !options["dbname", default: ""].contains { "@/".contains($0) }
      && options["port", default: ""].allSatisfy { $0.isNumber || $0 == "," }
  }

  /// What messages call it: without its user, password and options.
  package var name: String {
    let hosts = options["host", default: ""].split(separator: ",", omittingEmptySubsequences: false)
    let ports = options["port", default: ""].split(separator: ",", omittingEmptySubsequences: false)
    let places = hosts.enumerated().map { place, host in
      // Folders of sockets are no part of it.
      guard !host.hasPrefix("/") else { return "" }
      let port = ports.count == 1 ? ports.first : ports.dropFirst(place).first
      let name = host.contains(":") ? "[\(host)]" : String(host)
      return port.map { $0.isEmpty ? name : "\(name):\($0)" } ?? name
    }
    return "postgresql://\(places.joined(separator: ","))/\(options["dbname", default: ""])"
  }
}
