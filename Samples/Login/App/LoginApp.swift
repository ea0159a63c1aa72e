import Browser
import LoginSample
import SampleKit
import Texts

/// The composition root: connects the login's parts and starts it.
@main
enum LoginApp {
  static func main() {
    #if arch(wasm32)
      SampleProgram(host: Host()) { environment in
        let dependency = LoginDependency(
          service: ServerLoginService(network: environment.network),
          navigator: HostNavigator(host: environment.host),
          language: environment.language)
        return LoginWindow(LoginBuilder.build(dependency: dependency))
      }.run()
    #endif
  }
}
