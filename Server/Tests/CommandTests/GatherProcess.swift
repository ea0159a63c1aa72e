import Foundation

/// One of the real programs in a process of its own.
///
/// Unchecked, because `Process` does not say that it may be signalled and waited for from
/// different threads, as it may.
final class GatherProcess: @unchecked Sendable {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts the program; what it needs of the environment is `variables` alone.
  init(
    _ arguments: [String], variables: [String: String] = [:], program: URL = gather
  ) throws {
    process.executableURL = program
    process.arguments = arguments
    process.environment = variables
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// The product.
  static var gather: URL { program("gather") }

  /// The product together with the samples' services.
  static var samples: URL { program("samples") }

  /// The programs are built into the folder of the tests.
  private static func program(_ name: String) -> URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name)
  }

  /// By what the system knows the process.
  var id: Int32 { process.processIdentifier }

  /// The first line that the program prints.
  func firstLine() -> String {
    var line = Data()
    while true {
      let byte = output.fileHandleForReading.readData(ofLength: 1)
      if byte.isEmpty || byte == Data([0x0A]) { return String(decoding: line, as: UTF8.self) }
      line += byte
    }
  }

  /// Ends the program as a power cut would.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Asks the program to end.
  func terminate() -> Int32 {
    process.terminate()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Waits for the end of a program that ends by itself.
  func finish() -> Outcome {
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationStatus,
      output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }

  struct Outcome: Equatable {
    let exitCode: Int32
    let output: String
    let errors: String
  }
}

/// Runs the product to its end.
func gather(
  _ arguments: String..., variables: [String: String] = [:]
) throws -> GatherProcess.Outcome {
  try GatherProcess(arguments, variables: variables).finish()
}

/// Runs the product with the samples to its end.
func samples(
  _ arguments: String..., variables: [String: String] = [:]
) throws -> GatherProcess.Outcome {
  try GatherProcess(arguments, variables: variables, program: GatherProcess.samples).finish()
}
