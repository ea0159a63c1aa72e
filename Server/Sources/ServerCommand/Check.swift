package import ArgumentParser
import ChangeStore
import Domain

/// The command `check`: reads the whole database and reports damage.
package struct Check: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Read the whole log and verify that every squad replays to its snapshot.")

  @OptionGroup var database: DatabaseOptions

  package init() {}

  package func run() async throws {
    try await reporting {
      let place = try database.place()
      let reading = try place.openToRead(evenIfCopied: database.evenIfCopied)
      defer { reading.end() }
      let findings: Int
      do throws(StorageError) {
        findings = try await printFindings(in: reading)
      } catch {
        throw CommandError.storage(error, path: place.name)
      }
      for line in DatabaseFigures(of: place)?.lines ?? [] { print(line) }
      guard findings == 0 else { throw CommandError.damaged(findings: findings) }
      print(reading.soundness)
    }
  }
}

/// Prints the errors that were found and the numbers of squads and changes that were read.
/// - Returns: The number of errors.
private func printFindings(in reading: DatabaseReading) async throws(StorageError) -> Int {
  let problems = try reading.problems()
  for problem in problems { print(problem) }
  let check: LogCheck
  do throws(StorageError) {
    check = try await LogCheck(reading: reading.store())
  } catch {
    // What was found is worth more than that the rest cannot be read.
    guard problems.isEmpty else { return problems.count }
    throw error
  }
  for finding in check.findings { print(finding.message) }
  print("Read \(check.squads) squad(s) with \(check.changes) change(s).")
  return problems.count + check.findings.count
}

extension DatabaseReading {
  /// That nothing is damaged, and what cannot be seen.
  fileprivate var soundness: String {
    let unseen = """
      Not seen: what was changed into something that could be, such as another letter in a name, in accounts, links \
      and refused changes, and what was lost with all traces of it.
      """
    return switch self {
    case .file: "Nothing is damaged. \(unseen)"
    case .server:
      "Nothing is damaged in what this program stores. \(unseen) For PostgreSQL’s own files use pg_amcheck."
    }
  }
}

extension AlteredChange {
  /// Names the change, in the form of what `check` finds.
  var message: String { "squad \(squad.uuidString), change \(sequence): is not what was stored" }
}

extension LogCheck.Finding {
  fileprivate var message: String {
    switch self {
    case .damagedChange(let squad, .altered(let sequence)):
      AlteredChange(squad: squad, sequence: sequence).message
    case .damagedChange(let squad, .undecodable(let sequence)):
      "squad \(squad.uuidString), change \(sequence): cannot be decoded"
    case .unfittingChange(let squad, let sequence):
      "squad \(squad.uuidString), change \(sequence): does not fit what came before"
    case .damagedSnapshot(let squad): "squad \(squad.uuidString): the snapshot cannot be decoded"
    case .differingSnapshot(let squad, let sequence):
      "squad \(squad.uuidString): the snapshot at \(sequence) is not what the log makes of it"
    }
  }
}
