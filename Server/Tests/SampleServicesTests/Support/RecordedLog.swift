import Logging
import Synchronization

/// Keeps everything that is logged.
final class RecordedLog: Sendable {
  private let state = Mutex([String]())

  var lines: [String] { state.withLock { $0 } }
  var text: String { lines.joined(separator: "\n") }
  var logger: Logger { Logger(label: "test") { _ in Handler(log: self) } }

  private func record(_ line: String) { state.withLock { $0.append(line) } }

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
