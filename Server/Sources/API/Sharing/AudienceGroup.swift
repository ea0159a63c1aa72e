import Domain
import NIOCore

/// The open pages of one audience, and what they show.
///
/// NB: A class, because a value is changed in a dictionary by way of the task's memory: 1 KB for each
/// open page.
final class AudienceGroup {
  var subscribers = Subscribers()
  /// What the pages show, as an event; `nil` before it was needed.
  var page: ByteBuffer?
  /// When the page looks different because time passes; `nil` when it does not.
  var changesAt: Instant?
  /// The number of states that the pages have had.
  var version: Int64 = 1
  /// What the pages were told of the link.
  var link = LinkState.works

  /// Whether what was sent last is being written.
  private var isWriting = false
  /// Whether something was sent meanwhile, which is left out.
  private var isOutdated = false
  /// The version of the page that was sent last.
  private var sentVersion: Int64 = 0
  private let whenWritten: @Sendable () -> Void

  /// What was left out while something else was being written.
  enum LeftOut { case page, time }

  init(whenWritten: @escaping @Sendable () -> Void) { self.whenWritten = whenWritten }

  func send(_ frames: ByteBuffer) {
    // A stream whose link is over has to end, so its task is woken.
    guard !link.ends else { return subscribers.send(frames, upTo: version) }
    guard !isWriting else { return isOutdated = true }
    sentVersion = version
    isWriting = subscribers.write(frames, upTo: version, whenWritten: whenWritten)
  }

  /// Returns what is to be sent now; `nil` when nothing was left out.
  func finishWriting() -> LeftOut? {
    defer { (isWriting, isOutdated) = (false, false) }
    guard isOutdated else { return nil }
    return sentVersion < version ? .page : .time
  }
}
