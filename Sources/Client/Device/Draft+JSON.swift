import Domain
import Presentation
import Wire

extension Draft {
  /// Reads the draft of the form that the record's key names.
  init(key: String, json bytes: [UInt8]) throws(WireError) {
    let name = String(bytes: Array(key.utf8.dropFirst(RecordKey.draftFolder.utf8.count)))
    guard let form = DraftForm(text: name) else { throw .outOfRange(field: "form") }
    let fields = try Fields(bytes)
    var texts: [ExactText] = []
    for element in try fields.array("texts") {
      guard let text = element.string else { throw .wrongType(field: "texts", expected: .text) }
      texts.append(ExactText(text))
    }
    self.init(form, texts, typedAt: try fields.instant("typedAt"))
  }

  var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.array("texts", texts) { text, writer in writer.string(text.text) }
        writer.integer("typedAt", typedAt.milliseconds)
      }
    }
  }
}
