import API
package import ArgumentParser
import ChangeStore

/// The option that names the database.
package struct DatabaseOptions: ParsableArguments {
  @Option(help: "The database file. \(Settings.database.help)", completion: .file())
  package var database: String?

  package init() {}

  /// The path of the option, the environment variable or the default.
  package func path() throws(CommandError) -> String { try Settings.database.value(database) }
}

extension DatabaseOptions {
  /// Does work on the accounts of a database that exists, and closes it.
  func atDesk<Value>(
    _ work: (AccountDesk) async throws(AccountDeskError) -> Value
  ) async throws(CommandError) -> Value {
    let path = try path()
    let store = try SQLiteStore.openExisting(path)
    do throws(AccountDeskError) {
      let value = try await work(AccountDesk(store: store))
      try? store.close()
      return value
    } catch {
      throw .account(error, path: path)
    }
  }
}
