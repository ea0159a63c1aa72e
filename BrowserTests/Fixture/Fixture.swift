import Browser
import Markup

@main
struct Fixture {
  static func main() {
    let host = Host()
    var patcher = Patcher()
    host.listen { event in
      patcher.show(p(key: "x") { "hello" }, on: host)
    }
  }
}
