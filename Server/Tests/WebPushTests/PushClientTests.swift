import Domain
import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import WebPush

@Suite(.timeLimit(.minutes(5)))
struct PushClientTests {
  @Test func `a service is sent a message with its headers`() async throws {
    try await withService({ .answer(.created, "", [.timeToLive: "30"]) }) {
      service, client, endpoint in
      let delivery = await client.send(.example(to: endpoint))
      #expect(
        delivery
          == .answered(PushResponse(status: 201, timeToLive: "30", retryAfter: nil, reason: "")))
      let received = try #require(service.received.first)
      #expect(received.path == "/push/a?b=c")
      #expect(received.body == [0, 1, 2, 255])
      #expect(received.headers[.authorization] == "vapid t=a, k=b")
      #expect(received.headers[.contentEncoding] == "aes128gcm")
      #expect(received.headers[.timeToLive] == "120")
    }
  }

  @Test func `many messages are sent on few connections`() async throws {
    try await withService({ .answer(.created) }) { service, client, endpoint in
      let statuses = await withTaskGroup(of: PushDelivery.self) { group in
        for _ in 0..<300 { group.addTask { await client.send(.example(to: endpoint)) } }
        return await group.reduce(into: [PushDelivery]()) { $0.append($1) }
      }
      #expect(statuses.count { $0.status == 201 } == 300)
      #expect(service.received.count == 300)
    }
  }

  @Test func `a refusal says why, in at most 200 bytes`() async throws {
    try await withService({ .answer(.badRequest, String(repeating: "a", count: 300)) }) {
      _, client, endpoint in
      let response = await client.send(.example(to: endpoint)).response
      #expect(response?.status == 400)
      #expect(response?.reason == String(repeating: "a", count: 200))
    }
  }

  @Test func `Microsoft's service says it in a header`() async throws {
    let headers: HTTPFields = [.explanation: "Ttl value conflicts"]
    try await withService({ .answer(.badRequest, "", headers) }) { _, client, endpoint in
      #expect(await client.send(.example(to: endpoint)).response?.reason == "Ttl value conflicts")
    }
  }

  @Test func `a service that is asked to wait says for how long`() async throws {
    try await withService({ .answer(.tooManyRequests, "", [.retryAfter: "17"]) }) {
      _, client, endpoint in
      let response = await client.send(.example(to: endpoint)).response
      #expect(response?.status == 429)
      #expect(response?.retryAfter == "17")
    }
  }

  @Test(arguments: [HTTPResponse.Status.movedPermanently, .temporaryRedirect, .permanentRedirect])
  func `a redirect is not followed`(status: HTTPResponse.Status) async throws {
    try await withService({ .answer(status, "", [.location: "/elsewhere"]) }) {
      service, client, endpoint in
      #expect(await client.send(.example(to: endpoint)).status == status.code)
      #expect(service.received.count == 1)
    }
  }

  @Test func `a response without an end is cut off`() async throws {
    try await withService({ .endless }) { _, client, endpoint in
      #expect(await client.send(.example(to: endpoint)).status == 201)
    }
  }

  @Test func `a service that does not answer is given up`() async throws {
    let limits = PushTimeLimits(connecting: .seconds(1), total: .milliseconds(200))
    try await withService(
      {
        try await Task.sleep(for: .seconds(2))
        return .answer(.created)
      }, limits: limits
    ) { _, client, endpoint in
      #expect(await client.send(.example(to: endpoint)) == .failed(.timedOut))
    }
  }

  @Test func `a service that does not listen is not reached`() async throws {
    let client = PushClient()
    defer { client.close() }
    let endpoint = try PushEndpoint(
      "http://127.0.0.1:1/a", allowed: PushHosts(and: [PushHosts.loopback]))
    guard case .failed(.notReached) = await client.send(.example(to: endpoint)) else {
      Issue.record("Something listens on port 1.")
      return
    }
  }

  /// The host was allowed, and its name leads to this machine, as that of a stranger's service may.
  @Test func `a name that leads to an address that is not public is not connected to`() async throws
  {
    let client = PushClient()
    defer { client.close() }
    let endpoint = try PushEndpoint("https://localhost/a", allowed: PushHosts(and: ["localhost"]))
    #expect(await client.send(.example(to: endpoint)) == .failed(.addressNotPublic))
  }

  @Test func `a server that stops does not wait for answers`() async throws {
    try await withService({
      try await Task.sleep(for: .seconds(2))
      return .answer(.created)
    }) { service, client, endpoint in
      async let delivery = client.send(.example(to: endpoint))
      while service.received.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
      client.close()
      #expect(await delivery == .failed(.stopped))
      #expect(await client.send(.example(to: endpoint)) == .failed(.stopped))
    }
  }
}

extension PushRequest {
  fileprivate static func example(to endpoint: PushEndpoint) -> PushRequest {
    PushRequest(
      to: endpoint, body: [0, 1, 2, 255], authorization: "vapid t=a, k=b", worth: .minutes(2),
      urgency: .high, topic: PushTopic(of: "asked"))
  }
}

extension PushDelivery {
  fileprivate var response: PushResponse? {
    if case .answered(let response) = self { response } else { nil }
  }

  fileprivate var status: Int? { response?.status }
}

extension HTTPField.Name {
  fileprivate static var timeToLive: Self { HTTPField.Name("TTL") ?? .date }
  fileprivate static var explanation: Self { HTTPField.Name("X-WNS-Error-Description") ?? .date }
}

extension Response {
  fileprivate static var endless: Response {
    Response(
      status: .created,
      body: ResponseBody { writer in
        while true { try await writer.write(ByteBuffer(repeating: 97, count: 1_000)) }
      })
  }
}
