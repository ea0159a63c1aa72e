import API
import Foundation
import Synchronization

extension JSONLogHandler {
  /// A handler that writes each line to standard error at once.
  static func standardError() -> Self {
    Self(now: ServerEnvironment.real.now) { line in
      turn.withLock { _ in writeAll(line) }
    }
  }

  /// Keeps long lines of several threads apart, which a pipe may take in parts.
  private static let turn = Mutex(())

  private static func writeAll(_ line: [UInt8]) {
    line.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(
          STDERR_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        // Where no line can be written, none can say so.
        guard count > 0 || errno == EINTR else { return }
        rest = rest.dropFirst(max(0, count))
      }
    }
  }
}
