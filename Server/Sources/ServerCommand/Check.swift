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
      let opened = try place.open()
      let findings: Int
      do throws(StorageError) {
        findings = try await printFindings(in: opened)
      } catch {
        throw CommandError.storage(error, path: place.name)
      }
      for line in DatabaseFigures(of: place)?.lines ?? [] { print(line) }
      guard findings == 0 else { throw CommandError.damaged(findings: findings) }
    }
  }
}

/// Prints the errors that were found and the numbers of squads and changes that were read.
/// - Returns: The number of errors.
private func printFindings(in database: OpenDatabase) async throws(StorageError) -> Int {
  // PostgreSQL has programs of its own for this, such as pg_amcheck.
  let problems =
    if case .sqlite(let store) = database { try store.integrityProblems() } else { [String]() }
  let check = try await LogCheck(reading: database.store)
  for problem in problems { print(problem) }
  for finding in check.findings { print(finding.message) }
  print("Read \(check.squads) squad(s) with \(check.changes) change(s).")
  return problems.count + check.findings.count
}

extension LogCheck.Finding {
  fileprivate var message: String {
    switch self {
    case .damagedChange(let squad, let sequence):
      "squad \(squad.uuidString), change \(sequence): cannot be decoded"
    case .unfittingChange(let squad, let sequence):
      "squad \(squad.uuidString), change \(sequence): does not fit what came before"
    case .damagedSnapshot(let squad): "squad \(squad.uuidString): the snapshot cannot be decoded"
    case .differingSnapshot(let squad, let sequence):
      "squad \(squad.uuidString): the snapshot at \(sequence) is not what the log makes of it"
    }
  }
}
