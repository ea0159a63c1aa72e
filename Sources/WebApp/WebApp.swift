import Browser

@main
enum WebApp {
  static func main() {
    #if arch(wasm32)
      Program(host: Host()).run()
    #endif
  }
}
