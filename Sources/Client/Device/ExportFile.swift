package import Domain
import Wire

/// The export file with a whole squad, as a backup and for moving to another device.
package enum ExportFile {
  package static let name = "football-gather.json"
  package static let mediaType = "application/json"

  /// Without the links of gathers and the account's devices, because a file is given to others.
  package static func json(_ squad: Squad) -> [UInt8] {
    let squad = squad.unshared
    return JSONWriter.write { writer in
      writer.object { writer in
        writer.string("format", format)
        writer.name("squad")
        writer.squad(squad)
      }
    }
  }

  /// Parses an export file; `nil` when it is not one.
  package static func squad(_ json: [UInt8]) -> Squad? {
    guard let fields = try? Fields(json, .recorded), let format = try? fields.text("format"),
      format.isEqualByBytes(to: Self.format), let squad = try? fields.object("squad")
    else { return nil }
    // The sender of a file must not choose the secrets of links to the gathers here.
    return (try? Squad(squad))?.unshared
  }

  /// Whether a file says that this app exported it, in whatever version.
  package static func isExported(_ json: [UInt8]) -> Bool {
    guard let fields = try? Fields(json, .recorded), let format = try? fields.text("format") else {
      return false
    }
    return Array(format.utf8).starts(with: Array(anyFormat.utf8))
  }

  private static let anyFormat = "Football Gather squad "
  private static let format = "Football Gather squad 1"
}
