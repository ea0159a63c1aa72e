import API
package import Domain
package import Logging
import Wire

/// Writes each entry of the log as a JSON object, a line for each.
///
/// An object has `time`, `level` and `message`, and a member for each key of the metadata.
package struct JSONLogHandler: LogHandler {
  package var logLevel = Logger.Level.info
  package var metadata: Logger.Metadata = [:]
  package var metadataProvider: Logger.MetadataProvider?

  private let now: @Sendable () -> Instant
  private let writeLine: @Sendable ([UInt8]) -> Void

  /// Creates a handler; `writeLine` gets each line with the line feed at its end.
  package init(
    now: @escaping @Sendable () -> Instant, writeLine: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.now = now
    self.writeLine = writeLine
  }

  package subscript(metadataKey key: String) -> Logger.MetadataValue? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  package func log(event: LogEvent) {
    let entry = JSON.object(
      [
        JSON.Member("time", .string(now().iso8601)),
        JSON.Member("level", .string(event.level.rawValue)),
        JSON.Member("message", .string(event.message.description)),
      ] + members(of: event))
    writeLine(JSONWriter.write { $0.value(entry) } + [UInt8(ascii: "\n")])
  }

  private func members(of event: LogEvent) -> [JSON.Member] {
    var all = metadata.merging(metadataProvider?.get() ?? [:]) { $1 }
    all.merge(event.metadata ?? [:]) { $1 }
    if let error = event.error { all["error.message"] = "\(error)" }
    let members = all.sorted { $0.key < $1.key }.map { (Self.name(of: $0.key), $0.value.json) }
    return Dictionary(members) { first, _ in first }.sorted { $0.key < $1.key }
      .map { JSON.Member($0.key, $0.value) }
  }

  /// A key that does not hide what every entry has.
  private static func name(of key: String) -> String {
    ["time", "level", "message"].contains(key) ? "metadata.\(key)" : key
  }
}

extension Logger.MetadataValue {
  fileprivate var json: JSON {
    switch self {
    case .string(let text): .string(text)
    case .stringConvertible(let value): .string(value.description)
    case .array(let values): .array(values.map(\.json))
    case .dictionary(let values):
      .object(
        values.sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value.json) })
    }
  }
}
