/// The device of a session in a few words, from the `User-Agent` of its login.
///
/// They are proper names alone, because users read them in their own language.
/// Programs that are not known are called by their own name for themselves, without anything that
/// is not a letter, a digit, a dot, a hyphen or an underscore.
enum DeviceName {
  private static let scalarLimit = 80
  /// Browsers' texts have some 200 bytes.
  private static let byteLimit = 512

  /// Such as “Chrome · Android” or “curl”; empty when there is nothing to tell.
  static func text(userAgent: String) -> String {
    let agent = String(decoding: userAgent.utf8.prefix(byteLimit), as: UTF8.self)
    guard agent.hasPrefix("Mozilla/") else { return program(agent) }
    let browser = browsers.first(where: { agent.contains($0.sign) })?.name
    let system = systems.first(where: { agent.contains($0.sign) })?.name
    return [browser, system].compactMap { $0 }.joined(separator: " · ")
  }

  // The first that fits, because most browsers name the others, too.
  private static let browsers: [(sign: String, name: String)] = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
  ]

  private static let systems: [(sign: String, name: String)] = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"),
    ("Windows", "Windows"), ("CrOS", "ChromeOS"), ("Macintosh", "Mac"), ("Linux", "Linux"),
  ]

  private static func program(_ agent: String) -> String {
    let name = agent.unicodeScalars.prefix { $0 != "/" && $0 != " " }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: name.filter(isPlain).prefix(scalarLimit))
    return String(text)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": true
    default: false
    }
  }
}
