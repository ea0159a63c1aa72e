import Markup
import MoviesDomain
import MoviesPresentation
import PageSupport
import Presentation
import TestSupport
import Testing
import Texts

@testable import MoviesApp

/// Tests the whole sample with events of users, service and storage in random order.
struct MoviesAnyOrderTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `whatever happens, the page holds together`(_ seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let chaos = Chaos()
    for _ in 0..<60 {
      chaos.step(using: &numbers)
      let pieces = Piece.split(chaos.html)
      let ids = pieces.flatMap { $0.values(of: "id") }
      #expect(Set(ids).count == ids.count)
      let isWaiting = ids.contains("cancel") || chaos.html.contains("Loading more")
      #expect(!isWaiting || chaos.service.requests.last?.isCancelled == false)
      #expect(chaos.service.requests.dropLast().filter { !$0.isOver }.isEmpty)
    }
  }
}

/// A scene that receives random events.
private final class Chaos {
  let service = DataTransferServiceStub()
  private let storage = MoviesQueriesStorageStub(["query/2/star": [], "query/1/alien": []])
  private let navigator = ChaosNavigator()
  private let scene: MoviesScene

  init() {
    let container = MoviesSceneDIContainer(
      language: .english, dataTransferService: service, queriesStorage: storage)
    scene = MoviesScene(container, navigator: navigator)
    scene.appeared()
  }

  var html: String { String(decoding: Renderer.html(scene.write), as: UTF8.self) }

  func step(using numbers: inout SplitMix64) {
    let request = service.requests.randomElement(using: &numbers)
    let id = Int.random(in: 1...6, using: &numbers)
    let page = request?.path.contains("page=1&") == true ? 1 : 2
    switch Int.random(in: 0..<14, using: &numbers) {
    case 0: scene.received("typed", value: ["", "st", "alien", "x"][id % 4])
    case 1: scene.received("searchSubmitted", value: "")
    case 2: scene.received("suggestionTapped:star", value: "")
    case 3: scene.received("cancelTapped", value: "")
    case 4, 5: scene.received("endReached", value: "")
    case 6: scene.received("retryTapped", value: "")
    case 7: scene.received("movieTapped:\(id)", value: "")
    case 8: scene.received("detailsDismissed", value: "")
    case 9:
      scene.navigated(
        to: ["", "/search/star", "/search/alien/movie/\(id)", navigator.last][id % 4])
    case 10: storage.finishReading()
    case 11: request?.respond([nil, 503, 422, 500][id % 4])
    default:
      let movies = Responses.movie(id: id) + "," + Responses.movie(id: id % 6 + 1)
      request?.respond(200, Responses.page(page, of: 3, results: id == 6 ? "" : movies))
    }
  }
}

private final class ChaosNavigator: MoviesNavigator {
  private(set) var last = ""

  func push(_ place: MoviesDestination) { last = place.path }
  func goBack(to place: MoviesDestination) {}
  func replace(with place: MoviesDestination) {}
}
