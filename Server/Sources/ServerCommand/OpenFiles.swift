import Foundation

/// The limit of files and connections that this process may have open.
enum OpenFiles {
  /// Raises the limit as far as the system allows.
  ///
  /// The usual limit is too low for a server, because each live stream is a connection.
  static func allowAll() {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    #if canImport(Darwin)
      limit.rlim_cur = min(limit.rlim_max, rlim_t(OPEN_MAX))
    #else
      limit.rlim_cur = limit.rlim_max
    #endif
    // When the system refuses, the server runs with the limit that it has.
    _ = setrlimit(resource, &limit)
  }

  #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let resource = RLIMIT_NOFILE
  #endif
}
