import Domain
import EmbeddedListWords
import PastedLists
import Presentation
import TestSupport
import Texts

/// An app on a device whose clock stands still and whose ids are numbered.
struct TestDevice {
  private(set) var app: App
  private(set) var now: Instant
  /// Whether what the user does stays on its way to the disk.
  var isDiskSlow = false
  /// Whether the words by which pasted lists are read come when the app asks for them.
  var hasListWords = true
  private let numbers = Numbers()

  /// Creates a device that has just read its storage, after all that happened in a match that is on.
  init(
    _ speech: Speech, keeping state: StoredState = StoredState(), isOnline: Bool = true,
    path: String = "/", at now: Instant = .kickOff, scoringLink: LinkSecret? = nil,
    wasHere: Bool = false, origin: String = "https://gather.example"
  ) {
    let matches = state.replica.squad.gathers.filter { $0.endedAt == nil }
    let latest = matches.map(\.latestInstant).max() ?? now
    self.now = max(now, latest)
    let surroundings = Surroundings(
      origin: origin, scoringLink: scoringLink, wasHere: wasHere,
      localTimeZone: LocalTimeZone { _ in 60 },
      dateForm: DateForm(isMonthFirst: false, hasTwelveHours: speech == .korean))
    app = App(path: path, speech.texts, surroundings, isOnline: isOnline, now: self.now)
    send(.device(.loaded(state)))
  }

  mutating func send(_ events: Event...) {
    for event in events {
      let effects = app.handle(
        event, in: Moment(now: now, uptime: now.milliseconds, randomBits: numbers.next))
      if effects.contains(.loadListWords), hasListWords {
        send(.device(.listWordsLoaded(.embedded)))
      }
      if !isDiskSlow { finishWriting() }
    }
  }

  private mutating func finishWriting() {
    _ = app.handle(
      .device(.stored), in: Moment(now: now, uptime: now.milliseconds, randomBits: numbers.next))
  }

  mutating func open(_ destination: Destination) {
    send(.device(.navigated(destination.path)))
  }

  /// Waits until so long after kick-off.
  mutating func wait(milliseconds: Int64) {
    now = max(now, Instant.kickOff.advanced(byMilliseconds: milliseconds))
    send(.device(.woke))
  }

  func with(_ events: Event...) -> Self {
    var device = self
    for event in events {
      device.send(event)
      while device.app.wakesAt == device.now { device.send(.device(.woke)) }
    }
    return device
  }

  /// The same device while the words of pasted lists are on their way.
  var withoutListWords: Self {
    var device = self
    device.hasListWords = false
    return device
  }

  /// An event whose work is still to be done.
  func before(_ event: Event) -> Self {
    var device = self
    device.send(event)
    return device
  }

  func at(_ destination: Destination) -> Self {
    var device = self
    device.open(destination)
    return device
  }

  func after(milliseconds: Int64) -> Self {
    var device = self
    device.wait(milliseconds: milliseconds)
    return device
  }
}

/// A counter in place of random bits.
final class Numbers {
  private var last: UInt64 = 1_000

  func next() -> UInt64 {
    last += 1
    return last
  }
}
