public import Domain
import Wire

/// A file with a whole squad, for keeping and for moving to another phone.
public enum ExportFile {
  /// What the file is called.
  public static let name = "football-gather.json"
  /// What kind of file it is.
  public static let mediaType = "application/json"

  /// The file's bytes.
  public static func json(_ squad: Squad) -> [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.string("format", format)
        writer.name("squad")
        writer.squad(squad)
      }
    }
  }

  /// The squad in a file; `nil` when the file is none of ours.
  public static func squad(_ json: [UInt8]) -> Squad? {
    guard let fields = try? Fields(json), let format = try? fields.text("format"),
      format.isEqualByBytes(to: Self.format), let squad = fields.value("squad")
    else { return nil }
    return try? Squad(json: squad)
  }

  private static let format = "Football Gather squad 1"
}
