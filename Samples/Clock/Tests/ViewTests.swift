import Browser
import BrowserSupport
import ClockSample
import Presentation
import SnapshotSupport
import Testing
import Wire

/// Tests the view in each of its states, and the whole clock in a recorded browser.
@Suite("View")
struct ViewTests {
  @Test(arguments: Language.allCases, ViewState.allCases)
  func `each state matches its stored snapshot`(_ language: Language, _ state: ViewState) throws {
    let service = ServiceStub()
    let view = ViewController(viewModel: ViewModel(service: service, language: language))
    view.appeared()
    if let answer = try state.answer { service.asked[0](answer) }
    let page = indented(view.html)
    let name = "\(state.rawValue).\(language.rawValue)"
    #expect(try SnapshotFolder().stored(name, recording: page) == page)
  }

  @Test func `every stored snapshot belongs to a state`() throws {
    let names = Language.allCases.flatMap { language in
      ViewState.allCases.map { "\($0.rawValue).\(language.rawValue)" }
    }
    #expect(try SnapshotFolder().names() == Set(names))
  }

  @Test func `its buttons show yesterday, tomorrow and now`() throws {
    let page = TestPage()
    page.receive(answer(dateTime: "2027-01-01T09:30Z"))
    #expect(page.tap("yesterdayButtonTapped") == [.patch(reading("31 December 2026,", "09:30"))])
    page.tap("tomorrowButtonTapped")
    #expect(page.tap("tomorrowButtonTapped") == [.patch(reading("2 January 2027,", "09:30"))])
    page.tap("nowButtonTapped")
    let operations = page.receive(request: 2, answer(dateTime: "2027-01-01T09:31Z"))
    #expect(operations.contains(.patch(reading("1 January 2027,", "09:31"))))
  }

  @Test func `on the last day, Tomorrow is greyed out until an earlier day is shown`() {
    let page = TestPage()
    // Both day buttons were greyed out before, so only one of them changes.
    let shown = "\(page.receive(answer(dateTime: "9999-12-31T09:30Z")))"
    #expect(shown.contains("yesterdayButtonTapped"))
    #expect(!shown.contains("tomorrowButtonTapped"))
    #expect(page.tap("tomorrowButtonTapped") == [])
    let dayBefore = "\(page.tap("yesterdayButtonTapped"))"
    #expect(dayBefore.contains("tomorrowButtonTapped"))
    #expect(!dayBefore.contains("aria-disabled"))
  }

  @Test(arguments: ["", "now", "yesterdayButtonTapped ", "NowButtonTapped", "😀"])
  func `an unknown event text is ignored`(_ text: String) {
    let page = TestPage()
    page.receive(answer())
    #expect(page.tap(text) == [])
  }

  @Test func `a response to an earlier request is not shown`() {
    let page = TestPage()
    page.tap("nowButtonTapped")
    #expect(page.receive(request: 1, answer(dateTime: "2020-01-01T00:00Z")) == [])
    let operations = page.receive(request: 2, answer())
    #expect(operations.contains(.patch(reading("20 November 2026,", "22:05"))))
  }

  @Test func `after an error the user can try again`() {
    let page = TestPage(language: "ko-KR")
    #expect(page.fakeHost.operations.contains(.setTitle("시계")))
    let failed = page.receive(status: nil, "")
    #expect("\(failed)".contains("시간 서비스에 연결할 수 없습니다"))
    #expect("\(failed)".contains("다시 시도"))
    #expect("\(page.tap("nowButtonTapped"))".contains("불러오는 중…"))
    #expect(
      page.receive(request: 2, answer()).contains(.patch(reading("2026년 11월 20일", "22시 05분"))))
  }

  private func reading(_ date: String, _ time: String) -> String {
    #"<p id="date-time" class="big" role="status">"#
      + "<span><span>\(date)</span> <span>\(time)</span> </span></p>"
  }
}

/// The states of the view that have a stored snapshot.
enum ViewState: String, CaseIterable {
  case loading, shown, unreachable, status, malformed, impossibleDate

  var answer: Result<Model, ServiceError>? {
    get throws {
      switch self {
      case .loading: nil
      case .shown: .success(try model("2026-11-20T22:05Z"))
      case .unreachable: .failure(.fetching(.unreachable))
      case .status: .failure(.fetching(.status(503)))
      case .malformed: .failure(.fetching(.malformed(.notAnObject(field: ""))))
      case .impossibleDate: .failure(.mapping(.impossibleDate("2026-02-30T22:05Z")))
      }
    }
  }
}
