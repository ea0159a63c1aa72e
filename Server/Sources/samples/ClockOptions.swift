import ArgumentParser
import SampleServices
import ServerCommand

/// Where the Clock sample gets the time.
struct ClockOptions: ParsableArguments {
  private static let url = Setting(
    "GATHER_CLOCK_URL", default: "", named: "none, the time is this machine's")

  @Option(
    help: """
      A time service for the Clock sample, such as https://worldclockapi.com: what comes before \
      /api/json/utc/now. \(url.help)
      """)
  var clockURL: String?

  /// The service that was chosen, if one was.
  func worldClock() throws -> WorldClockSettings? {
    let url = try Self.url.value(clockURL)
    guard !url.isEmpty else { return nil }
    guard let address = ServiceAddress(url) else { throw SamplesError.malformedClockURL(url) }
    return WorldClockSettings(address: address)
  }
}
