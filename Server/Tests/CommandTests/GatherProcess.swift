import Foundation
import ServerTestSupport

/// One of the real programs, in its own process.
///
/// The conformance to `Sendable` is unchecked, because `Pipe` does not declare it.
final class GatherProcess: @unchecked Sendable {
  private let process: SpawnedProcess
  private let output = Pipe()
  private let errors = Pipe()
  private let input = Pipe()

  /// Starts the program with no environment but `variables`, and with a pipe or a terminal as its
  /// input.
  init(
    _ arguments: [String], variables: [String: String] = [:], program: URL = gather,
    terminal: Terminal? = nil
  ) throws {
    let side = terminal?.programSide ?? input.fileHandleForReading
    process = try SpawnedProcess(
      program.path, arguments, variables: variables,
      streams: [
        side.fileDescriptor, output.fileHandleForWriting.fileDescriptor,
        errors.fileHandleForWriting.fileDescriptor,
      ])
    // The program has its own.
    try output.fileHandleForWriting.close()
    try errors.fileHandleForWriting.close()
    try input.fileHandleForReading.close()
  }

  static var gather: URL { program("gather") }

  /// The program `samples`, which adds the samples' services.
  static var samples: URL { program("samples") }

  /// Finds a program in the folder of the tests, into which all programs are built.
  private static func program(_ name: String) -> URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Types a text into the program, and nothing more.
  func type(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
  }

  /// Types a line into the program, which may read more.
  func say(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  var id: Int32 { process.id }

  /// Waits for the first line that the program prints.
  func firstLine() -> String { Self.line(of: output) }

  /// Waits for the first line that the program prints as an error or a prompt.
  func firstComplaint() -> String { Self.line(of: errors) }

  private static func line(of pipe: Pipe) -> String {
    var line = Data()
    while true {
      let byte = pipe.fileHandleForReading.readData(ofLength: 1)
      if byte.isEmpty || byte == Data([0x0A]) { return String(decoding: line, as: UTF8.self) }
      line += byte
    }
  }

  /// Reads what the program complains of and forgets it, because a full pipe would hold the program up.
  func ignoreComplaints() {
    errors.fileHandleForReading.readabilityHandler = { handle in
      // At the end it would be called for ever.
      if handle.availableData.isEmpty { handle.readabilityHandler = nil }
    }
  }

  /// Ends the program without warning, like a power cut.
  func kill() {
    process.send(SIGKILL)
    process.wait()
  }

  /// Stops the program where it is, until `goOn`.
  func freeze() { process.send(SIGSTOP) }

  func goOn() { process.send(SIGCONT) }

  /// Asks the program to end, and waits until it has ended.
  func terminate() -> Int32 {
    process.send(SIGTERM)
    return process.wait()
  }

  /// Asks the program to end, and does not wait.
  func askToEnd() { process.send(SIGTERM) }

  /// Waits until the program has ended.
  func wait() -> Int32 { process.wait() }

  /// Does what the key combination Control-C does in a terminal, and waits until the program ends.
  func interrupt() {
    process.send(SIGINT)
    process.wait()
  }

  /// Waits until the program ends by itself.
  func finish() -> Outcome {
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    return Outcome(
      exitCode: process.wait(),
      output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }

  struct Outcome: Equatable {
    let exitCode: Int32
    let output: String
    let errors: String
  }
}

func gather(
  _ arguments: String..., variables: [String: String] = [:], input: String = ""
) throws -> GatherProcess.Outcome {
  let process = try GatherProcess(arguments, variables: variables)
  try process.type(input)
  return process.finish()
}

func samples(
  _ arguments: String..., variables: [String: String] = [:]
) throws -> GatherProcess.Outcome {
  try GatherProcess(arguments, variables: variables, program: GatherProcess.samples).finish()
}
