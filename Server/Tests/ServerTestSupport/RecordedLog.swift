package import Logging
import Synchronization

package final class RecordedLog: Sendable {
  private let state = Mutex((lines: [String](), secrets: [String]()))

  package init() {}

  /// The log's entries, a line for each.
  package var lines: [String] { state.withLock { $0.lines } }
  /// The secrets that must not be logged.
  package var secrets: [String] { state.withLock { $0.secrets } }
  package var text: String { lines.joined(separator: "\n") }
  /// A logger that records entries of every level.
  package var logger: Logger { Logger(label: "test") { _ in Handler(log: self) } }

  /// Adds a secret that must not be logged.
  package func remember(secret: String) { state.withLock { $0.secrets.append(secret) } }

  private func record(_ line: String) { state.withLock { $0.lines.append(line) } }

  private struct Handler: LogHandler {
    let log: RecordedLog
    var logLevel = Logger.Level.trace
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let all = metadata.merging(event.metadata ?? [:]) { $1 }
      let fields = all.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
      log.record("\(event.level) \(event.message) \(fields) \(event.source)")
    }
  }
}
