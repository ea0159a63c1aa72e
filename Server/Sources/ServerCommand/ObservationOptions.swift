package import ArgumentParser
import Logging

/// The options that say what the server reports, and to which programs.
package struct ObservationOptions: ParsableArguments {
  @Option(help: Settings.logLevel.help)
  package var logLevel: String?

  @Option(help: Settings.logFormat.help)
  package var logFormat: String?

  @Option(help: Settings.drainSeconds.help)
  package var drainSeconds: Int?

  @Option(help: Settings.metrics.help)
  package var metrics: String?

  package init() {}
}

extension ObservationOptions {
  func logger() throws(CommandError) -> Logger {
    var logger: Logger
    switch try Settings.logFormat.value(logFormat) {
    case "json": logger = Logger(label: "gather", factory: { _ in JSONLogHandler.standardError() })
    default:
      logger = Logger(
        label: "gather", factory: { TextLogHandler(StreamLogHandler.standardError(label: $0)) })
    }
    logger.logLevel = Logger.Level(rawValue: try Settings.logLevel.value(logLevel)) ?? .info
    return logger
  }

  func drain() throws(CommandError) -> Drain {
    Drain(time: .seconds(try Settings.drainSeconds.value(drainSeconds)))
  }

  func metricsServer(
    of database: DatabasePlace, logger: Logger
  ) throws(CommandError) -> MetricsServer? {
    let given = try Settings.metrics.given(metrics)
    return ListeningAddress(given.value).map {
      MetricsServer(at: $0, named: given.name, of: database, logger: logger)
    }
  }
}
