import NIOCore
import Synchronization

/// The responses that clients have not read yet, within a limit for all of them together.
///
/// Beyond it, connections are closed, first those whose clients read nothing for the longest time,
/// so that one who asks for much and reads nothing takes no memory from others.
final class UnreadBytes: Sendable {
  private struct Reader {
    let channel: any Channel
    var bytes: Int
    var lastRead: NIODeadline
  }

  private struct State {
    var readers: [ObjectIdentifier: Reader] = [:]
    var bytes = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) {
    self.limit = limit
  }

  /// The bytes that wait for their readers.
  var bytes: Int { state.withLock(\.bytes) }

  /// Adds bytes that a client has yet to read, and closes other connections where they take too much.
  func add(_ bytes: Int, to channel: any Channel, at now: NIODeadline) {
    let closed = state.withLock { state in
      let id = ObjectIdentifier(channel)
      let reader = Reader(channel: channel, bytes: 0, lastRead: now)
      state.readers[id, default: reader].bytes += bytes
      state.bytes += bytes
      return removeSlowest(beside: id, in: &state)
    }
    for channel in closed { channel.close(promise: nil) }
  }

  /// Takes note that a client read a part of what it has to read.
  func progress(of channel: any Channel, at now: NIODeadline) {
    state.withLock { $0.readers[ObjectIdentifier(channel)]?.lastRead = now }
  }

  /// Removes bytes that a client has read, or that are no longer sent to it.
  func remove(_ bytes: Int, of channel: any Channel) {
    state.withLock { state in
      let id = ObjectIdentifier(channel)
      guard let reader = state.readers[id] else { return }
      state.bytes -= bytes
      state.readers[id]?.bytes -= bytes
      if reader.bytes == bytes { state.readers[id] = nil }
    }
  }

  private func removeSlowest(
    beside newest: ObjectIdentifier, in state: inout State
  ) -> [any Channel] {
    guard state.bytes > limit else { return [] }
    var closed: [any Channel] = []
    let slowest = state.readers.filter { $0.key != newest }
      .sorted { $0.value.lastRead < $1.value.lastRead }
    for (id, reader) in slowest where state.bytes > limit {
      state.readers[id] = nil
      state.bytes -= reader.bytes
      closed.append(reader.channel)
    }
    return closed
  }
}
