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
        guard case .recorded(let change) = message else { return }
        writer.string("edition", text(of: edition))
        writer.integer("order", nextOrder - 1)
        writer.name("recorded")
        writer.change(change)
      }
    }
  }

  /// Parses a message of another window; `nil` when it is invalid.
  package mutating func message(json bytes: [UInt8]) -> WindowMessage? {
    guard let fields = try? Fields(bytes, .accepted) else { return nil }
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
