import Browser
import CounterSample
import SampleKit

/// Puts the counter together and starts it.
@main
enum CounterApp {
  static func main() {
    #if arch(wasm32)
      SampleProgram(host: Host()) { environment in
        let useCase = CountUseCase()
        let view = CountView(language: environment.language, count: useCase.count)
        return CountController(countView: view, useCase: useCase)
      }.run()
    #endif
  }
}
