import Browser
import BrowserSupport
import Client
import SampleKit
import Testing
import Wire

@Suite("A sample's network")
struct NetworkTests {
  private let page = SamplePage()

  @Test func `each response reaches its request, in any order`() {
    page.sample.get("/one")
    page.sample.get("/two")
    page.fakeHost.send(.responded(request: 2, HTTPResponse(status: 200, body: [2])))
    page.fakeHost.send(.responded(request: 1, HTTPResponse(status: 404, body: [1])))
    #expect(
      page.sample.heard == [
        Heard("/two", HTTPResponse(status: 200, body: [2])),
        Heard("/one", HTTPResponse(status: 404, body: [1])),
      ])
  }

  @Test func `no connection is a response without a status`() {
    page.sample.get("/one")
    page.fakeHost.send(.responded(request: 1, HTTPResponse(status: nil)))
    #expect(page.sample.heard == [Heard("/one", HTTPResponse(status: nil))])
  }

  @Test func `a response arrives once, and one without a request is dropped`() {
    page.sample.get("/one")
    page.fakeHost.send(.responded(request: 7, HTTPResponse(status: 200)))
    #expect(page.sample.heard.isEmpty)
    for _ in 0..<2 { page.fakeHost.send(.responded(request: 1, HTTPResponse(status: 200))) }
    #expect(page.sample.heard.count == 1)
  }

  @Test func `a cancelled request gets no response`() {
    let request = page.sample.get("/one")
    page.sample.get("/two")
    page.sample.network.cancel(request)
    page.fakeHost.send(.responded(request: 1, HTTPResponse(status: 200)))
    page.fakeHost.send(.responded(request: 2, HTTPResponse(status: 200)))
    #expect(page.sample.heard.map(\.path) == ["/two"])
  }

  @Test func `a request goes out as it was made`() {
    let request = HTTPRequest(
      .post, "/path?a=b", headers: [HTTPRequest.Header(name: "One", value: "1")], body: [7])
    page.sample.network.send(request) { _ in }
    #expect(page.fakeHost.operations.last == .fetch(id: 1, request))
  }
}
