import ClockSample
import Testing
import Wire

/// Tests the service with a stub for the repository.
@Suite("Service")
struct ServiceTests {
  private let repository = RepositoryStub()
  private let service: Service

  init() { service = Service(repository: repository) }

  @Test func `the fetched time becomes the model`() throws {
    var results: [Result<Model, ServiceError>] = []
    #expect(service.currentModel == nil)
    service.fetchNow { results.append($0) }
    #expect(results.isEmpty)
    repository.asked[0](.success(try entity()))
    #expect(try results == [.success(model("2026-11-20T22:05Z"))])
    #expect(try service.currentModel == model("2026-11-20T22:05Z"))
  }

  @Test(arguments: [FetchError.unreachable, .status(500), .malformed(.missing(field: "$id"))])
  func `a failed fetch leaves the model unchanged`(_ error: FetchError) throws {
    fetch(.success(try entity()))
    #expect(fetch(.failure(error)) == [.failure(.fetching(error))])
    #expect(try service.currentModel == model("2026-11-20T22:05Z"))
  }

  @Test func `an invalid entity leaves the model unchanged`() throws {
    fetch(.success(try entity()))
    let impossible = "2026-02-30T22:05Z"
    #expect(
      try fetch(.success(entity(dateTime: impossible)))
        == [.failure(.mapping(.impossibleDate(impossible)))])
    #expect(try service.currentModel == model("2026-11-20T22:05Z"))
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `of two fetches only the second counts, in whatever order they complete`(_ order: [Int])
    throws
  {
    var results: [Result<Model, ServiceError>] = []
    service.fetchNow { results.append($0) }
    service.fetchNow { results.append($0) }
    let entities = [try entity(dateTime: "2026-01-01T00:00Z"), try entity()]
    for index in order { repository.asked[index](.success(entities[index])) }
    #expect(try results == [.success(model("2026-11-20T22:05Z"))])
    #expect(try service.currentModel == model("2026-11-20T22:05Z"))
  }

  @Test func `each move starts from the moved model`() throws {
    fetch(.success(try entity(dateTime: "2026-12-30T22:05Z")))
    service.moveDay(day: 1)
    service.moveDay(day: 1)
    #expect(try service.currentModel == model("2027-01-01T22:05Z"))
    service.moveDay(day: -1)
    #expect(try service.currentModel == model("2026-12-31T22:05Z"))
  }

  @Test(arguments: [("1970-01-01T12:00Z", -1), ("9999-12-31T12:00Z", 1)])
  func `the model stays at the first and at the last day`(_ end: String, _ day: Int) throws {
    fetch(.success(try entity(dateTime: end)))
    service.moveDay(day: day)
    #expect(try service.currentModel == model(end))
  }

  @Test(arguments: [
    ("1970-01-01T12:00Z", false, true), ("1970-01-02T12:00Z", true, true),
    ("9999-12-31T12:00Z", true, false), ("9999-12-30T12:00Z", true, true),
  ])
  func `it says whether there is a day before and a day after`(
    _ date: String, _ canGoBack: Bool, _ canGoOn: Bool
  ) throws {
    fetch(.success(try entity(dateTime: date)))
    #expect(service.canMove(day: -1) == canGoBack)
    #expect(service.canMove(day: 1) == canGoOn)
  }

  @Test func `without a model, moving has no effect`() {
    #expect(!service.canMove(day: 1))
    service.moveDay(day: 1)
    #expect(service.currentModel == nil)
  }

  @discardableResult
  private func fetch(
    _ result: Result<UtcTimeModel, FetchError>
  ) -> [Result<Model, ServiceError>] {
    var results: [Result<Model, ServiceError>] = []
    service.fetchNow { results.append($0) }
    repository.asked.last?(result)
    return results
  }
}
