import ArgumentParser
import SampleServices

/// Where the Clock sample gets the time.
struct ClockOptions: ParsableArguments {
  @Option(
    help: """
      A time service for the Clock sample, such as https://worldclockapi.com: what comes before \
      /api/json/utc/now. (GATHER_CLOCK_URL; default: none, the time is this machine's)
      """)
  var clockURL: String?

  /// The service that was chosen, if one was.
  func worldClock() throws(CommandFailure) -> WorldClockSettings? {
    let url = try Setting.resolve(clockURL, variable: "GATHER_CLOCK_URL", default: "")
    guard !url.isEmpty else { return nil }
    guard let address = ServiceAddress(url) else { throw .malformedClockURL(url) }
    return WorldClockSettings(address: address)
  }
}
