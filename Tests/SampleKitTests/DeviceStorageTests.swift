import Browser
import SampleKit
import Testing

@Suite("A sample's storage")
struct DeviceStorageTests {
  private let page = SamplePage()

  @Test func `what is kept is read again`() {
    let record = Record(key: "one", value: [1])
    var read: [[Record]] = []
    page.sample.storage.store([record])
    page.sample.storage.load { read.append($0) }
    #expect(
      page.recorder.operations.suffix(2) == [.store([record], token: 1), .load(prefix: "")])
    page.recorder.send(.loaded([record]))
    page.recorder.send(.loaded([record]))
    #expect(read == [[record]])
  }

  @Test func `a device that keeps nothing has nothing to read`() {
    var read: [[Record]] = []
    page.sample.storage.load { read.append($0) }
    page.recorder.send(.loadFailed(.unavailable))
    #expect(read == [[]])
  }

  @Test func `two who read are answered in turn`() {
    var read: [String] = []
    page.sample.storage.load { _ in read.append("first") }
    page.sample.storage.load { _ in read.append("second") }
    page.recorder.send(.loaded([]))
    #expect(read == ["first"])
    page.recorder.send(.loaded([]))
    #expect(read == ["first", "second"])
  }
}
