import Browser
import Client
import Domain
import PastedLists
import Presentation
import Screens
import Texts

/// The client in the browser: sends events to the app, performs its effects, shows its screen.
final class Program {
  private let host: Host
  /// A random number, which no other window has.
  private let number: UInt64
  private var app: App?
  private var disk: Disk
  /// The calls to the server that wait for their responses.
  private var calls: [Int32: ServerCall] = [:]
  private var lastCall: Int32 = 0
  /// The last call before the disk was read, which may have been of another login.
  private var lastCallBeforeLoading: Int32 = 0
  private var patcher = Patcher()
  private var window: BrowserWindow
  /// When the room on the disk was measured last, and the least time in between, in milliseconds.
  private var measuredAt = 0.0
  private static let measuringInterval = 5_000.0

  init(host: Host) {
    self.host = host
    number = host.random()
    disk = Disk(window: number)
    window = BrowserWindow(host: host)
  }

  /// Starts listening to the browser.
  func run() {
    host.listen { event in
      self.receive(event)
      self.show()
      self.tellOthers()
    }
  }

  /// Sends an event to the app, and performs the effects.
  private func handle(_ event: Event) {
    guard let effects = app?.handle(event, in: moment) else { return }
    for effect in effects {
      if effect.waitsForDisk { disk.hold(effect) } else { perform(effect) }
    }
  }

  private var moment: Moment {
    let host = host
    return Moment(
      now: Instant(clamping: Int64(host.now())), uptime: Int64(host.uptime()),
      randomBits: { host.random() })
  }

  /// Performs the effects whose writes have ended.
  private func tellOthers() {
    while let effect = disk.nextReleased() { perform(effect) }
  }

  /// Shows the page in the task of the event; the status tells what is not on the disk yet.
  ///
  /// Until the device's storage is read, the browser shows what the page itself has.
  private func show() {
    guard let app else { return }
    if app.hasOpened { patcher.show(on: host) { $0.app(app) } }
    window.show(app, now: moment.now)
  }
}

extension Program {
  /// Turns an event of the browser into events of the app.
  private func receive(_ event: HostEvent) {
    switch event {
    case .started(_, let path, let isOnline, let traits, let zone, let address, let texts):
      // Without texts of this version nothing is shown, and the page says that something is broken.
      guard let catalogue = Catalogue(lines: texts) else { return }
      start(
        path: path, Strings(catalogue), PageAddress(address), isOnline: isOnline, traits,
        timeZone: zone)
    case .textsLoaded(let bytes): loaded(texts: bytes)
    case .textsFailed(let isGone): handle(.device(.textsFailed(isOutdated: isGone)))
    case .listWordsLoaded(let bytes): loaded(listWords: bytes)
    case .listWordsGone: handle(.device(.listWordsOutdated))
    case .acted(let text, let value):
      if let event = Event(text: text, value: value) { handle(event) }
    case .timerFired: handle(.device(.woke))
    case .navigated(let path): handle(.device(.navigated(path)))
    case .responded(let id, let response): receive(response, for: id)
    case .loaded(let records): loaded(records)
    case .loadFailed: handle(.device(.storageUnavailable))
    case .stored(let token): finishedWriting(token, isStored: true)
    case .storeFailed(let token, let reason):
      handle(.device(.storingFailed(SaveError(reason))))
      finishedWriting(token, isStored: false)
    case .shown:
      handle(.device(.shown))
      host.perform(.measureRoom)
    case .hidden: handle(.device(.hidden))
    case .online: handle(.device(.online))
    case .offline: handle(.device(.offline))
    case .streamed(let data):
      if let change = streamedChange(data) { handle(.server(change)) }
    case .streamAlive: handle(.server(.streamAlive))
    case .streamFailed: handle(.server(.streamEnded))
    case .roomMeasured(let kilobytes):
      handle(.device(.roomMeasured(kilobytes: Int(kilobytes))))
    case .otherWindow(let bytes): receive(fromOtherWindow: bytes)
    case .filePicked(_, let contents):
      let squad = ExportFile.squad(contents)
      let isTooNew = squad == nil && ExportFile.isExported(contents)
      handle(.device(isTooNew ? .importTooNew : .importChosen(squad)))
    case .copied: handle(.device(.copied))
    case .notCopied(let text): handle(.device(.notCopied(text)))
    case .updateReady: handle(.device(.updateReady))
    case .installable(let way): handle(.device(.installable(InstallWay(way))))
    }
  }

  private func start(
    path: String, _ texts: Strings, _ address: PageAddress, isOnline: Bool,
    _ traits: BrowserTraits, timeZone: String
  ) {
    let dateForm = DateForm(
      isMonthFirst: traits.contains(.monthFirst), hasTwelveHours: traits.contains(.twelveHours))
    let host = host
    let localTimeZone = LocalTimeZone(name: timeZone) { instant in
      Int(host.minutesAheadOfUTC(atMilliseconds: Double(instant.milliseconds)))
    }
    let surroundings = Surroundings(
      origin: address.origin, scoringLink: address.scoringLink,
      keepsCookies: traits.contains(.keepsCookies), wasHere: traits.contains(.wasHere),
      window: number, localTimeZone: localTimeZone, dateForm: dateForm,
      isDevelopmentBuild: isDevelopmentBuild)
    app = App(path: path, texts, surroundings, isOnline: isOnline, now: moment.now)
    perform(.load)
  }

  private func loaded(texts bytes: [UInt8]) {
    guard let catalogue = Catalogue(lines: bytes) else {
      return handle(.device(.textsFailed(isOutdated: true)))
    }
    handle(.device(.textsLoaded(Strings(catalogue))))
  }

  private func loaded(listWords bytes: [UInt8]) {
    do throws(ListWordsError) {
      handle(.device(.listWordsLoaded(try ListWords(lines: bytes))))
    } catch {
      handle(.device(.listWordsOutdated))
    }
  }

  private func loaded(_ records: [KeyValue]) {
    // Something was written since the read began, so read again.
    guard disk.finishedLoading() else { return perform(.load) }
    let contents = DeviceRecords.read(records)
    disk.records.adopt(contents.records)
    if !contents.repairs.isEmpty { write(disk.records.inThisEdition(contents.repairs)) }
    lastCallBeforeLoading = lastCall
    handle(.device(.loaded(contents.state)))
    measureRoom()
  }

  /// Measures after what was written lately, because storage fills up by it.
  private func measureRoom() {
    let now = host.now()
    guard !(0..<Self.measuringInterval).contains(now - measuredAt) else { return }
    measuredAt = now
    host.perform(.measureRoom)
  }

  private func finishedWriting(_ token: Int32, isStored: Bool) {
    disk.finished(token, isStored: isStored)
    measureRoom()
    if !disk.isWriting { handle(.device(.stored)) }
  }

  private func receive(_ response: HTTPResponse, for id: Int32) {
    guard let call = calls.removeValue(forKey: id), let event = call.event(for: response),
      id > lastCallBeforeLoading || !call.isSync
    else { return }
    handle(.server(event))
  }

  private func receive(fromOtherWindow bytes: [UInt8]) {
    guard let message = disk.records.message(json: bytes) else { return }
    if message.isOfTheDisk { disk.hasChanged() }
    handle(.device(.otherWindow(message)))
  }
}

extension Program {
  private func perform(_ effect: Effect) {
    switch effect {
    case .load:
      disk.startedLoading()
      host.perform(.load(prefix: ""))
    case .loadTexts(let language): host.perform(.loadTexts(language.rawValue))
    case .loadListWords: host.perform(.loadListWords)
    case .store(let actions):
      guard let replica = app?.replica else { return }
      let edition = disk.records.edition
      write(
        disk.records.records(for: actions, replica: replica),
        isTyping: actions.allSatisfy { $0.isDraft })
      if disk.records.edition != edition { disk.hold(.tellOtherWindows(.reload)) }
    case .tellOtherWindows(let message): host.perform(.broadcast(disk.records.json(of: message)))
    case .navigate(let destination, let navigation):
      host.perform(.navigate(destination.path, Host.Navigation(navigation)))
    case .call(let call): send(call)
    case .dropSync:
      for (id, call) in calls where call.isSync { drop(call: id) }
    case .openStream(let log, let known):
      host.perform(.openStream(ServerCall.changesPath(log, known)))
    case .closeStream: host.perform(.closeStream)
    case .announceFullTime:
      host.perform(
        .ring(
          milliseconds: Double(app?.preferences.announcedFullTime?.milliseconds ?? 0)))
      host.perform(.vibrate)
    case .share(let shared): host.perform(.share(shared.text))
    case .copy(let text): host.perform(.copy(text))
    case .sharePicture(let shared): host.perform(.sharePicture(shared.text))
    case .save(let file):
      host.perform(.download(name: file.name, type: file.mediaType, contents: file.contents))
    case .export(let squad):
      host.perform(
        .download(
          name: ExportFile.name, type: ExportFile.mediaType, contents: ExportFile.json(squad)))
    case .chooseImport: host.perform(.pickFile(accept: ".json,\(ExportFile.mediaType)"))
    case .forgetVisit: host.perform(.forgetVisit)
    case .askToPersist: host.perform(.askToPersist)
    case .install: host.perform(.install)
    case .reload: host.perform(.reload)
    }
  }

  private func send(_ call: ServerCall) {
    lastCall &+= 1
    calls[lastCall] = call
    var request = call.request
    if call.isSync, let app { request.patience = app.syncPatience }
    host.perform(.fetch(id: lastCall, request))
  }

  private func drop(call id: Int32) {
    calls[id] = nil
    host.perform(.drop(request: id))
  }

  /// Writes records to the device's disk in one transaction.
  private func write(_ records: [KeyValue], isTyping: Bool = false) {
    host.perform(.store(records, token: disk.startedWriting(isTyping: isTyping)))
  }
}

#if DEVELOPMENT
  private let isDevelopmentBuild = true
#else
  private let isDevelopmentBuild = false
#endif
