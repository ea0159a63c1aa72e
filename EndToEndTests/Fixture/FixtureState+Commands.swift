import Browser
import Markup
import RatingSeason

extension FixtureState {
  mutating func act(_ command: Command, _ value: String, _ host: Host) {
    switch command.word {
    case "list": setRows(command.number)
    case "rename": rename(command.number)
    case "remove": rows.removeAll { $0.id == command.number }
    case "toFront": move(command.number, toFront: true)
    case "toBack": move(command.number, toFront: false)
    case "insert": insert(at: command.number)
    case "shuffle": shuffle(seed: command.number)
    case "count": counter += 1
    case "controlled": controlled = String(value.unicodeScalars.prefix(20))
    case "refused": break
    case "box": isBoxChecked = value.utf8.elementsEqual("true".utf8)
    case "choice": choice = value
    case "open": isDialogOpen = true
    case "close": isDialogOpen = false
    case "drop": drop(value, into: command.argument)
    case "bench": benchRows = (0..<command.number).map { BenchRow(id: $0 + 1) }
    case "benchRename": return benchRows[command.number].name += "!"
    case "operations":
      var list = operations ?? Operations()
      list.perform(Command(command.argument))
      operations = list
      return
    case "render": return render(times: command.number)
    case "tabulate":
      log.append("tabulated|\((try? TableSeasons.checksum(squads: 1_000)) ?? 0)")
      log.append("long|\((try? TableSeasons.checksum(evenings: 286)) ?? 0)")
    case "rate": log.append("rated|\((try? RatingSeason.checksum()) ?? 0)")
    case "silent": isSilent = true
    case "loud": isSilent = false
    default:
      if perform(command, host) { return }
    }
    log.append("\(command.word.text)|\(command.argument)|\(value)")
  }

  /// Performs a command that needs the browser, whose event is logged later.
  private func perform(_ command: Command, _ host: Host) -> Bool {
    switch command.word {
    case "timer": host.perform(.setTimer(milliseconds: Int32(command.number)))
    case "clearTimer": host.perform(.setTimer(milliseconds: nil))
    case "store":
      let big = [UInt8](repeating: 7, count: command.number)
      host.perform(
        .store(
          [
            KeyValue(key: "a/é", value: Array("first".utf8)), KeyValue(key: "a/2", value: []),
            KeyValue(key: "b/한", value: Array("third".utf8)), KeyValue(key: "big", value: big),
          ], token: 7))
    case "put":
      let records = records(in: command.argument)
      host.perform(.store(records, token: Int32(records.count)))
    case "forget": host.perform(.store([KeyValue(key: command.argument, value: nil)], token: 8))
    case "load": host.perform(.load(prefix: command.argument))
    case "fetch":
      let header = HTTPRequest.Header(name: "X-Test", value: "a: b")
      let request = HTTPRequest(
        method: "POST", path: command.argument, headers: [header], body: Array("body".utf8))
      host.perform(.fetch(id: 9, request))
    case "patient": host.perform(.fetch(id: 9, HTTPRequest(method: "GET", path: command.argument)))
    case "impatient":
      var request = HTTPRequest(method: "GET", path: command.argument)
      request.patience = 200
      host.perform(.fetch(id: 9, request))
    case "dropRequest": host.perform(.drop(request: 9))
    case "push": host.perform(.navigate(command.argument, .push))
    case "replace": host.perform(.navigate(command.argument, .replace))
    case "back": host.perform(.navigate(command.argument, .back))
    case "broadcast": host.perform(.broadcast(Array(command.argument.utf8)))
    case "download":
      host.perform(.download(name: "a.txt", type: "text/plain", contents: Array("hello".utf8)))
    case "share": host.perform(.share(command.argument))
    case "picture": host.perform(.sharePicture(command.argument))
    case "pick": host.perform(.pickFile(accept: ".txt"))
    case "title": host.perform(.setTitle(command.argument))
    case "language": host.perform(.setLanguage(command.argument, isRightToLeft: false))
    case "stream": host.perform(.openStream(command.argument))
    case "ring": host.perform(.ring(milliseconds: Double(command.number)))
    case "crash": precondition(rows.isEmpty)
    default: return false
    }
    return true
  }

  /// Records from keys and values in turn; the value `-` is none.
  private func records(in text: String) -> [KeyValue] {
    let parts = text.utf8.split(separator: UInt8(ascii: " ")).map { Array($0) }
    return stride(from: 1, to: parts.count, by: 2).map { place in
      let value = parts[place]
      return KeyValue(
        key: String(decoding: parts[place - 1], as: UTF8.self),
        value: value == [UInt8(ascii: "-")] ? nil : value)
    }
  }

  private func render(times: Int) {
    var renderer = Renderer()
    for _ in 0..<times {
      renderer.render { $0.bench(benchRows) }
    }
  }

  private mutating func setRows(_ count: Int) {
    rows = (0..<count).map { Row(id: $0 + 1, name: "Row \($0 + 1)") }
    nextID = count + 1
  }

  private mutating func rename(_ id: Int) {
    for index in rows.indices where rows[index].id == id { rows[index].name += "!" }
  }

  private mutating func move(_ id: Int, toFront: Bool) {
    guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
    let row = rows.remove(at: index)
    rows.insert(row, at: toFront ? 0 : rows.count)
  }

  private mutating func insert(at index: Int) {
    rows.insert(Row(id: nextID, name: "Row \(nextID)"), at: index)
    nextID += 1
  }

  private mutating func shuffle(seed: Int) {
    random = UInt64(seed)
    for index in rows.indices.reversed() {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      rows.swapAt(index, Int(random >> 33) % (index + 1))
    }
  }

  private mutating func drop(_ item: String, into zone: String) {
    for index in zones.indices {
      zones[index].items.removeAll { Word($0) == Word(item) }
      if zones[index].name == Word(zone) { zones[index].items.append(item) }
    }
  }
}
