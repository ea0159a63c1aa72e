import Browser
import Client
import Domain
import Presentation
import Screens
import Wire

/// The client in the browser: gives events to the app, performs its effects, shows what it is.
final class Program {
  private let host: Host
  private var patcher = Patcher()
  private var app: App?
  private var surface: Surface
  private var calls: [Int32: ServerCall] = [:]
  private var lastCall: Int32 = 0
  private var disk = Disk()
  /// What waits until the disk knows what was done.
  private var held: [Effect] = []

  init(host: Host) {
    self.host = host
    surface = Surface(host: host)
  }

  /// Listens to the browser from now on.
  func run() {
    host.listen { self.receive($0) }
  }

  private func receive(_ event: HostEvent) {
    if case .started(let language, let path, let isOnline) = event {
      start(language: language, path: path, isOnline: isOnline)
    }
    switch event {
    case .loaded(let records): loaded(records)
    case .stored(let token): disk.finished(token)
    case .storeFailed(let token, let reason):
      disk.finished(token)
      handle(.phone(.storingFailed(reason == .quota ? .full : .unavailable)))
    case .answered(let request, let status, let body): answered(request, status, body)
    default:
      guard let event = Event(event) else { break }
      if case .phone(.otherWindow(.recorded)) = event { disk.records.recordedElsewhere() }
      handle(event)
    }
    guard !disk.isWriting else { return }
    tellOthers()
    show()
  }

  private func start(language: String, path: String, isOnline: Bool) {
    let host = host
    let localTime = LocalTime { instant in
      Int(host.minutesAheadOfUTC(atMilliseconds: Double(instant.milliseconds)))
    }
    app = App(
      path: path, language: Language(preferred: language), localTime: localTime,
      isOnline: isOnline, now: moment.now)
    perform(.load)
  }

  private func handle(_ event: Event) {
    guard let effects = app?.handle(event, in: moment) else { return }
    for effect in effects {
      if effect.concernsOthers { held.append(effect) } else { perform(effect) }
    }
  }

  /// What was done is on the disk before others know of it: other windows read it there.
  private func tellOthers() {
    let effects = held
    held = []
    for effect in effects { perform(effect) }
  }

  private var moment: Moment {
    let host = host
    return Moment(now: Instant(clamping: Int64(host.now())), randomBits: { host.random() })
  }

  /// What was done is on the disk before the screen says so.
  private func show() {
    guard let app else { return }
    patcher.show(page(app), on: host)
    surface.show(app, now: moment.now)
  }
}

extension Program {
  private func loaded(_ records: [Record]) {
    // What was written meanwhile may be missing from what was read.
    guard disk.finishedLoading() else { return perform(.load) }
    let contents = PhoneRecords.read(records.map { StoredRecord(key: $0.key, value: $0.value) })
    disk.records = contents.records
    write(contents.repairs)
    handle(.phone(.loaded(contents.state)))
  }

  private func answered(_ request: Int32, _ status: Int32, _ body: [UInt8]) {
    guard let call = calls.removeValue(forKey: request) else { return }
    let answer = HTTPAnswer(status: status == 0 ? nil : Int(status), body: body)
    if let event = call.event(for: answer) { handle(.server(event)) }
  }

  private func perform(_ effect: Effect) {
    if let call = ServerCall(effect) { return send(call) }
    switch effect {
    case .load:
      disk.startedLoading()
      host.load()
    case .store(let actions):
      guard let app else { return }
      write(disk.records.records(for: actions, replica: app.replica))
    case .tellOtherWindows(let message): host.broadcast(message.json)
    case .navigate(let destination, let navigation):
      host.navigate(to: destination.path, Host.Navigation(navigation))
    case .openStream(let squad, let since, let epoch):
      host.openStream(ServerCall.streamPath(squad, since: since, epoch: epoch))
    case .closeStream: host.closeStream()
    case .announceFullTime:
      host.ring()
      host.vibrate()
    case .export(let squad):
      host.download(
        name: ExportFile.name, type: ExportFile.mediaType, contents: ExportFile.json(squad))
    case .chooseImport: host.pickFile(accept: ".json,\(ExportFile.mediaType)")
    case .askToPersist: host.askToPersist()
    case .reload: host.reload()
    case .logIn, .register, .logOut, .exchange, .loadSnapshot: break
    }
  }

  private func send(_ call: ServerCall) {
    lastCall &+= 1
    calls[lastCall] = call
    let request = call.request
    host.fetch(
      id: lastCall, method: request.method.rawValue, path: request.path,
      headers: request.headerLines,
      body: request.body)
  }

  private func write(_ records: [StoredRecord]) {
    guard !records.isEmpty else { return }
    host.store(
      records.map { Record(key: $0.key, value: $0.value) }, token: disk.startedWriting())
  }
}

/// What is being written to and read from the phone's disk.
private struct Disk {
  var records = PhoneRecords()
  private var writing: Set<Int32> = []
  private var lastToken: Int32 = 0
  private var hasWrittenSinceLoading = false

  var isWriting: Bool { !writing.isEmpty }

  mutating func startedWriting() -> Int32 {
    lastToken &+= 1
    writing.insert(lastToken)
    hasWrittenSinceLoading = true
    return lastToken
  }

  mutating func finished(_ token: Int32) {
    writing.remove(token)
  }

  mutating func startedLoading() {
    hasWrittenSinceLoading = false
  }

  /// Whether what was read is what is on the disk.
  func finishedLoading() -> Bool { !hasWrittenSinceLoading }
}

extension Effect {
  /// Whether other windows come to know by it that something was done here.
  fileprivate var concernsOthers: Bool {
    switch self {
    case .tellOtherWindows, .logOut: true
    default: false
    }
  }
}
