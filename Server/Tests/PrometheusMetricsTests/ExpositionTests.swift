import PrometheusMetrics
import Testing

/// The text that Prometheus reads.
struct ExpositionTests {
  @Test func `a family is its help, its type and its samples`() {
    let goals = MetricFamily(
      "goals_total", help: "Goals that were scored.", kind: .counter,
      samples: [.init(2, labels: [Label("half", "1"), Label("team", "A")]), .init(0.5)])

    #expect(
      [goals].exposition == """
        # HELP goals_total Goals that were scored.
        # TYPE goals_total counter
        goals_total{half="1",team="A"} 2
        goals_total 0.5

        """)
  }

  @Test func `families are sorted by name, and none has a help that it lacks`() {
    let families = ["b", "a"].map { MetricFamily($0, help: nil, kind: .gauge, samples: []) }

    #expect(families.exposition == "# TYPE a gauge\n# TYPE b gauge\n")
  }

  @Test func `quotes, backslashes and line feeds of labels are escaped`() {
    let hostile = "a\"b\\c\nd\r\ne\u{0}é"
    let family = MetricFamily(
      "x", help: nil, kind: .gauge, samples: [.init(1, labels: [Label("l", hostile)])])

    #expect(
      [family].exposition == "# TYPE x gauge\nx{l=\"a\\\"b\\\\c\\nd\r\\ne\u{0}é\"} 1\n")
  }

  @Test func `a help is one line and keeps its quotes`() {
    let family = MetricFamily("x", help: "a \"b\" \\\nx 666", kind: .gauge, samples: [])

    #expect([family].exposition == "# HELP x a \"b\" \\\\\\nx 666\n# TYPE x gauge\n")
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-3, "-3"), (0.25, "0.25"), (1e15, "1000000000000000"),
    (1e300, "1e+300"), (1e-7, "1e-07"), (.infinity, "+Inf"), (-.infinity, "-Inf"), (.nan, "NaN"),
  ])
  func `a number is written as Prometheus reads it`(number: Double, text: String) {
    let family = MetricFamily("x", help: nil, kind: .gauge, samples: [.init(number)])

    #expect([family].exposition == "# TYPE x gauge\nx \(text)\n")
  }
}
