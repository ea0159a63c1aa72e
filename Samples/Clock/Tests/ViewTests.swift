import Browser
import BrowserSupport
import ClockSample
import PageSupport
import Presentation
import Testing
import Texts
import Wire

/// Tests the view in each of its states, and the whole clock in a recorded browser.
@Suite("View")
struct ViewTests {
  @Test func `each state has the stored outline`() throws {
    if let difference = try OutlineFolder().difference(from: ["clock": ViewState.pages]) {
      Issue.record("\(difference)")
    }
  }

  @Test func `all pages are written for the tests in browsers`() throws {
    try PageFolder("clock").replace(with: ViewState.pages)
  }

  @Test func `its buttons show yesterday, tomorrow and now`() {
    let page = TestPage()
    page.receive(responseBody(dateTime: "2027-01-01T09:30Z"))
    page.tap("yesterdayButtonTapped")
    #expect(page.dateTime == "31 December 2026, 09:30")
    page.tap("tomorrowButtonTapped")
    page.tap("tomorrowButtonTapped")
    #expect(page.dateTime == "2 January 2027, 09:30")
    page.tap("nowButtonTapped")
    page.receive(request: 2, responseBody(dateTime: "2027-01-01T09:31Z"))
    #expect(page.dateTime == "1 January 2027, 09:31")
  }

  @Test func `on the last day, Tomorrow is greyed out until an earlier day is shown`() {
    let page = TestPage()
    #expect(page.greyedOut == ["yesterday", "tomorrow"])
    page.receive(responseBody(dateTime: "9999-12-31T09:30Z"))
    #expect(page.greyedOut == ["tomorrow"])
    #expect(page.tap("tomorrowButtonTapped") == [])
    page.tap("yesterdayButtonTapped")
    #expect(page.greyedOut == [])
  }

  @Test(arguments: ["", "now", "yesterdayButtonTapped ", "NowButtonTapped", "😀"])
  func `an unknown event text is ignored`(_ text: String) {
    let page = TestPage()
    page.receive(responseBody())
    #expect(page.tap(text) == [])
  }

  @Test func `a response to an earlier request is not shown`() {
    let page = TestPage()
    page.tap("nowButtonTapped")
    #expect(page.receive(request: 1, responseBody(dateTime: "2020-01-01T00:00Z")) == [])
    page.receive(request: 2, responseBody())
    #expect(page.dateTime == "20 November 2026, 22:05")
  }

  @Test func `after an error the user can try again`() {
    let page = TestPage(language: "ko-KR")
    #expect(page.fakeHost.operations.contains(.setTitle("시계")))
    page.receive(status: nil, "")
    #expect(page.text(of: "problem")?.hasPrefix("시간 서비스에 연결할 수 없습니다") == true)
    #expect(page.text(of: "now") == "다시 시도")
    page.tap("nowButtonTapped")
    #expect(page.dateTime == "불러오는 중…")
    page.receive(request: 2, responseBody())
    #expect(page.dateTime == "2026년 11월 20일 22시 05분")
    #expect(page.text(of: "problem") == "")
  }
}

/// The states of the view that have a stored outline.
enum ViewState: String, CaseIterable {
  case loading, shown, unreachable, status, malformed, impossibleDate

  /// The page in each state, in each language.
  static var pages: [NamedPage] {
    get throws {
      try allCases.flatMap { state in
        try [Language.english, .korean].map {
          NamedPage("\(state).\($0.rawValue)", try state.html($0))
        }
      }
    }
  }

  private func html(_ language: Language) throws -> String {
    let service = ServiceStub()
    let view = ViewController(viewModel: ViewModel(service: service, language: language))
    view.appeared()
    if let result = try result { service.asked[0](result) }
    return view.html
  }

  private var result: Result<Model, ServiceError>? {
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
