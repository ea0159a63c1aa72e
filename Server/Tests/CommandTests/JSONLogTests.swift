import Domain
import Foundation
import HTTPTypes
import Logging
import NIOCore
import ServerCommand
import ServerTestSupport
import Synchronization
import TestSupport
import Testing
import Wire

@Suite("The log as JSON", .timeLimit(.minutes(5)))
struct JSONLogTests {
  private static let everyControl = String(
    String.UnicodeScalarView((0...0x9F).compactMap { Unicode.Scalar($0) }))

  /// What a handler writes for an entry, one element for each write.
  private func writes(
    of message: String, _ metadata: Logger.Metadata = [:], at level: Logger.Level = .error
  ) -> [[UInt8]] {
    let written = Recorded<[[UInt8]]>()
    var logger = Logger(
      label: "test",
      factory: { _ in
        JSONLogHandler(
          now: { .kickOff }, writeLine: { written.value = (written.value ?? []) + [$0] })
      })
    logger.logLevel = .trace
    logger[metadataKey: "hb.request.id"] = "7"
    logger.log(level: level, "\(message)", metadata: metadata)
    return written.value ?? []
  }

  @Test func `an entry is one object, with its metadata as members`() throws {
    let lines = writes(
      of: "GET /", ["status": "200", "tags": ["a", ["b": "c"]], "hb.request.id": "8"], at: .notice)

    let line = try #require(lines.first)
    #expect(lines.count == 1)
    #expect(
      String(decoding: line, as: UTF8.self) == """
        {"time":"\(Instant.kickOff.iso8601)","level":"notice","message":"GET /",\
        "hb.request.id":"8","status":"200","tags":["a",{"b":"c"}]}

        """)
  }

  @Test(arguments: [
    everyControl, #"","level":"forged","x":""#, "}\n{\"level\":\"forged\"}\r\n", #"\"\\"#,
    "\u{2028}\u{2029}\u{FEFF}", "유나 👩‍👩‍👧 e\u{301}", "",
  ])
  func `no text breaks out of its member`(_ text: String) throws {
    let lines = writes(of: text, [text + "key": "\(text)", "list": [.string(text)]])

    let line = try #require(lines.first)
    #expect(lines.count == 1)
    #expect(line.filter { $0 < 0x20 } == [0x0A])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
    #expect(object["message"] as? String == text)
    #expect(object["level"] as? String == "error")
    #expect(object[text + "key"] as? String == text)
    #expect(object["list"] as? [String] == [text])
    #expect(object.count == 6)
  }

  @Test func `metadata hides nothing that every entry has`() throws {
    let line = try #require(
      writes(of: "real", ["message": "forged", "level": "x", "time": "y", "metadata.time": "z"])
        .first)

    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(line)) as? [String: String])
    #expect(object["message"] == "real")
    #expect(object["metadata.message"] == "forged")
    #expect(object["level"] == "error")
    #expect(object["time"] == Instant.kickOff.iso8601)
    #expect(object.count == 7)
  }

  @Test func `a server writes an object a line for whatever is requested`() async throws {
    try await withTemporaryFolder { folder in
      // Given
      let server = try GatherServer(
        database: folder.appendingPathComponent("gather.sqlite"),
        arguments: ["--log-format", "json", "--log-level", "debug"])
      let connection = try await RawConnection(port: server.port)
      // When
      let path = #"/%00"}{"level":"forged"\"#
      try await connection.send("GET \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      #expect(await connection.read(until: "\r\n\r\n").contains("404"))
      server.process.askToEnd()
      let outcome = server.process.finish()
      // Then
      #expect(outcome.exitCode == 0)
      let lines = outcome.errors.split(separator: "\n")
      let entries = try lines.map {
        try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
      }
      for entry in entries {
        #expect(Instant(iso8601: entry["time"] as? String ?? "") != nil)
        #expect(Logger.Level(rawValue: entry["level"] as? String ?? "") != nil)
      }
      let request = try #require(entries.first { $0["message"] as? String == "GET \(path)" })
      #expect(request["level"] as? String == "info")
      #expect(request["status"] as? String == "404")
      #expect(request["event"] as? String == "none")
    }
  }

  @Test func `there are two forms of the log`() throws {
    let outcome = try gather("serve", "--log-format", "xml")

    #expect(
      outcome
        == .init(
          exitCode: 64, output: "",
          errors: "gather: --log-format must be text or json, unlike “xml”.\n"))
  }
}
