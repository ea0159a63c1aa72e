import Browser
import SampleKit

/// Puts the movies together and starts them.
@main
enum MoviesApp {
  static func main() {
    #if arch(wasm32)
      SampleProgram(host: Host()) { MoviesScene($0) }.run()
    #endif
  }
}
