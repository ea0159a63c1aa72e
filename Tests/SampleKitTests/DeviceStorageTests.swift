import Browser
import BrowserSupport
import SampleKit
import Testing

@Suite("A sample's storage")
struct DeviceStorageTests {
  private let page = SamplePage()

  @Test func `what is kept is read again`() {
    let record = KeyValue(key: "one", value: [1])
    var read: [[KeyValue]] = []
    page.sample.storage.store([record])
    page.sample.storage.load { read.append($0) }
    #expect(
      page.fakeHost.operations.suffix(2) == [.store([record], token: 1), .load(prefix: "")])
    page.fakeHost.send(.loaded([record]))
    page.fakeHost.send(.loaded([record]))
    #expect(read == [[record]])
  }

  @Test func `a device that keeps nothing has nothing to read`() {
    var read: [[KeyValue]] = []
    page.sample.storage.load { read.append($0) }
    page.fakeHost.send(.loadFailed(.unavailable))
    #expect(read == [[]])
  }

  @Test func `two reads get their responses in turn`() {
    var read: [String] = []
    page.sample.storage.load { _ in read.append("first") }
    page.sample.storage.load { _ in read.append("second") }
    page.fakeHost.send(.loaded([]))
    #expect(read == ["first"])
    page.fakeHost.send(.loaded([]))
    #expect(read == ["first", "second"])
  }
}
