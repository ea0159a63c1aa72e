import Foundation
import Synchronization

/// Leaves nothing behind when somebody interrupts the program.
enum Interruption {
  private static let processes = Mutex<Set<Int32>>([])

  /// Ends the process as well, which the terminal does not: it is in a group of its own.
  static func endsToo(_ process: Int32) {
    processes.withLock { _ = $0.insert(process) }
  }

  /// The process has ended; another may get its number.
  static func forget(_ process: Int32) {
    processes.withLock { _ = $0.remove(process) }
  }

  /// Removes the folder and exits on Ctrl-C and SIGTERM, for as long as the result lives.
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
