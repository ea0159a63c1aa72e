import ClockSample
import Presentation
import Testing
import Texts
import Wire

/// Tests the view model with a stub for the service.
@Suite("View model")
struct ViewModelTests {
  private let service = ServiceStub()
  private let viewModel: ViewModel

  init() { viewModel = ViewModel(service: service, language: .english) }

  @Test func `it fetches the time when the view is loaded`() {
    #expect(service.asked.isEmpty)
    viewModel.viewDidLoad()
    #expect(service.asked.count == 1)
    #expect(viewModel.phase == .loading)
    #expect(viewModel.dateTimeString == "Loading…")
  }

  @Test(arguments: [
    (Language.english, "2026-11-20T22:05Z", "20 November 2026, 22:05"),
    (.korean, "2026-11-20T22:05Z", "2026년 11월 20일 22시 05분"),
    (.english, "2024-02-29T00:00Z", "29 February 2024, 00:00"),
    (.korean, "2024-02-09T00:00Z", "2024년 02월 09일 00시 00분"),
    (.english, "2027-01-01T09:59Z", "1 January 2027, 09:59"),
    (.korean, "2027-01-01T09:59Z", "2027년 01월 01일 09시 59분"),
  ])
  func `it formats the date and time in the user's language`(
    _ language: Language, _ dateTime: String, _ text: String
  ) throws {
    let viewModel = ViewModel(service: service, language: language)
    viewModel.viewDidLoad()
    service.asked[0](.success(try model(dateTime)))
    #expect(viewModel.dateTimeString == text)
  }

  @Test func `another day is shown as the service moved it`() throws {
    viewModel.viewDidLoad()
    service.asked[0](.success(try model("2026-11-20T22:05Z")))
    service.currentModel = try model("2031-07-04T03:02Z")
    viewModel.moveDay(day: -1)
    #expect(service.moves == [-1])
    #expect(viewModel.dateTimeString == "4 July 2031, 03:02")
  }

  @Test func `no day is moved while none is shown`() throws {
    viewModel.viewDidLoad()
    viewModel.moveDay(day: 1)
    #expect(viewModel.phase == .loading)
    service.asked[0](.failure(.fetching(.unreachable)))
    let failed = viewModel.phase
    service.currentModel = try model("2026-11-20T22:05Z")
    viewModel.moveDay(day: 1)
    #expect(viewModel.phase == failed)
    #expect(service.moves.isEmpty)
  }

  @Test func `while loading, it shows one text and no day can be chosen`() {
    viewModel.viewDidLoad()
    #expect(viewModel.dateTimeParts == ["Loading…"])
    #expect(viewModel.zone == "Coordinated Universal Time (UTC)")
    #expect(viewModel.errorText == nil)
    #expect(viewModel.nowButtonTitle == "Now")
    #expect(!viewModel.canShowYesterday)
    #expect(!viewModel.canShowTomorrow)
  }

  @Test(arguments: [([Int](), true, true), ([-1], false, true), ([1], true, false)])
  func `a day button can be used when the service can move there`(
    _ impossible: [Int], _ yesterday: Bool, _ tomorrow: Bool
  ) throws {
    viewModel.viewDidLoad()
    service.impossibleMoves = impossible
    service.asked[0](.success(try model("2026-11-20T22:05Z")))
    #expect(viewModel.dateTimeParts == ["20 November 2026,", "22:05"])
    #expect(viewModel.zone == "Coordinated Universal Time (UTC)")
    #expect(viewModel.nowButtonTitle == "Now")
    #expect(viewModel.canShowYesterday == yesterday)
    #expect(viewModel.canShowTomorrow == tomorrow)
  }

  @Test func `after an error it shows only the error and Try again`() {
    viewModel.viewDidLoad()
    service.asked[0](.failure(.fetching(.unreachable)))
    #expect(viewModel.dateTimeParts == [])
    #expect(viewModel.zone == nil)
    #expect(viewModel.errorText?.isEmpty == false)
    #expect(viewModel.nowButtonTitle == "Try again")
    #expect(!viewModel.canShowYesterday)
    #expect(!viewModel.canShowTomorrow)
  }

  @Test func `it can be reloaded after showing a time and after an error`() throws {
    viewModel.viewDidLoad()
    service.asked[0](.success(try model("2026-11-20T22:05Z")))
    viewModel.reload()
    #expect(viewModel.phase == .loading)
    service.asked[1](.failure(.fetching(.status(503))))
    #expect(viewModel.dateTimeString == "")
    viewModel.reload()
    #expect(viewModel.phase == .loading)
    service.asked[2](.success(try model("2026-11-21T00:00Z")))
    #expect(viewModel.dateTimeString == "21 November 2026, 00:00")
  }

  @Test(arguments: [
    (
      ServiceError.fetching(.unreachable),
      "The time service cannot be reached. Check your connection and try again."
    ),
    (
      .fetching(.status(503)),
      "The time service answered with an error (503). Try again in a moment."
    ),
    (
      .fetching(.malformed(.notAnObject(field: ""))),
      "The answer of the time service cannot be understood. Try again in a moment."
    ),
    (
      .mapping(.notInForm),
      "The answer of the time service cannot be understood. Try again in a moment."
    ),
    (
      .mapping(.impossibleDate("2026-02-30T22:05Z")),
      "The time service gave a date that cannot be: 2026-02-30T22:05Z. Try again in a moment."
    ),
  ])
  func `each error is shown as a sentence`(_ error: ServiceError, _ sentence: String) {
    viewModel.viewDidLoad()
    service.asked[0](.failure(error))
    #expect(viewModel.phase == .failed(sentence))
  }
}
