import Foundation

/// Prints a line at once; the buffer of `print` would hold it back from a program that waits for it.
func tell(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// Prints a line on standard error, beside a table that other programs read.
func remark(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}

extension Date {
  /// The time for the name of a file, such as `20261123T031500Z`, which sorts as it passes.
  var nameOfFile: String {
    ISO8601Format(.init(dateSeparator: .omitted, timeSeparator: .omitted))
  }
}
