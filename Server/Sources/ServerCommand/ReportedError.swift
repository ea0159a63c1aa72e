import ArgumentParser
import Foundation

/// An error that ends a command with one line on standard error.
package protocol ReportedError: Error {
  /// The exit code, as in `sysexits.h`.
  var exitCode: Int32 { get }
  /// One line that tells the operator what to do.
  var message: String { get }
}

/// Does a command's work; a `ReportedError` is printed and ends the command with its exit code.
package func reporting<Value>(_ work: () async throws -> Value) async throws -> Value {
  do {
    return try await work()
  } catch let error as any ReportedError {
    complain(error.message)
    throw ExitCode(error.exitCode)
  }
}

/// Prints a line on standard error, after the program's name.
func complain(_ line: String) {
  let program = URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
  FileHandle.standardError.write(Data("\(program): \(line)\n".utf8))
}
