import Client
import Domain
import EmbeddedListWords
import EmbeddedTexts
import PastedLists
import Presentation
import TestSupport
import Texts

/// An app on a device, with a clock that tests set, predictable random bits, and a disk that
/// survives restarts.
struct TestApp {
  private(set) var app: App
  /// The device's disk.
  private(set) var disk: DeviceDisk
  /// All effects since the device was new, without those that `forgetEffects` removed.
  private(set) var effects: [Effect] = []
  /// The requests that the server has not responded to.
  var requests: [ServerCall] = []
  /// The messages that other windows have not received.
  var told: [[UInt8]] = []
  /// Whether a read stays under way until `finishReading`.
  var isReadingSlow = false
  /// What the read that is under way has read; `nil` when none is.
  private var reading: DeviceRecords.Contents?
  private var hasChangedSinceReading = false
  /// How often the disk was read or a request was dropped; a response to one from before does not
  /// count.
  private(set) var readCount = 0
  /// The last sequence number that came over the live stream; `nil` when none is open.
  var streamed: Int64?
  /// Whether the server's first sign of life has yet to come over the stream.
  var owesSign = false
  /// Whether a proxy holds back what the server sends over the stream.
  var isStreamHeldBack = false
  /// The correct time.
  var now: Instant
  /// How many milliseconds the device's clock is ahead.
  var clockError: Int64
  /// How many milliseconds the clock that is never set stood still, because the device slept.
  var asleep: Int64 = 0
  /// The error of all writes to the disk; `nil` while it works.
  var diskError: SaveError?
  /// The effects that wait for the disk, each with how many writes have to end before it.
  private var held: [(effect: Effect, writes: Int)] = []
  /// What comes in place of the texts of a language; `nil` while they come.
  var textsFailure: DeviceEvent?
  /// Whether the words by which pasted lists are read come when the app asks for them.
  var hasListWords = true
  private let bits: RandomBits
  private let language: Language
  /// The clocks of the device's zone, which a test may change before a restart.
  var localTimeZone: LocalTimeZone
  private let dateForm: DateForm
  private let scoringLink: LinkSecret?

  /// Creates a new device and opens the app on it.
  init(
    number: UInt64 = 1, keeping state: StoredState = StoredState(), path: String = "",
    language: Language = .english, minutesAheadOfUTC: Int = 0, dateForm: DateForm = .dayFirst,
    isOnline: Bool = true, now: Instant = .kickOff, clockError: Int64 = 0,
    scoringLink: LinkSecret? = nil, keepsCookies: Bool = true, wasHere: Bool = false,
    origin: String = "https://gather.example"
  ) {
    self.init(
      disk: DeviceDisk(state), bits: RandomBits(after: number << 32), path: path,
      language: language,
      localTimeZone: LocalTimeZone(minutesAheadOfUTC: { _ in minutesAheadOfUTC }),
      dateForm: dateForm,
      isOnline: isOnline, now: now, clockError: clockError, scoringLink: scoringLink,
      keepsCookies: keepsCookies, wasHere: wasHere, origin: origin)
    perform([.load])
  }

  /// Creates a device on which the browser was killed and started again, after `writes` of the
  /// transactions that were under way have ended.
  init(
    restarting other: Self, path: String = "", isOnline: Bool = true, afterWrites writes: Int = 0
  ) {
    self.init(
      disk: other.disk, bits: other.bits, path: path, language: other.language,
      localTimeZone: other.localTimeZone, dateForm: other.dateForm,
      isOnline: isOnline, now: other.now, clockError: other.clockError,
      scoringLink: other.scoringLink)
    disk.restart(afterWrites: writes)
    disk.reopen(window: bits.next() << 32)
    perform([.load])
  }

  /// Opens a second window of the browser, which uses the same disk.
  init(beside other: inout Self, number: UInt64) {
    other.disk.share()
    self.init(
      disk: other.disk, bits: RandomBits(after: number << 32), path: "", language: other.language,
      localTimeZone: other.localTimeZone, dateForm: other.dateForm, isOnline: true,
      now: other.now, clockError: other.clockError, scoringLink: other.scoringLink)
    disk.restart()
    disk.reopen(window: number << 32)
    perform([.load])
  }

  /// An app whose disk is still being read.
  static func opening(path: String = "", keeping state: StoredState = StoredState()) -> Self {
    Self(
      disk: DeviceDisk(state), bits: RandomBits(after: 1 << 32), path: path, language: .english,
      localTimeZone: LocalTimeZone { _ in 0 }, dateForm: .dayFirst, isOnline: true, now: .kickOff,
      clockError: 0)
  }

  private init(
    disk: DeviceDisk, bits: RandomBits, path: String, language: Language,
    localTimeZone: LocalTimeZone,
    dateForm: DateForm, isOnline: Bool, now: Instant, clockError: Int64,
    scoringLink: LinkSecret? = nil, keepsCookies: Bool = true, wasHere: Bool = false,
    origin: String = "https://gather.example"
  ) {
    let surroundings = Surroundings(
      origin: origin, scoringLink: scoringLink, keepsCookies: keepsCookies, wasHere: wasHere,
      window: bits.last,
      localTimeZone: localTimeZone, dateForm: dateForm)
    app = App(
      path: path, Strings(language), surroundings, isOnline: isOnline,
      now: now.advanced(byMilliseconds: clockError))
    self.disk = disk
    self.bits = bits
    self.language = language
    self.localTimeZone = localTimeZone
    self.dateForm = dateForm
    self.now = now
    self.clockError = clockError
    self.scoringLink = scoringLink
  }

  /// The time by the device's own clock.
  var deviceTime: Instant { now.advanced(byMilliseconds: clockError) }

  /// Sends an event to the app and returns its effects.
  @discardableResult
  mutating func send(_ event: Event) -> [Effect] {
    guard !disk.isKilled else { return [] }
    let deviceTime = deviceTime
    let uptime = now.milliseconds - asleep
    let asked = app.handle(
      event, in: Moment(now: deviceTime, uptime: uptime, randomBits: { [bits] in bits.next() }))
    perform(asked)
    return asked
  }

  /// Forgets the effects so far, so that a test sees those that come later.
  mutating func forgetEffects() { effects = [] }

  /// Whether writes stay under way until `finishWriting`.
  var isDiskSlow: Bool {
    get { disk.isSlow }
    set { disk.isSlow = newValue }
  }

  /// Kills the browser after so many writes more, also in the middle of an event's effects; `nil`
  /// lets it live on.
  mutating func kill(afterWrites count: Int?) { disk.kill(afterWrites: count) }

  /// Lets the disk end its oldest write, with `diskError` as a failure.
  mutating func finishWriting() {
    guard disk.isWriting else { return }
    let error = disk.finishOne(isRefused: diskError != nil) ? diskError : .outdated
    held = held.map { (effect: $0.effect, writes: $0.writes - 1) }
    let released = held.prefix { $0.writes == 0 }.map { $0.effect }
    held.removeFirst(released.count)
    // What waited for the write is performed before a read that begins now can end.
    let wasSlow = isReadingSlow
    isReadingSlow = true
    if let error { send(.device(.storingFailed(error))) }
    if !disk.isWriting { send(.device(.stored)) }
    for effect in released where !disk.isKilled { perform(effect) }
    isReadingSlow = wasSlow
    if !wasSlow { finishReading() }
  }

  private mutating func perform(_ asked: [Effect]) {
    effects += asked
    for effect in asked where !disk.isKilled {
      if disk.isWriting, effect.waitsForDisk || effect == .load {
        held.append((effect: effect, writes: disk.writeCount))
      } else {
        perform(effect)
      }
    }
    // Only now, because a browser ends no write while an app still asks for more.
    while !isDiskSlow, disk.isWriting { finishWriting() }
  }

  private mutating func perform(_ effect: Effect) {
    switch effect {
    case .load: startReading()
    case .loadTexts(let language):
      send(.device(textsFailure ?? .textsLoaded(Strings(language))))
    case .loadListWords: if hasListWords { send(.device(.listWordsLoaded(.embedded))) }
    case .store(let actions): store(actions)
    case .call(let call): requests.append(call)
    case .dropSync:
      requests.removeAll { $0.isSync }
      readCount += 1
    case .openStream(_, let known):
      streamed = known.since
      owesSign = true
    case .closeStream: streamed = nil
    case .tellOtherWindows(let message): told.append(disk.json(of: message))
    default: break
    }
  }

  private mutating func startReading() {
    hasChangedSinceReading = false
    reading = disk.contents
    if !isReadingSlow { finishReading() }
  }

  /// Lets the app have what was read, or read again when it has changed since.
  mutating func finishReading() {
    guard let contents = reading, !disk.isWriting else { return }
    guard !hasChangedSinceReading else { return startReading() }
    reading = nil
    requests.removeAll { $0.isSync }
    readCount += 1
    send(.device(.loaded(disk.load(contents))))
  }

  /// Receives a message of another window.
  mutating func receive(_ json: [UInt8]) {
    guard let message = disk.message(json: json) else { return }
    hasChangedSinceReading = true
    send(.device(.otherWindow(message)))
  }

  private mutating func store(_ actions: [StoreAction]) {
    hasChangedSinceReading = true
    let edition = disk.edition
    disk.perform(actions, replica: app.replica)
    if disk.edition != edition {
      held.append((effect: .tellOtherWindows(.reload), writes: disk.writeCount))
    }
  }
}
