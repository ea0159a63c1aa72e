import Browser
import ClockSample
import SampleKit
import Texts

/// The composition root: connects the clock's parts and starts it.
@main
enum ClockApp {
  static func main() {
    #if arch(wasm32)
      SampleProgram(host: Host()) { environment in
        let service = Service(repository: Repository(network: environment.network))
        return ViewController(
          viewModel: ViewModel(service: service, language: environment.language))
      }.run()
    #endif
  }
}
