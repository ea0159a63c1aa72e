import Foundation
import Synchronization

/// Cleans up when the user interrupts the program.
enum Interruption {
  private static let processes = Mutex<Set<Int32>>([])

  /// Registers a process to end as well; the terminal does not end it, because it is in a group of
  /// its own.
  static func endsToo(_ process: Int32) {
    processes.withLock { _ = $0.insert(process) }
  }

  /// Removes a process that has ended, because another process may get its number.
  static func forget(_ process: Int32) {
    processes.withLock { _ = $0.remove(process) }
  }

  /// Removes the folder and exits on Ctrl-C and SIGTERM, as long as the result is retained.
  static func removes(_ scratch: ScratchFolder) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        for process in processes.withLock({ $0 }) { kill(process, SIGKILL) }
        scratch.remove()
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }
}
