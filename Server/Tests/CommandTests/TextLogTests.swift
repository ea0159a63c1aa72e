import Logging
import ServerCommand
import ServerTestSupport
import Testing

@Suite("The log as text")
struct TextLogTests {
  /// Keeps what a handler writes.
  private struct Lines: TextOutputStream, Sendable {
    let written: Recorded<String>

    mutating func write(_ text: String) {
      written.value = (written.value ?? "") + text
    }
  }

  /// The line of an entry without its time, by a handler that writes to a stream.
  private func line(
    _ metadata: Logger.Metadata, by handler: (StreamLogHandler) -> any LogHandler
  ) -> String {
    let lines = Lines(written: Recorded())
    var logger = Logger(
      label: "gather", factory: { handler(StreamLogHandler(label: $0, stream: lines)) })
    logger[metadataKey: "hb.request.id"] = "7"
    logger[metadataKey: "removed"] = "x"
    logger[metadataKey: "removed"] = nil
    logger.notice("GET /", metadata: metadata)
    return String((lines.written.value ?? "").drop { $0 != " " })
  }

  @Test(arguments: [[:], ["status": "200"], ["hb.request.id": "8"]] as [Logger.Metadata])
  func `a line is that of the library's own handler`(_ metadata: Logger.Metadata) {
    let ours = line(metadata) { TextLogHandler($0) }

    #expect(ours == line(metadata) { $0 })
    #expect(ours.contains("hb.request.id="))
    #expect(ours.hasSuffix("[CommandTests] GET /\n"))
  }
}
