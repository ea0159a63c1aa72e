import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// What the log says of accounts without a name, and what it must not.
@Suite(.timeLimit(.minutes(5)))
struct EntryLogTests {
  @Test func `no key, code, token or name is logged`() async throws {
    let log = RecordedLog()
    var secrets: [String] = []

    try await withServer(logger: log.logger) { server in
      let (first, second) = (Phone(at: server, key: 1), Phone(at: server, key: 2))
      try await first.start()
      let recoveryCode = try await first.makeRecoveryCode()
      let joinCode = try await first.makeJoinCode()
      _ = try await second.preview(joinCode)
      try await second.join(joinCode)
      try await second.join(joinCode)
      try await second.recover(recoveryCode)
      secrets = [first, second].map(\.key.text) + [recoveryCode.text, joinCode.text]
      secrets += [first, second].compactMap { $0.jar["gather_token"] }
      try await first.name("Xanthippe")
      try await first.name("Xanthippe")
      first.forgetCookies()
      try await first.enter()
    }

    #expect(log.lines.count >= 10)
    for secret in secrets + ["Xanthippe"] { #expect(!log.text.contains(secret)) }
  }

  @Test func `each entry has an event and the account's id`() async throws {
    let log = RecordedLog()
    var id = ""

    try await withServer(logger: log.logger) { server in
      let (first, second) = (Phone(at: server, key: 1), Phone(at: server, key: 2))
      id = try await first.start().id.uuidString
      try await second.join(first.makeJoinCode())
      try await second.recover(first.makeRecoveryCode())
      try await first.name("Min")
    }

    for event in [
      "unnamedAccountMade", "joinCodeMade", "deviceJoined", "recoveryCodeMade", "accountRecovered",
      "accountNamed",
    ] {
      let line = try #require(log.lines.first { $0.contains("event=\(event)") })
      #expect(line.contains("account=\(id)"))
    }
  }
}
