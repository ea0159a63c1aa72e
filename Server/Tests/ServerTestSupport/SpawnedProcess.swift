package import Foundation
import Synchronization

/// A program in a process of its own, without the caller's environment and open files.
///
/// Not `Process`, which reads beyond a buffer when this process has many open files, and then may crash
/// (https://github.com/swiftlang/swift-corelibs-foundation/pull/5472).
package final class SpawnedProcess: Sendable {
  package let id: pid_t
  private let status = Mutex<Int32?>(nil)

  /// Starts a program; `streams` become its input, output and errors.
  package init(
    _ program: String, _ arguments: [String], variables: [String: String], streams: [Int32]
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (place, file) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file, Int32(place))
    }
    Self.closeFiles(from: Int32(streams.count), in: &actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads of tests block signals, and a child inherits that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let environment = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + environment).forEach { free($0) } }
    var id = pid_t()
    let failure = posix_spawn(&id, program, &actions, &attributes, words, environment)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .ENOENT) }
    self.id = id
  }

  private static func closeFiles(from first: Int32, in actions: inout posix_spawn_file_actions_t) {
    // In libc, but not in Swift's module of glibc.
    guard let symbol = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") else { return }
    typealias Actions = UnsafeMutablePointer<posix_spawn_file_actions_t>
    typealias AddCloseFrom = @convention(c) (Actions, Int32) -> Int32
    _ = unsafeBitCast(symbol, to: AddCloseFrom.self)(&actions, first)
  }

  package func send(_ signal: Int32) { kill(id, signal) }

  /// Waits until the program has ended.
  /// - Returns: Its exit status, or the number of the signal that ended it.
  @discardableResult
  package func wait() -> Int32 {
    status.withLock { known in
      if let known { return known }
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      let ended = status & 0x7F == 0 ? status >> 8 & 0xFF : status & 0x7F
      known = ended
      return ended
    }
  }
}
