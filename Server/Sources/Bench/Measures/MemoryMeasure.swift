import ChangeStore
import Domain
import Wire

/// Measures the memory that a group takes while it is in use.
struct MemoryMeasure {
  let scratch: ScratchFolder

  private static let groupCount = 500
  /// The groups that are opened before, with what a server needs once.
  private static let firstCount = 50
  /// Some 25 evenings.
  private static let changeCount = 320
  private static let budget = 92.0 * 1_024

  func lines() async throws -> [Line] {
    let path = scratch.path("memory.sqlite")
    let store = try SQLiteStore(path: path)
    let members = try await Member.some(
      Self.groupCount, changeCount: Self.changeCount, in: store)
    try store.close()
    let server = try ServerProcess.gather(database: path)
    defer { server.stop() }
    try await open(members.prefix(Self.firstCount), on: server)
    let before = try server.residentMemory()
    try await open(members.dropFirst(Self.firstCount), on: server)
    let memory =
      (try server.residentMemory() - before) / Double(Self.groupCount - Self.firstCount)
    return [
      Line(
        what: "memory of a group in use with \(Self.changeCount) changes, of 92 KB",
        ratio: memory / Self.budget, budget: .atMost(1),
        remark: "\((memory / 1_024).short) KB")
    ]
  }

  /// Asks for what is new in each group, as an app does that comes to the front.
  private func open(_ members: ArraySlice<Member>, on server: ServerProcess) async throws {
    for member in members {
      let request = SyncRequest(since: Int64(Self.changeCount), changes: [])
      _ = try await member.client(of: server).post(request.json, to: .changes(member.squad))
    }
  }
}
