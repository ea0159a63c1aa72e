import Browser
import BrowserSupport
import Client
import Domain
import EmbeddedTexts
import TestSupport
import Texts

@testable import WebApp

/// The whole client on a fake browser: sends what a user does, and returns the browser operations.
final class TestPage {
  let fakeHost = FakeHost()
  private let program: Program

  /// Opens the app at a path, on a device with these records; `nil` for one without storage.
  init(path: String = "", keeping records: [KeyValue]? = []) {
    fakeHost.now = Double(Instant.kickOff.milliseconds)
    program = Program(host: Host(standIn: fakeHost))
    program.run()
    fakeHost.send(
      .started(language: "en-GB", path: path, isOnline: true, texts: Language.english.bytes))
    if let records { store(records) }
    fakeHost.send(records.map { .loaded($0) } ?? .loadFailed(.unavailable))
    finishWriting()
  }

  /// Acts on an element and returns the browser operations.
  @discardableResult
  func act(_ text: String, _ value: String = "") -> [HostOperation] {
    fakeHost.send(.acted(text: text, value: value))
  }

  /// Chooses a language, whose texts come at once.
  @discardableResult
  func choose(_ language: Language) -> [HostOperation] {
    act("settings.languageChosen", language.rawValue)
    return fakeHost.send(.textsLoaded(language.bytes))
  }

  /// Completes all writes to the disk.
  @discardableResult
  func finishWriting() -> [HostOperation] {
    let writes = fakeHost.operations.suffix(from: finished)
    forgetWrites()
    return writes.flatMap { write -> [HostOperation] in
      guard case .store(let records, let token) = write else { return [] }
      return fakeHost.send(
        store(records) ? .stored(token: token) : .storeFailed(token: token, reason: .outdated))
    }
  }

  /// Leaves the writes so far out of the next `finishWriting`, because they have failed.
  func forgetWrites() { finished = fakeHost.operations.count }

  private var finished = 0

  /// The records on the disk.
  var storedRecords: [KeyValue] { stored.all }
  private var stored = StoredRecords()

  /// Writes to the disk, as another window of the browser does.
  @discardableResult
  func store(_ records: [KeyValue]) -> Bool { stored.write(records) }

  /// Adds a player, including the tap on Done.
  func addPlayer(_ name: String) -> [HostOperation] {
    act("players.addTapped")
    act("addPlayer.nameTyped", name)
    return act("addPlayer.doneTapped")
  }

  /// The title that the window was last given.
  var title: String? {
    fakeHost.operations.reversed().lazy.compactMap { operation in
      if case .setTitle(let title) = operation { title } else { nil }
    }.first
  }
}

extension HostOperation {
  var storeToken: Int32? {
    if case .store(_, let token) = self { token } else { nil }
  }

  var storedKeys: [String] {
    if case .store(let records, _) = self { records.map(\.key) } else { [] }
  }

  var html: String? {
    if case .patch(let html) = self { html } else { nil }
  }

  var request: (id: Int32, path: String)? {
    if case .fetch(let id, let request) = self { (id, request.path) } else { nil }
  }

  var sentRequest: (id: Int32, request: HTTPRequest)? {
    if case .fetch(let id, let request) = self { (id, request) } else { nil }
  }

  var isGuard: Bool {
    if case .guardLeaving = self { true } else { false }
  }

  var isBroadcast: Bool {
    if case .broadcast = self { true } else { false }
  }
}

extension [HostOperation] {
  var html: String { compactMap(\.html).joined() }
  var requests: [(id: Int32, path: String)] { compactMap(\.request) }
  var broadcasts: [HostOperation] { filter(\.isBroadcast) }
}
