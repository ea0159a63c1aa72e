package import Domain
import Wire

/// A file with a whole squad, for keeping and for moving to another phone.
package enum ExportFile {
  /// What the file is called.
  package static let name = "football-gather.json"
  /// What kind of file it is.
  package static let mediaType = "application/json"

  /// The file's bytes.
  package static func json(_ squad: Squad) -> [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.string("format", format)
        writer.name("squad")
        writer.squad(squad)
      }
    }
  }

  /// The squad in a file; `nil` when the file is none of ours.
  package static func squad(_ json: [UInt8]) -> Squad? {
    guard let fields = try? Fields(json), let format = try? fields.text("format"),
      format.isEqualByBytes(to: Self.format), let squad = fields.value("squad")
    else { return nil }
    return try? Squad(json: squad)
  }

  private static let format = "Football Gather squad 1"
}
