import API
package import ArgumentParser
import ChangeStore

/// The option that names the database.
package struct DatabaseOptions: ParsableArguments {
  @Option(help: Settings.database.help, completion: .file())
  package var database: String?

  @Flag(
    help: """
      Act on a database all the same whose data went to another place with “gather copy”, in the state of that time.
      """)
  package var evenIfCopied = false

  package init() {}

  /// The place that the option, the environment variable or the default names.
  func place() throws(CommandError) -> DatabasePlace {
    try DatabasePlace(try Settings.database.value(database))
  }

  /// Whether the option or the environment variable names the place.
  var isNamed: Bool { database != nil || Settings.database.isGiven }
}

extension DatabaseOptions {
  /// Does work that changes accounts of a database that exists, and closes it.
  func atDesk<Value>(
    _ work: (AccountDesk) async throws(AccountDeskError) -> Value
  ) async throws(CommandError) -> Value {
    let place = try place()
    let served = try place.open(evenIfCopied: evenIfCopied)
    defer { try? served.end() }
    return try await place.work(AccountDesk(store: served.database.store), work)
  }

  /// Does work that only reads the accounts of a database that exists.
  func readingAtDesk<Value>(
    _ work: (AccountDesk) async throws(AccountDeskError) -> Value
  ) async throws(CommandError) -> Value {
    let place = try place()
    let reading = try place.openToRead(evenIfCopied: evenIfCopied)
    defer { reading.end() }
    let store = try place.failing { try reading.store() }
    return try await place.work(AccountDesk(store: store), work)
  }
}

extension DatabasePlace {
  fileprivate func work<Value>(
    _ desk: AccountDesk, _ work: (AccountDesk) async throws(AccountDeskError) -> Value
  ) async throws(CommandError) -> Value {
    do throws(AccountDeskError) {
      return try await work(desk)
    } catch {
      throw .account(error, path: name)
    }
  }
}
