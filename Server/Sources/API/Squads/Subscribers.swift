import Domain
import NIOCore
import NIOHTTPTypes
import Wire

/// A live stream of a squad's changes, as a namespace for its id.
enum Subscriber {
  typealias ID = Int
}

/// An event for a subscriber.
enum LiveEvent: Sendable {
  /// Changes as server-sent events, and the last sequence number that they cover.
  case changes(ByteBuffer, upTo: Int64)
  /// A sign that the server is still there, without changes.
  case heartbeat
  case closed

  /// The event that tells a script that the stream still works; a script sees no comment.
  static let signOfLife = "event: alive\ndata: alive\n\n"

  /// Encodes changes as server-sent events, each with its sequence number as the event's id.
  ///
  /// The format is that of https://html.spec.whatwg.org/multipage/server-sent-events.html.
  static func frames(_ changes: [SequencedChange]) -> ByteBuffer {
    var buffer = ByteBuffer()
    for change in changes {
      buffer.writeString("id: \(change.sequence)\ndata: ")
      buffer.writeBytes(JSONWriter.write { $0.change(change) })
      buffer.writeString("\n\n")
    }
    return buffer
  }
}

/// The live streams of one squad; a waiting stream has sent every change that was published.
struct Subscribers {
  private enum State {
    /// The stream is writing its last event, and may have missed a heartbeat meanwhile.
    case busy(owesHeartbeat: Bool)
    case waiting(CheckedContinuation<LiveEvent, Never>, on: (any Channel)?)
    case stopped
  }

  private var states: [Subscriber.ID: State] = [:]
  private var nextID = 0

  /// The number of subscribers that wait for the next event.
  var waitingCount: Int {
    states.values.count { if case .waiting = $0 { true } else { false } }
  }

  mutating func join() -> Subscriber.ID {
    nextID += 1
    states[nextID] = .busy(owesHeartbeat: false)
    return nextID
  }

  mutating func leave(_ id: Subscriber.ID) {
    states[id] = nil
  }

  /// Waits for the next event; on a connection, also for what is written to it directly.
  mutating func wait(
    _ id: Subscriber.ID, _ continuation: CheckedContinuation<LiveEvent, Never>,
    on channel: (any Channel)? = nil
  ) {
    guard case .busy(let owesHeartbeat) = states[id] else {
      return continuation.resume(returning: .closed)
    }
    guard !owesHeartbeat else {
      states[id] = .busy(owesHeartbeat: false)
      return continuation.resume(returning: .heartbeat)
    }
    states[id] = .waiting(continuation, on: channel)
  }

  mutating func stop(_ id: Subscriber.ID) {
    guard let state = states[id] else { return }
    if case .waiting(let continuation, _) = state { continuation.resume(returning: .closed) }
    states[id] = .stopped
  }

  mutating func stopAll() {
    for id in Array(states.keys) { stop(id) }
  }

  mutating func publish(_ changes: [SequencedChange], upTo sequence: Int64) {
    guard !changes.isEmpty, !states.isEmpty else { return }
    send(LiveEvent.frames(changes), upTo: sequence)
  }

  /// Sends what was encoded before to every subscriber that waits; a busy one asks for it itself.
  mutating func send(_ frames: ByteBuffer, upTo sequence: Int64) {
    resumeAll(.changes(frames, upTo: sequence))
  }

  /// Writes to the connections of all subscribers that wait, and which then wait on.
  ///
  /// NB: To wake a thousand tasks takes as long as to write to their connections. So each event loop
  /// writes to all of its own in one turn. Where a client reads too slowly, its task is woken, which
  /// waits until the connection takes more.
  ///
  /// - Returns: Whether anything is written; `whenWritten` is called when it was.
  mutating func write(
    _ frames: ByteBuffer, upTo sequence: Int64, whenWritten: @escaping @Sendable () -> Void
  ) -> Bool {
    var turns: [ObjectIdentifier: (loop: any EventLoop, channels: [any Channel])] = [:]
    for (id, state) in states {
      guard case .waiting(let continuation, let channel) = state else { continue }
      if let channel, channel.isWritable {
        let loop = channel.eventLoop
        turns[ObjectIdentifier(loop), default: (loop, [])].channels.append(channel)
      } else {
        states[id] = .busy(owesHeartbeat: false)
        continuation.resume(returning: .changes(frames, upTo: sequence))
      }
    }
    let written = turns.values.map { turn in
      turn.loop.submit { [channels = turn.channels] in
        for channel in channels {
          channel.writeAndFlush(HTTPResponsePart.body(frames), promise: nil)
        }
      }
    }
    guard let loop = turns.values.first?.loop else { return false }
    EventLoopFuture.andAllComplete(written, on: loop).whenComplete { _ in whenWritten() }
    return true
  }

  /// The number of subscribers.
  var count: Int { states.count }

  /// Sends a heartbeat to every subscriber.
  ///
  /// A busy subscriber gets it when it next waits, so that its token is checked in time.
  mutating func heartbeat() {
    for id in Array(states.keys) {
      if case .busy = states[id] { states[id] = .busy(owesHeartbeat: true) }
    }
    resumeAll(.heartbeat)
  }

  private mutating func resumeAll(_ event: LiveEvent) {
    for id in Array(states.keys) {
      guard case .waiting(let continuation, _) = states[id] else { continue }
      states[id] = .busy(owesHeartbeat: false)
      continuation.resume(returning: event)
    }
  }
}
