import Domain
package import Presentation
import Wire

extension WindowMessage {
  /// Parses a message that was written as `json`; `nil` when it is invalid.
  package init?(json bytes: [UInt8]) {
    guard let fields = try? Fields(bytes, .accepted) else { return nil }
    guard fields.value("recorded") != nil else {
      self = .reload
      return
    }
    guard let stamped = try? StampedChange(fields.object("recorded")) else { return nil }
    self = .recorded(stamped)
  }

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
