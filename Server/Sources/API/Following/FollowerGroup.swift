import NIOCore

/// The people who follow by one link in one language, and what they see.
///
/// NB: A class, because a value is changed in a dictionary by way of the task's memory: 1 KB for each
/// follower.
final class FollowerGroup {
  var subscribers = Subscribers()
  /// What the pages show, as an event; `nil` before it was needed.
  var page: ByteBuffer?
  /// The number of states that the pages have had.
  var version: Int64 = 1
  /// What the pages were told of the link.
  var link = Followers.LinkState.works

  /// Whether what was sent last is being written.
  private var isWriting = false
  /// Whether something was sent meanwhile, which is left out.
  private var isOutdated = false
  private let whenWritten: @Sendable () -> Void

  init(whenWritten: @escaping @Sendable () -> Void) { self.whenWritten = whenWritten }

  func send(_ frames: ByteBuffer) {
    // A stream whose link is over has to end, so its task is woken.
    guard link != .isOver else { return subscribers.send(frames, upTo: version) }
    guard !isWriting else { return isOutdated = true }
    isWriting = subscribers.write(frames, upTo: version, whenWritten: whenWritten)
  }

  /// Returns whether the pages are to be sent again.
  func finishWriting() -> Bool {
    defer { (isWriting, isOutdated) = (false, false) }
    return isOutdated
  }
}
