import Domain

extension [Presence] {
  init(_ fields: Fields) throws(WireError) {
    guard fields.value("presence") != nil else {
      self = []
      return
    }
    self = try fields.objects("presence") { fields throws(WireError) in
      Presence(
        gather: try fields.id("gather"), followers: try fields.number("followers"),
        signs: try fields.objects("scorekeepers") { fields throws(WireError) in
          Presence.Sign(of: try fields.id("id"), heardAt: try fields.instant("heardAt"))
        })
    }
  }
}

extension JSONWriter {
  /// Writes who is at the gathers, if anyone is.
  mutating func presence(_ presence: [Presence]) {
    guard !presence.isEmpty else { return }
    array("presence", presence) { presence, writer in
      writer.object { writer in
        writer.id("gather", presence.gather)
        writer.integer("followers", presence.followers)
        writer.array("scorekeepers", presence.signs) { sign, writer in
          writer.object { writer in
            writer.id("id", sign.scorekeeper)
            writer.integer("heardAt", sign.heardAt.milliseconds)
          }
        }
      }
    }
  }
}
