import ArgumentParser
import SampleServices
import ServerCommand

/// The option that names the time service of the Clock sample.
struct ClockOptions: ParsableArguments {
  private static let url = Setting(
    "GATHER_CLOCK_URL", default: "", named: "none, the time is this machine's",
    """
    A time service for the Clock sample, such as https://worldclockapi.com: what comes before /api/json/utc/now.
    """)

  static let settings = [url.declaration]

  @Option(help: url.help)
  var clockURL: String?

  /// The settings of the time service; `nil` when none is named.
  func worldClock() throws -> WorldClockSettings? {
    let url = try Self.url.value(clockURL)
    guard !url.isEmpty else { return nil }
    guard let address = ServiceAddress(url) else { throw SamplesError.malformedClockURL(url) }
    return WorldClockSettings(address: address)
  }
}
