/// Where The Movie Database is, and what opens it.
public struct MovieDatabaseSettings: Sendable {
  let address: ServiceAddress
  let imageAddress: ServiceAddress
  let key: AccessKey
  let timeout: Duration
  let requestLimit: Int

  /// Describes the service.
  /// - Parameters:
  ///   - address: Where films are searched.
  ///   - imageAddress: Where posters are.
  ///   - key: What is sent along with each search.
  ///   - timeout: How long an answer may take.
  ///   - requestLimit: How many requests may be waiting for their answers.
  public init(
    address: ServiceAddress, imageAddress: ServiceAddress, key: AccessKey,
    timeout: Duration = .seconds(10), requestLimit: Int = 64
  ) {
    self.address = address
    self.imageAddress = imageAddress
    self.key = key
    self.timeout = timeout
    self.requestLimit = requestLimit
  }
}
