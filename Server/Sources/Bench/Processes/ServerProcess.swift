import Foundation

/// A server in a process of its own, on a free port of this machine.
///
/// The conformance to `Sendable` is unchecked, because `Process` does not declare it.
final class ServerProcess: @unchecked Sendable {
  let port: Int
  private let process: Process

  /// Starts a program whose first line tells the address that it listens on.
  private init(_ name: String, _ arguments: [String]) throws {
    process = Process()
    process.executableURL = Self.programs.appendingPathComponent(name)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    // The server writes its log as usual, and the null device drops it.
    process.standardError = FileHandle.nullDevice
    try process.run()
    Interruption.endsToo(process.processIdentifier)
    let line = output.fileHandleForReading.firstLine()
    guard let port = line.split(separator: ":").last.flatMap({ Int($0) }) else {
      process.terminate()
      throw BenchError.noAddress(of: name)
    }
    self.port = port
  }

  /// Starts the product as an operator does.
  static func gather(database: String, options: [String] = []) throws -> ServerProcess {
    try ServerProcess("gather", ["serve", "--port", "0", "--database", database] + options)
  }

  /// Starts the bare server that the product is compared with.
  static func bare(responses: BareResponses) throws -> ServerProcess {
    try ServerProcess("Bench", ["bare", "--read", responses.read, "--write", responses.write])
  }

  /// The folder with all programs of the build.
  private static var programs: URL {
    Bundle.main.executableURL?.deletingLastPathComponent() ?? URL(fileURLWithPath: ".")
  }

  /// The resident memory of the process, in bytes.
  func residentMemory() throws -> Double {
    let path = "/proc/\(process.processIdentifier)/status"
    let status = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    guard let line,
      let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { throw BenchError.noMemoryFigure }
    return kilobytes * 1_024
  }

  /// Asks the server to end, and waits until it has ended.
  func stop() {
    process.terminate()
    waitUntilExit()
  }

  /// Ends the server without warning, like a power cut.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    waitUntilExit()
  }

  private func waitUntilExit() {
    process.waitUntilExit()
    Interruption.forget(process.processIdentifier)
  }
}

extension FileHandle {
  fileprivate func firstLine() -> String {
    var bytes = Data()
    while !bytes.contains(UInt8(ascii: "\n")) {
      let more = availableData
      if more.isEmpty { break }
      bytes += more
    }
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
