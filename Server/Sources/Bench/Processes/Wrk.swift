import Foundation

/// One run of the load generator.
struct Wrk {
  let requests: Int
  let requestsPerSecond: Double
  /// How long the slowest hundredth of the responses took at least; 0 without the option `--latency`.
  let milliseconds99: Double

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
    milliseconds99 = Self.milliseconds(after: "99%", in: output) ?? 0
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

  /// A time as wrk writes it: "950.00us", "12.34ms" or "1.20s".
  private static func milliseconds(after marker: String, in text: String) -> Double? {
    guard let start = text.range(of: marker)?.upperBound,
      let word = text[start...].split(whereSeparator: \.isWhitespace).first
    else { return nil }
    let units = [("us", 0.001), ("ms", 1), ("s", 1_000)]
    guard let (unit, factor) = units.first(where: { word.hasSuffix($0.0) }) else { return nil }
    return Double(word.dropLast(unit.count)).map { $0 * factor }
  }

  private static func number(after marker: String, in text: String) -> Double? {
    guard let start = text.range(of: marker)?.upperBound else { return nil }
    return text[start...].split(whereSeparator: \.isWhitespace).first.flatMap { Double($0) }
  }
}
