import Browser
import CounterSample
import SampleKit
import Texts

/// The composition root: connects the counter's parts and starts it.
@main
enum CounterApp {
  static func main() {
    #if arch(wasm32)
      SampleProgram(host: Host()) { environment in
        CountController(
          countView: CountView(language: environment.language), useCase: CountUseCase())
      }.run()
    #endif
  }
}
