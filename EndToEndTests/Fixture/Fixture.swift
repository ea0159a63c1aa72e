import Browser
import Markup

/// A program that the tests in `EndToEndTests` drive with commands.
///
/// The text of an event attribute is a command with its argument. The page lists every event that
/// the program received.
@main
enum Fixture {
  static func main() {
    #if arch(wasm32)
      let host = Host()
      var state = FixtureState()
      var patcher = Patcher()
      host.listen { event in
        state.hear(event, on: host)
        if !state.isSilent { patcher.show(on: host) { $0.fixture(state) } }
      }
    #endif
  }
}

struct FixtureState {
  struct Row {
    let id: Int
    var name: String
  }

  var path = ""
  var log: [String] = []
  var rows: [Row] = (1...5).map { Row(id: $0, name: "Row \($0)") }
  var nextID = 6
  var counter = 0
  var controlled = ""
  var isBoxChecked = false
  var choice = "a"
  var isDialogOpen = false
  var zones: [(name: Word, items: [String])] = [("x", ["p1", "p2", "p3"]), ("y", [])]
  var isSilent = false
  var benchRows: [BenchRow] = []
  var operations: Operations?
  var random: UInt64 = 1

  mutating func hear(_ event: HostEvent, on host: Host) {
    switch event {
    case .started(_, let path, _, _, _, _, _), .navigated(let path): self.path = path
    case .acted(let text, let value): act(Command(text), value, host)
    case .timerFired: log.append("timerFired")
    case .responded(let request, let response):
      let body = String(decoding: response.body, as: UTF8.self)
      log.append("responded \(request) \(response.status ?? 0) \(body)")
    case .loaded(let records):
      for record in records {
        log.append("loaded \(record.key) \(String(decoding: record.value ?? [], as: UTF8.self))")
      }
      log.append("loaded")
    case .loadFailed(let reason): log.append("loadFailed \(reason.rawValue)")
    case .stored(let token): log.append("stored \(token)")
    case .storeFailed(let token, let reason): log.append("storeFailed \(token) \(reason.rawValue)")
    case .otherWindow(let bytes):
      log.append("otherWindow \(String(decoding: bytes, as: UTF8.self))")
    case .filePicked(let name, let contents): log.append("filePicked \(name) \(contents.count)")
    case .streamed(let data): log.append("streamed \(String(decoding: data, as: UTF8.self))")
    case .streamFailed: log.append("streamFailed")
    case .updateReady: log.append("updateReady")
    case .copied: log.append("copied")
    case .notCopied(let text): log.append("notCopied \(text)")
    case .online: log.append("online")
    case .offline: log.append("offline")
    case .streamAlive: log.append("streamAlive")
    case .hidden: log.append("hidden")
    case .textsLoaded(let file): log.append("textsLoaded \(file.count)")
    case .textsFailed(let isGone): log.append("textsFailed \(isGone)")
    case .listWordsLoaded(let file): log.append("listWordsLoaded \(file.count)")
    case .listWordsGone: log.append("listWordsGone")
    case .shown, .installable, .roomMeasured: break
    }
  }
}

/// A word and its argument, the text after the first space.
struct Command {
  let word: Word
  let argument: String

  init(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1)
    word = Word(parts.first.map { String(Substring($0)) } ?? "")
    argument = parts.count > 1 ? String(Substring(parts[1])) : ""
  }

  var number: Int { Int(argument) ?? 0 }
}

/// A text that is compared by its bytes, because `==` on strings needs tables that are not linked.
struct Word: Equatable, ExpressibleByStringLiteral {
  let text: String

  init(_ text: String) { self.text = text }
  init(stringLiteral text: StaticString) { self.init("\(text)") }

  static func == (left: Self, right: Self) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }
}
