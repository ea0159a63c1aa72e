import ChangeStore
import Wire

/// Measures the memory of a server that has just started and responded once.
struct RestMeasure {
  let scratch: ScratchFolder

  private static let budgetInBytes = 60.0 * 1_024 * 1_024

  func lines() async throws -> [Line] {
    let path = scratch.path("rest.sqlite")
    let store = try SQLiteStore(path: path)
    let member = try await Member(number: 1, changeCount: 40, in: store)
    try store.close()
    let server = try ServerProcess.gather(database: path)
    defer { server.stop() }
    _ = try await member.client(of: server).get(.players)
    let memory = try server.residentMemory()
    return [
      Line(
        what: "memory of a server at rest, of 60 MB", ratio: memory / Self.budgetInBytes,
        budget: .atMost(1), remark: "\((memory / 1_024 / 1_024).short) MB")
    ]
  }
}
