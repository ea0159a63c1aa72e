import Foundation

/// How many files and connections this process may have open.
enum OpenFiles {
  /// Takes as many as the system lets it: the usual limit is for programs that ask for few, and
  /// each watcher is a connection.
  static func allowAll() {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    #if canImport(Darwin)
      limit.rlim_cur = min(limit.rlim_max, rlim_t(OPEN_MAX))
    #else
      limit.rlim_cur = limit.rlim_max
    #endif
    // What cannot be had is done without.
    _ = setrlimit(resource, &limit)
  }

  #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let resource = RLIMIT_NOFILE
  #endif
}
