import Metrics
import PrometheusMetrics
import Testing

/// What is recorded through swift-metrics, and what happens to it.
@Suite(.timeLimit(.minutes(5)))
struct PrometheusFactoryTests {
  private let factory = PrometheusFactory(help: ["goals_total": "Goals."])

  private func lines(of name: String) -> [String] {
    factory.families.exposition.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix(name) }
  }

  @Test func `a counter only grows, and keeps its fractions`() {
    let goals = Counter(label: "goals_total", factory: factory)
    goals.increment()
    goals.increment(by: 3)
    goals.increment(by: -2)
    FloatingPointCounter(label: "seconds_total", factory: factory).increment(by: 0.25)

    #expect(lines(of: "goals_total") == ["goals_total 4"])
    #expect(lines(of: "seconds_total") == ["seconds_total 0.25"])
    #expect(factory.families.exposition.contains("# HELP goals_total Goals.\n"))
  }

  @Test func `a meter and a gauge have the last number`() {
    let meter = Meter(label: "players", factory: factory)
    meter.set(7)
    meter.increment()
    meter.decrement(by: 3)
    Gauge(label: "level", factory: factory).record(2.5)

    #expect(lines(of: "players") == ["players 5"])
    #expect(lines(of: "level") == ["level 2.5"])
  }

  @Test func `a histogram counts each number in every bucket that it fits in`() {
    let batches = Recorder(label: "batch", factory: factory)
    for size in [1, 2, 3, 512, 513] { batches.record(size) }
    batches.record(Double.nan)

    let lines = lines(of: "batch")
    #expect(
      lines.prefix(3) == [
        #"batch_bucket{le="1"} 1"#, #"batch_bucket{le="2"} 2"#, #"batch_bucket{le="4"} 3"#,
      ])
    #expect(
      lines.suffix(4) == [
        #"batch_bucket{le="512"} 4"#, #"batch_bucket{le="+Inf"} 5"#, "batch_sum 1031",
        "batch_count 5",
      ])
  }

  @Test func `a timer is a histogram of seconds`() {
    let timer = Timer(label: "wait_seconds", factory: factory)
    timer.recordMilliseconds(30)

    let lines = lines(of: "wait_seconds")
    #expect(lines.contains(#"wait_seconds_bucket{le="0.025"} 0"#))
    #expect(lines.contains(#"wait_seconds_bucket{le="0.05"} 1"#))
    #expect(lines.suffix(2) == ["wait_seconds_sum 0.03", "wait_seconds_count 1"])
  }

  @Test func `the same name and labels are one metric, in any order of the labels`() {
    Counter(label: "x", dimensions: [("a", "1"), ("b", "2")], factory: factory).increment()
    Counter(label: "x", dimensions: [("b", "2"), ("a", "1")], factory: factory).increment()
    Counter(label: "x", dimensions: [("a", "0")], factory: factory).increment()

    #expect(lines(of: "x") == [#"x{a="0"} 1"#, #"x{a="1",b="2"} 2"#])
  }

  @Test func `a name has one type, and what is recorded as another is lost`() {
    Counter(label: "x", factory: factory).increment()
    Meter(label: "x", factory: factory).set(7)
    Timer(label: "x", dimensions: [("a", "1")], factory: factory).recordSeconds(1)

    #expect(factory.families.exposition == "# TYPE x counter\nx 1\n")
  }

  @Test func `names have only signs that Prometheus takes`() {
    let dimensions = [("1 é", "v"), ("a:b", "w"), ("", "x")]
    Meter(label: "9.hb-requests:é", dimensions: dimensions, factory: factory).set(1)

    #expect(lines(of: "_") == [#"__hb_requests:_{_="x",___="v",a_b="w"} 1"#])
  }

  @Test func `a metric that is destroyed is gone, and the others stay`() {
    let first = Meter(label: "x", dimensions: [("a", "1")], factory: factory)
    let second = Meter(label: "x", dimensions: [("a", "2")], factory: factory)
    second.set(3)
    first.destroy()
    #expect(lines(of: "x") == [#"x{a="2"} 3"#])

    second.destroy()
    #expect(factory.families == [])
  }

  @Test func `no count is lost when many record at once`() async {
    await withTaskGroup { [factory] group in
      for _ in 1...8 {
        group.addTask {
          for size in 1...1_000 {
            Counter(label: "count", factory: factory).increment()
            Recorder(label: "size", factory: factory).record(size)
          }
        }
      }
    }

    #expect(lines(of: "count") == ["count 8000"])
    #expect(lines(of: "size_sum") == ["size_sum 4004000"])
    #expect(lines(of: "size_count") == ["size_count 8000"])
  }
}
