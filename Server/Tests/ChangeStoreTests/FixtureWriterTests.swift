import Domain
import Foundation
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

struct FixtureWriterTests {
  @Test func `write the file`() async throws {
    let folder = try TemporaryFolder()
    let path = try FormerDatabase.version8.copy(into: folder)
    let store = try SQLiteStore(path: path)
    try await store.createGroup()
    try await store.append([.at(1)], to: .group)
    try await store.add(.ofGroup(12, session: 2))
    try await store.end(.fixed(2), of: .group)
    for number in UInt8(50)...51 { try await store.replaceRecoveryCode(of: .group, by: .hash(number)) }
    try await store.save(.ofGroup(60), endingOthersAt: .kickOff)
    try await store.create(
      StoredAccount(id: .fixed(9), login: nil, squad: .fixed(109), createdAt: .kickOff))
    try await store.append([.at(1, .linkMade(.sunday, .toScore))], to: .fixed(109))
    try await store.delete(account: .fixed(9))
    try store.close()
    try? FileManager.default.removeItem(atPath: "/tmp/acc-version-11.sqlite")
    try FileManager.default.copyItem(atPath: path, toPath: "/tmp/acc-version-11.sqlite")
  }
}
