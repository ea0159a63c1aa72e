/// The service that the view model needs; tests use a stub instead.
package protocol TimeManaging: AnyObject {
  /// The current model; `nil` until one was fetched.
  var currentModel: Model? { get }
  /// Fetches the current time and makes it the current model.
  ///
  /// `onCompleted` is called later, unless `fetchNow` was called again in the meantime.
  func fetchNow(onCompleted: @escaping (Result<Model, ServiceError>) -> Void)
  /// Whether `moveDay` with the same number of days would move the model.
  func canMove(day: Int) -> Bool
  /// Moves the current model by a number of days, if there is one and it stays in range.
  func moveDay(day: Int)
}

/// Why the current time could not be fetched.
package enum ServiceError: Error, Equatable, Sendable {
  /// The repository could not fetch an entity.
  case fetching(FetchError)
  /// The mapper could not read the entity.
  case mapping(MappingError)
}

/// The business logic: keeps the model and moves it by days.
package final class Service: TimeManaging {
  /// The time that was fetched last, moved by the days since; `nil` until one was fetched.
  package private(set) var currentModel: Model?
  private let repository: any NowFetching
  private let mapper = Mapper()
  private var lastFetch: Int32 = 0

  /// Creates a service without a model.
  package init(repository: any NowFetching) {
    self.repository = repository
  }

  /// Fetches the current time; a late response to an earlier call is dropped.
  package func fetchNow(onCompleted: @escaping (Result<Model, ServiceError>) -> Void) {
    lastFetch &+= 1
    let fetch = lastFetch
    repository.fetchNow { result in
      guard fetch == self.lastFetch else { return }
      onCompleted(self.take(result))
    }
  }

  /// Whether there is a model and the moved one is between 1970 and 9999.
  package func canMove(day: Int) -> Bool {
    currentModel?.moved(byDays: day) != nil
  }

  /// Moves the model by a number of days, but not before 1970 or after 9999.
  package func moveDay(day: Int) {
    if let moved = currentModel?.moved(byDays: day) { currentModel = moved }
  }

  private func take(
    _ result: Result<UtcTimeModel, FetchError>
  ) -> Result<Model, ServiceError> {
    switch result {
    case .failure(let error): return .failure(.fetching(error))
    case .success(let entity):
      do throws(MappingError) {
        let model = try mapper.model(from: entity)
        currentModel = model
        return .success(model)
      } catch {
        return .failure(.mapping(error))
      }
    }
  }
}
