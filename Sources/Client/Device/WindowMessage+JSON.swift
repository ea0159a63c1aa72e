import Domain
package import Presentation
import Wire

extension WindowMessage {
  /// Reads a message that was written with `json`; `nil` when it is none of ours.
  package init?(json bytes: [UInt8]) {
    guard let fields = try? Fields(bytes) else { return nil }
    guard let change = fields.value("recorded") else {
      self = .reload
      return
    }
    guard let stamped = try? StampedChange(json: change, .accepted) else { return nil }
    self = .recorded(stamped)
  }

  /// The message as JSON text.
  package var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        guard case .recorded(let change) = self else { return }
        writer.name("recorded")
        writer.change(change)
      }
    }
  }
}
