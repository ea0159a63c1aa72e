import Browser
import SampleKit

/// The composition root: connects the sample's parts and starts it.
@main
enum MoviesApp {
  static func main() {
    #if arch(wasm32)
      SampleProgram(host: Host()) { MoviesScene($0) }.run()
    #endif
  }
}
