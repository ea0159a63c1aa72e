/// An event as it crosses from JavaScript: a kind, two numbers and two pieces of bytes.
///
/// The kinds have the same numbers in `Web/host.js`.
struct HostMessage {
  let kind: Int32
  var number: Int32 = 0
  var other: Int32 = 0
  var first: [UInt8] = []
  var second: [UInt8] = []

  /// The event; `nil` when the message is invalid.
  var event: HostEvent? {
    switch kind {
    case 0: started
    case 1: .acted(text: first.text, value: second.text)
    case 2: .timerFired
    case 3: .navigated(path: first.text)
    case 4: .answered(request: number, response)
    case 5: .loaded(KeyValue.records(in: first))
    case 6: .loadFailed(DeviceStorageError(rawValue: number) ?? .other)
    case 7: .stored(token: number)
    case 8: .storeFailed(token: number, reason: DeviceStorageError(rawValue: other) ?? .other)
    case 9: .shown
    case 11: .online
    case 12: .offline
    case 14: .streamed(data: first)
    case 15: .streamFailed
    case 16: .otherWindow(first)
    case 17: .filePicked(name: first.text, contents: second)
    case 18: .updateReady
    default: nil
    }
  }

  /// JavaScript passes 0 for no connection.
  private var response: HTTPResponse {
    HTTPResponse(status: other == 0 ? nil : Int(other), body: second)
  }

  private var started: HostEvent {
    .started(language: first.text, path: second.text, isOnline: number == 1)
  }
}

extension [UInt8] {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
