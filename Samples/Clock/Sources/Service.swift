/// The business logic, as the view model knows it; a stub can stand in for it.
public protocol TimeManaging: AnyObject {
  /// The model as it is now; `nil` before the first was fetched.
  var currentModel: Model? { get }
  /// Makes the present time the current model; `onCompleted` is called later, or not at all when
  /// it was asked again before.
  func fetchNow(onCompleted: @escaping (Result<Model, ServiceFailure>) -> Void)
  /// Whether the current model can be moved by some days.
  func canMove(day: Int) -> Bool
  /// Moves the current model by some days; where there is none, it stays as it is.
  func moveDay(day: Int)
}

/// Why there is no new model.
public enum ServiceFailure: Error, Equatable, Sendable {
  /// The entity could not be fetched.
  case fetching(FetchFailure)
  /// The entity could not be understood.
  case mapping(MappingFailure)
}

/// The business logic: it keeps the model, and knows what can be done with it.
public final class Service: TimeManaging {
  /// The time that was fetched last, and then moved.
  public private(set) var currentModel: Model?
  private let repository: any NowFetching
  private let mapper = Mapper()
  private var lastFetch: Int32 = 0

  /// Makes a service with no model yet.
  public init(repository: any NowFetching) {
    self.repository = repository
  }

  /// Fetches the time; the answer to an earlier call counts no more.
  public func fetchNow(onCompleted: @escaping (Result<Model, ServiceFailure>) -> Void) {
    lastFetch &+= 1
    let fetch = lastFetch
    repository.fetchNow { answer in
      guard fetch == self.lastFetch else { return }
      onCompleted(self.take(answer))
    }
  }

  /// Whether there is a model, and a day there between 1970 and 9999.
  public func canMove(day: Int) -> Bool {
    currentModel?.moved(byDays: day) != nil
  }

  /// Moves by some days, but not to before 1970 or after 9999.
  public func moveDay(day: Int) {
    if let moved = currentModel?.moved(byDays: day) { currentModel = moved }
  }

  private func take(
    _ answer: Result<UtcTimeModel, FetchFailure>
  ) -> Result<Model, ServiceFailure> {
    switch answer {
    case .failure(let failure): return .failure(.fetching(failure))
    case .success(let entity):
      do throws(MappingFailure) {
        let model = try mapper.model(from: entity)
        currentModel = model
        return .success(model)
      } catch {
        return .failure(.mapping(error))
      }
    }
  }
}
