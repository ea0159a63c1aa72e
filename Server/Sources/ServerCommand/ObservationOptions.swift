package import ArgumentParser
import Logging

/// The options that say what the server reports, and to which programs.
package struct ObservationOptions: ParsableArguments {
  @Option(
    help: """
      How much to log: trace, debug, info, notice, warning or error. From info on, what was \
      refused or went wrong; with debug, every request. \(Settings.logLevel.help)
      """)
  package var logLevel: String?

  @Option(
    help: """
      The form of the log on standard error: text, or json with an object a line. \
      \(Settings.logFormat.help)
      """)
  package var logFormat: String?

  @Option(
    help: """
      The seconds for which the server goes on after SIGTERM while /ready is 503, so that a load \
      balancer sends to others first. Docker and systemd must wait so much longer than 10 seconds. \
      \(Settings.drainSeconds.help)
      """)
  package var drainSeconds: Int?

  @Option(
    help: """
      The address of the metrics for Prometheus, such as 127.0.0.1:9090. All who reach it can read \
      them, so keep it off the internet. \(Settings.metrics.help)
      """)
  package var metrics: String?

  package init() {}
}

extension ObservationOptions {
  func logger() throws(CommandError) -> Logger {
    let name = try Settings.logLevel.value(logLevel)
    guard let level = Logger.Level(rawValue: name) else { throw .unknownLogLevel(name) }
    var logger: Logger
    let format = try Settings.logFormat.value(logFormat)
    switch format {
    case "text":
      logger = Logger(
        label: "gather", factory: { TextLogHandler(StreamLogHandler.standardError(label: $0)) })
    case "json":
      logger = Logger(label: "gather", factory: { _ in JSONLogHandler.standardError() })
    default: throw .unknownLogFormat(format)
    }
    logger.logLevel = level
    return logger
  }

  func drain() throws(CommandError) -> Drain {
    let seconds = try Settings.drainSeconds.value(drainSeconds)
    guard (0...600).contains(seconds) else { throw .noSuchDrain(seconds) }
    return Drain(time: .seconds(seconds))
  }

  func metricsServer(
    of database: DatabasePlace, logger: Logger
  ) throws(CommandError) -> MetricsServer? {
    let named = try Settings.metrics.value(metrics)
    guard !named.isEmpty else { return nil }
    guard let address = ListeningAddress(named) else { throw .malformedMetricsAddress(named) }
    return MetricsServer(at: address, of: database, logger: logger)
  }
}
