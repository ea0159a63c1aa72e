import Presentation

extension Scene {
  static var aboutStates: [State] { [("about", { list($0, .two).at(.about) })] }
}
