import Browser
import Client
import Presentation

extension Program {
  func perform(_ effect: Effect) {
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
    case .call(let call):
      lastCall &+= 1
      calls[lastCall] = call
      host.fetch(id: lastCall, call.request)
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
    }
  }

  /// Writes records to the device's disk in one transaction.
  func write(_ records: [KeyValue]) {
    guard !records.isEmpty else { return }
    host.store(records, token: disk.startedWriting())
  }
}

extension Host.Navigation {
  fileprivate init(_ navigation: Navigation) {
    switch navigation {
    case .push: self = .push
    case .replace: self = .replace
    case .back: self = .back
    }
  }
}
