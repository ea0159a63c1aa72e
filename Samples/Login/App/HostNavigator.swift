import Browser
import LoginSample

/// The address of the page in the browser, after the `#`.
final class HostNavigator: LoginNavigator {
  private let host: Host

  init(host: Host) {
    self.host = host
  }

  func push(_ address: String) { host.navigate(to: address, .push) }

  func goBack() { host.navigate(to: "", .back) }

  func replace(with address: String) { host.navigate(to: address, .replace) }
}
