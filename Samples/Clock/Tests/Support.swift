import Browser
import BrowserSupport
import ClockSample
import Markup
import PageSupport
import SampleKit
import Texts

/// A response of the time service with a date and time and a message.
func responseBody(
  dateTime: String = "2026-11-20T22:05Z", serviceResponse: String = "null"
) -> String {
  """
  {"$id":"1","currentDateTime":"\(dateTime)","utcOffset":"00:00:00",\
  "isDayLightSavingsTime":false,"dayOfTheWeek":"Friday","timeZoneName":"UTC",\
  "currentFileTime":134396859302500000,"ordinalDate":"2026-324",\
  "serviceResponse":\(serviceResponse)}
  """
}

func entity(dateTime: String = "2026-11-20T22:05Z") throws -> UtcTimeModel {
  try UtcTimeModel(json: Array(responseBody(dateTime: dateTime).utf8))
}

func model(_ dateTime: String) throws -> Model {
  try Mapper().model(from: entity(dateTime: dateTime))
}

/// A repository that completes when the test says so.
final class RepositoryStub: NowFetching {
  private(set) var asked: [(Result<UtcTimeModel, FetchError>) -> Void] = []

  func fetchNow(onCompleted: @escaping (Result<UtcTimeModel, FetchError>) -> Void) {
    asked.append(onCompleted)
  }
}

/// A service with a model set by the test, which records its calls.
final class ServiceStub: TimeManaging {
  var currentModel: Model?
  /// The numbers of days for which `canMove` is false.
  var impossibleMoves: [Int] = []
  private(set) var moves: [Int] = []
  private(set) var asked: [(Result<Model, ServiceError>) -> Void] = []

  func fetchNow(onCompleted: @escaping (Result<Model, ServiceError>) -> Void) {
    asked.append(onCompleted)
  }

  func canMove(day: Int) -> Bool { !impossibleMoves.contains(day) }

  func moveDay(day: Int) { moves.append(day) }
}

/// A page with the real clock sample in a recorded browser.
final class TestPage {
  let fakeHost = FakeHost()
  private var controller: ViewController?

  init(language: String = "en") {
    SampleProgram(host: Host(standIn: fakeHost)) { environment in
      let service = Service(repository: Repository(network: environment.network))
      let controller = ViewController(
        viewModel: ViewModel(service: service, language: environment.language))
      self.controller = controller
      return controller
    }.run()
    fakeHost.send(.started(language: language, path: "", isOnline: true))
  }

  @discardableResult
  func tap(_ button: String) -> [HostOperation] {
    fakeHost.send(.acted(text: button, value: ""))
  }

  @discardableResult
  func receive(request: Int32 = 1, status: Int? = 200, _ body: String) -> [HostOperation] {
    fakeHost.send(
      .responded(request: request, HTTPResponse(status: status, body: Array(body.utf8))))
  }
}

extension TestPage {
  /// The date and time as they are read, or the text in their place.
  var dateTime: String? { text(of: "date-time") }

  /// The keys of the buttons that are greyed out.
  var greyedOut: [String] { pieces.ids(with: "aria-disabled", "true") }

  /// The text of the element with a key.
  func text(of key: String) -> String? { pieces.text(of: key) }

  private var pieces: [Piece] { Piece.split(controller?.html ?? "") }
}

extension ViewController {
  var html: String { String(decoding: Renderer.html(write), as: UTF8.self) }
}
