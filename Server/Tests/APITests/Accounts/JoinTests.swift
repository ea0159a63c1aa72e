import API
import Domain
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// A second phone that joins by a code of the first.
@Suite(.timeLimit(.minutes(5)))
struct JoinTests {
  @Test(arguments: StoreKind.allCases)
  func `a phone joins by a code, and has the squad at once`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      // Given
      let (first, second) = (Phone(at: server, key: 1), Phone(at: server, key: 2))
      let account = try await first.start()
      try await first.deliver([.numbered(1), .numbered(2)])
      let code = try await first.makeJoinCode()
      // When
      let preview = try await second.preview(code)
      #expect(try JoinPreviewResponse(json: preview.bytes) == .init(players: 2, username: nil))
      #expect(second.jar == [:])
      let joined = try await second.join(code)
      // Then
      #expect(joined.status == 200)
      let response = try AccountResponse(json: joined.bytes)
      #expect(
        response
          == AccountResponse(id: account.id, squad: account.squad, username: nil, manages: false))
      #expect(try await second.deliver([.numbered(3)]).page.upTo == 3)
      #expect(try await first.sessions().count == 2)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a code is used once, works for ten minutes, and each end is told`(
    _ kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      let first = Phone(at: server, key: 1)
      try await first.start()
      let used = try await first.makeJoinCode()
      try await Phone(at: server, key: 2).join(used)
      let replaced = try await first.makeJoinCode()
      let late = try await first.makeJoinCode()
      server.environment.advance(bySeconds: 10 * 60)
      let phone = Phone(at: server, key: 3)

      for (code, kind) in [
        (used, ErrorKind.used), (replaced, .expired), (late, .expired), (try .example, .wrong),
      ] {
        let refused = try await [phone.join(code), phone.preview(code)]
        #expect(refused.map(\.status) == [401, 401])
        #expect(refused.map(\.kind) == [kind, kind])
      }
      #expect(phone.jar == [:])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a phone that did not get the response joins again`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      let (first, second) = (Phone(at: server, key: 1), Phone(at: server, key: 2))
      try await first.start()
      let code = try await first.makeJoinCode()
      try await second.join(code)
      second.forgetCookies()

      #expect(try await second.join(code).status == 200)
      #expect(try await first.sessions().count == 2)
      #expect(try await second.me().manages == false)
    }
  }

  @Test func `after sixty wrong codes an address waits, and right ones do not count`()
    async throws
  {
    try await withServer { server in
      let first = Phone(at: server, key: 1)
      try await first.start()
      for number in UInt64(10)..<30 {
        let code = try await first.makeJoinCode()
        _ = try await first.preview(code)
        try await Phone(at: server, key: number).join(code)
      }
      let phone = Phone(at: server, key: 2)
      for _ in 0..<59 { #expect(try await phone.join(.example).status == 401) }
      #expect(try await phone.recover(.example).status == 401)

      let code = try await first.makeJoinCode()
      #expect(try await phone.join(code).status == 429)
      #expect(try await phone.preview(code).status == 429)
      #expect(try await phone.recover(.example).status == 429)

      server.environment.advance(bySeconds: 60 * 60)
      #expect(try await phone.join(first.makeJoinCode()).status == 200)
    }
  }

  @Test func `a named account is joined without typing its password`() async throws {
    try await withServer { server in
      let first = Phone(at: server, key: 1)
      try await first.start()
      try await first.name("Min")
      let second = Phone(at: server, key: 2)
      let code = try await first.makeJoinCode()

      let preview = try await second.preview(code)
      let joined = try await second.join(code)

      #expect(try JoinPreviewResponse(json: preview.bytes).username == "Min")
      #expect(try AccountResponse(json: joined.bytes).username == "Min")
      #expect(
        joined.headers[values: .setCookie].first?.contains("Max-Age=7776000") == true)
    }
  }

  @Test func `a phone with a key of another account does not take it along`() async throws {
    try await withServer { server in
      let (first, second) = (Phone(at: server, key: 1), Phone(at: server, key: 2))
      try await first.start()
      let own = try await second.start()

      let refused = try await second.join(first.makeJoinCode())

      #expect(refused.status == 409)
      #expect(try await second.me() == own)
    }
  }
}

extension JoinCode {
  /// A code that no server made.
  static var example: Self {
    get throws { try #require(JoinCode(typed: "010101010K")) }
  }
}

extension RecoveryCode {
  /// A code that no server made.
  static var example: Self {
    get throws { try #require(RecoveryCode(typed: "01010101010101010109")) }
  }
}
