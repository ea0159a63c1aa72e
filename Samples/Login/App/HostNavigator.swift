import Browser
import LoginSample

/// The fragment of the page's URL in the browser.
final class HostNavigator: LoginNavigator {
  private let host: Host

  init(host: Host) {
    self.host = host
  }

  func push(_ address: String) { host.perform(.navigate(address, .push)) }

  func goBack() { host.perform(.navigate("", .back)) }

  func replace(with address: String) { host.perform(.navigate(address, .replace)) }
}
