#if os(Linux)
  import Foundation
  import Testing

  @testable import PrometheusMetrics

  /// What the system knows about the process.
  struct ProcessFamiliesTests {
    private func value(_ name: String) throws -> Double {
      let family = try #require(ProcessFamilies.read().first { $0.name == name })
      return try #require(family.samples.first).value
    }

    @Test func `the numbers are read from behind the program's name, whatever it is`() {
      let fields = (1...22).map { "\($0)" }.joined(separator: " ")

      let status = ProcessStatus("7 (a) b ( \n) \(fields)\n")

      #expect(
        status
          == ProcessStatus(
            processorTicks: 25, startTicks: 20, virtualBytes: 21, residentPages: 22))
      #expect(ProcessStatus("7 (gather) S 1 2") == nil)
      #expect(ProcessStatus("") == nil)
    }

    @Test func `memory, processor time and the start are this process's`() throws {
      let now = Date().timeIntervalSince1970

      #expect(try value("process_resident_memory_bytes") > 1_000_000)
      #expect(
        try value("process_virtual_memory_bytes") > value("process_resident_memory_bytes"))
      #expect(try value("process_cpu_seconds_total") > 0)
      #expect(try (now - 86_400...now + 1).contains(value("process_start_time_seconds")))
    }

    @Test func `an opened file is counted, within the limit`() throws {
      let files = try (1...200).map { _ in try #require(FileHandle(forReadingAtPath: "/dev/null")) }

      #expect(try value("process_open_fds") > 200)
      #expect(try value("process_max_fds") >= value("process_open_fds"))
      withExtendedLifetime(files) {}
    }
  }
#endif
