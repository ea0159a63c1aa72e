import Browser
import Client
import Domain
import Presentation
import Screens

extension Program {
  /// Turns an event of the browser into events of the app.
  func receive(_ event: HostEvent) {
    switch event {
    case .started(let language, let path, let isOnline):
      start(language: language, path: path, isOnline: isOnline)
    case .acted(let text, let value):
      if let event = Event(text: text, value: value) { handle(event) }
    case .timerFired: handle(.device(.woke))
    case .navigated(let path): handle(.device(.navigated(path)))
    case .answered(let id, let response): receive(response, for: id)
    case .loaded(let records): loaded(records)
    case .loadFailed: handle(.device(.storageUnavailable))
    case .stored(let token): disk.finished(token)
    case .storeFailed(let token, let reason):
      disk.finished(token)
      handle(.device(.storingFailed(reason == .quota ? .full : .unavailable)))
    case .shown: handle(.device(.shown))
    case .online: handle(.device(.online))
    case .offline: handle(.device(.offline))
    case .streamed(let data):
      if let change = streamedChange(data) { handle(.server(change)) }
    case .streamFailed: handle(.server(.streamEnded))
    case .otherWindow(let bytes): receive(fromOtherWindow: bytes)
    case .filePicked(_, let contents):
      handle(.device(.importChosen(ExportFile.squad(contents))))
    case .updateReady: handle(.device(.updateReady))
    }
  }

  private func start(language: String, path: String, isOnline: Bool) {
    let host = host
    let localTimeZone = LocalTimeZone { instant in
      Int(host.minutesAheadOfUTC(atMilliseconds: Double(instant.milliseconds)))
    }
    app = App(
      path: path, language: Language(preferred: language), localTimeZone: localTimeZone,
      isOnline: isOnline, now: moment.now)
    perform(.load)
  }

  private func loaded(_ records: [KeyValue]) {
    // Something was written since the read began, so read again.
    guard disk.finishedLoading() else { return perform(.load) }
    let contents = DeviceRecords.read(records)
    disk.records = contents.records
    write(contents.repairs)
    handle(.device(.loaded(contents.state)))
  }

  private func receive(_ response: HTTPResponse, for id: Int32) {
    guard let event = calls.removeValue(forKey: id)?.event(for: response) else { return }
    handle(.server(event))
  }

  private func receive(fromOtherWindow bytes: [UInt8]) {
    guard let message = WindowMessage(json: bytes) else { return }
    if case .recorded = message { disk.records.recordedElsewhere() }
    handle(.device(.otherWindow(message)))
  }
}
