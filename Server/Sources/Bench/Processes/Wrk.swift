import Foundation

/// One run of the load generator.
struct Wrk {
  let requests: Int
  let requestsPerSecond: Double

  static let connections = 64

  /// Loads a URL for some seconds; fails unless every response is a success.
  init(
    _ url: String, seconds: Int, connections: Int = connections, options: [String],
    script: [String] = []
  ) throws {
    let output = try Self.run(
      ["-t", "2", "-c", "\(connections)", "-d", "\(seconds)s"] + options + [url]
        + (script.isEmpty ? [] : ["--"] + script))
    guard !output.contains("Non-2xx"), !output.contains("Socket errors"),
      let requests = Self.number(before: " requests in ", in: output),
      let rate = Self.number(after: "Requests/sec:", in: output)
    else { throw BenchError.wrk(output) }
    self.requests = Int(requests)
    requestsPerSecond = rate
  }

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["wrk"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    Interruption.endsToo(process.processIdentifier)
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    Interruption.forget(process.processIdentifier)
    return text
  }

  private static func number(before marker: String, in text: String) -> Double? {
    guard let end = text.range(of: marker)?.lowerBound else { return nil }
    return text[..<end].split(whereSeparator: \.isWhitespace).last.flatMap { Double($0) }
  }

  private static func number(after marker: String, in text: String) -> Double? {
    guard let start = text.range(of: marker)?.upperBound else { return nil }
    return text[start...].split(whereSeparator: \.isWhitespace).first.flatMap { Double($0) }
  }
}
