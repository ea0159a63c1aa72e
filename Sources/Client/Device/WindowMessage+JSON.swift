import Domain
package import Presentation
import Wire

// Messages between the windows of a browser. Each says in which edition of the records its window
// is, because one of another edition may be about what this window does not know.
extension DeviceRecords {
  /// The message as other windows receive it.
  package func json(of message: WindowMessage) -> [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        switch message {
        case .reload: break
        case .recorded(let change):
          writer.string("edition", text(of: edition))
          writer.integer("order", nextOrder - 1)
          writer.name("recorded")
          writer.change(change)
        case .stream(let message):
          writer.name("stream")
          writer.message(message)
        }
      }
    }
  }

  /// Parses a message of another window; `nil` when it is invalid.
  package mutating func message(json bytes: [UInt8]) -> WindowMessage? {
    guard let fields = try? Fields(bytes, .accepted) else { return nil }
    if fields.value("stream") != nil {
      return (try? StreamMessage(fields.object("stream"))).map { .stream($0) }
    }
    guard fields.value("recorded") != nil else { return .reload }
    guard let stamped = try? StampedChange(fields.object("recorded")),
      let edition = try? fields.text("edition"), let order = try? fields.integer("order")
    else { return nil }
    guard edition.isEqualByBytes(to: text(of: self.edition)) else { return .reload }
    recordedElsewhere(at: order)
    return .recorded(stamped)
  }

  private func text(of edition: [UInt8]?) -> String {
    String(decoding: edition ?? [], as: UTF8.self)
  }
}

extension StreamMessage {
  fileprivate init(_ fields: Fields) throws(WireError) {
    let claim = StreamClaim(
      at: try fields.instant("at"), window: UInt64(bitPattern: try fields.integer("window")))
    let news: News =
      switch try fields.integer("news") {
      case 0: .opened
      case 1: .alive
      case 2: .changed(upTo: try fields.integer("upTo"))
      case 3: .closed
      default: throw .outOfRange(field: "news")
      }
    self.init(claim, news)
  }
}

extension JSONWriter {
  fileprivate mutating func message(_ message: StreamMessage) {
    object { writer in
      writer.integer("at", message.claim.at.milliseconds)
      writer.integer("window", Int64(bitPattern: message.claim.window))
      switch message.news {
      case .opened: writer.integer("news", 0)
      case .alive: writer.integer("news", 1)
      case .changed(let sequence):
        writer.integer("news", 2)
        writer.integer("upTo", sequence)
      case .closed: writer.integer("news", 3)
      }
    }
  }
}
