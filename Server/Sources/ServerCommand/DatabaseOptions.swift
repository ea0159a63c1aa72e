import API
package import ArgumentParser
import ChangeStore

/// The option that names the database.
package struct DatabaseOptions: ParsableArguments {
  @Option(help: Settings.database.help, completion: .file())
  package var database: String?

  package init() {}

  /// The place that the option, the environment variable or the default names.
  func place() throws(CommandError) -> DatabasePlace {
    try DatabasePlace(try Settings.database.value(database))
  }
}

extension DatabaseOptions {
  /// Does work on the accounts of a database that exists, and closes it.
  func atDesk<Value>(
    _ work: (AccountDesk) async throws(AccountDeskError) -> Value
  ) async throws(CommandError) -> Value {
    let place = try place()
    let database = try place.open()
    do throws(AccountDeskError) {
      let value = try await work(AccountDesk(store: database.store))
      try? database.close()
      return value
    } catch {
      throw .account(error, path: place.name)
    }
  }
}
