import Foundation

/// The limit of open files and connections, for this process and the processes that it starts.
enum OpenFiles {
  static func allow(_ count: UInt64) throws {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { throw BenchError.system(errno) }
    guard limit.rlim_cur < count else { return }
    limit.rlim_cur = rlim_t(min(count, UInt64(limit.rlim_max)))
    guard setrlimit(resource, &limit) == 0 else { throw BenchError.system(errno) }
  }

  #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let resource = RLIMIT_NOFILE
  #endif
}
