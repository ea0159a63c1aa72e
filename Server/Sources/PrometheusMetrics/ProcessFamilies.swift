import Foundation

/// What the system knows about this process, under the names that Prometheus' client libraries use
/// (https://prometheus.io/docs/instrumenting/writing_clientlibs/#process-metrics).
package enum ProcessFamilies {
  /// Reads the families; none without `/proc`.
  package static func read() -> [MetricFamily] {
    guard let stat = text(of: "/proc/self/stat"), let status = ProcessStatus(stat) else {
      return []
    }
    var families = [
      gauge(
        "process_resident_memory_bytes", "Resident memory size in bytes.",
        Double(status.residentPages) * Double(sysconf(Int32(_SC_PAGESIZE)))),
      gauge(
        "process_virtual_memory_bytes", "Virtual memory size in bytes.",
        Double(status.virtualBytes)),
      MetricFamily(
        "process_cpu_seconds_total", help: "Total user and system CPU time spent in seconds.",
        kind: .counter, samples: [.init(Double(status.processorTicks) / ticksPerSecond)]),
    ]
    if let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") {
      // One is that of the folder itself.
      let count = Double(files.count - 1)
      families.append(gauge("process_open_fds", "Number of open file descriptors.", count))
    }
    if let boot = text(of: "/proc/stat").flatMap(bootSecond) {
      families.append(
        gauge(
          "process_start_time_seconds", "Start time of the process since unix epoch in seconds.",
          boot + Double(status.startTicks) / ticksPerSecond))
    }
    return families + openFileLimit
  }

  private static var openFileLimit: [MetricFamily] {
    var limit = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    guard getrlimit(resource, &limit) == 0 else { return [] }
    let help = "Maximum number of open file descriptors."
    return [gauge("process_max_fds", help, Double(limit.rlim_cur))]
  }

  private static var ticksPerSecond: Double { Double(sysconf(Int32(_SC_CLK_TCK))) }

  private static func gauge(_ name: String, _ help: String, _ value: Double) -> MetricFamily {
    MetricFamily(name, help: help, kind: .gauge, samples: [.init(value)])
  }

  private static func text(of path: String) -> String? {
    // Not every file of `/proc` says how long it is, so it is read to its end.
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func bootSecond(_ stat: String) -> Double? {
    let line = stat.split(separator: "\n").first { $0.hasPrefix("btime ") }
    return line?.split(separator: " ").last.flatMap { Double($0) }
  }
}

/// What `/proc/self/stat` says (https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html).
struct ProcessStatus: Equatable {
  let processorTicks: UInt64
  let startTicks: UInt64
  let virtualBytes: UInt64
  let residentPages: UInt64
}

extension ProcessStatus {
  init?(_ text: String) {
    // The program's name comes before them in parentheses, and may have spaces and parentheses.
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[end...].split(whereSeparator: \.isWhitespace).dropFirst().map { UInt64($0) }
    guard fields.count > 21, let user = fields[11], let system = fields[12],
      let start = fields[19], let virtual = fields[20], let resident = fields[21]
    else { return nil }
    self.init(
      processorTicks: user + system, startTicks: start, virtualBytes: virtual,
      residentPages: resident)
  }
}
