/// The addresses of The Movie Database and the key for it.
public struct MovieDatabaseSettings: Sendable {
  let address: ServiceAddress
  let imageAddress: ServiceAddress
  let key: AccessKey
  let timeout: Duration
  let requestLimit: Int

  /// Creates settings for The Movie Database.
  /// - Parameters:
  ///   - address: The address of the search.
  ///   - imageAddress: The address of the posters.
  ///   - key: The key that is sent with each search.
  ///   - timeout: The time limit of a response.
  ///   - requestLimit: The most requests that may wait for a response at once.
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
