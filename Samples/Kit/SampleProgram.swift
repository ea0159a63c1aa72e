package import Browser
import Domain
import Presentation
import Texts

/// Runs a sample in the browser: passes events to it, and renders its page after each one.
///
/// ```swift
/// let program = SampleProgram(host: Host()) { _ in Greeter() }
/// program.run()
/// ```
package final class SampleProgram<App: Sample> {
  private let host: Host
  private let network: Network
  private let storage: DeviceStorage
  private let makeApp: (SampleEnvironment) -> App
  private var app: App?
  private var patcher = Patcher()
  private var title = ""

  /// Prepares a program; `makeApp` is called once, when the browser reports the start.
  package init(host: Host, makeApp: @escaping (SampleEnvironment) -> App) {
    self.host = host
    self.makeApp = makeApp
    network = Network(host: host)
    storage = DeviceStorage(host: host)
  }

  /// Starts to listen to the browser's events.
  package func run() {
    host.listen { self.receive($0) }
  }

  private func receive(_ event: HostEvent) {
    switch event {
    case .started(let tag, let path, _, _, _, _, _): start(Language(preferred: tag), path)
    case .acted(let text, let value): app?.received(text, value: value)
    case .navigated(let path): app?.navigated(to: path)
    case .responded(let request, let response): network.receive(response, for: request)
    case .loaded(let records): storage.loaded(records)
    case .loadFailed: storage.loaded([])
    default: return
    }
    show()
  }

  private func start(_ language: Language, _ path: String) {
    host.perform(.setLanguage(language.rawValue, isRightToLeft: false))
    let app = makeApp(
      SampleEnvironment(language: language, network: network, storage: storage, host: host))
    self.app = app
    app.appeared()
    guard !path.isEmpty else { return }
    // NB: A browser focuses an element inserted with `autofocus`, not one that gets it later.
    show()
    if !app.begins(at: path) { host.perform(.navigate("", .replace)) }
  }

  private func show() {
    guard let app else { return }
    patcher.show(on: host) { app.write(to: $0) }
    guard !app.title.isEqualByBytes(to: title) else { return }
    title = app.title
    host.perform(.setTitle(title))
  }
}
