import Browser
import Client
import SampleKit
import Testing
import Wire

@Suite("A sample's network")
struct NetworkTests {
  private let page = SamplePage()

  @Test func `each answer reaches whoever asked, whatever the order`() {
    page.sample.get("/one")
    page.sample.get("/two")
    page.recorder.send(.answered(request: 2, status: 200, body: [2]))
    page.recorder.send(.answered(request: 1, status: 404, body: [1]))
    #expect(
      page.sample.heard == [
        Heard("/two", HTTPAnswer(status: 200, body: [2])),
        Heard("/one", HTTPAnswer(status: 404, body: [1])),
      ])
  }

  @Test func `no connection is an answer without a status`() {
    page.sample.get("/one")
    page.recorder.send(.answered(request: 1, status: 0, body: []))
    #expect(page.sample.heard == [Heard("/one", HTTPAnswer(status: nil, body: []))])
  }

  @Test func `an answer is heard once, and one that nobody asked for never`() {
    page.sample.get("/one")
    page.recorder.send(.answered(request: 7, status: 200, body: []))
    #expect(page.sample.heard.isEmpty)
    for _ in 0..<2 { page.recorder.send(.answered(request: 1, status: 200, body: [])) }
    #expect(page.sample.heard.count == 1)
  }

  @Test func `whoever cancels hears nothing`() {
    let request = page.sample.get("/one")
    page.sample.get("/two")
    page.sample.network.cancel(request)
    page.recorder.send(.answered(request: 1, status: 200, body: []))
    page.recorder.send(.answered(request: 2, status: 200, body: []))
    #expect(page.sample.heard.map(\.path) == ["/two"])
  }

  @Test func `a request goes out as it was made`() {
    page.sample.network.send(
      HTTPRequest(
        .post, "/path?a=b",
        headers: [
          HTTPRequest.Header(name: "One", value: "1"), HTTPRequest.Header(name: "Two", value: "2"),
        ], body: [7])
    ) { _ in }
    #expect(
      page.recorder.operations.last
        == .fetch(id: 1, method: "POST", path: "/path?a=b", headers: "One: 1\nTwo: 2", body: [7]))
  }
}
