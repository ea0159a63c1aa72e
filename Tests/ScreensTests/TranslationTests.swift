import Domain
import PageSupport
import Presentation
import TestSupport
import Testing
import Texts

/// A page in another language contains no English text.
@Suite("Pages in other languages")
struct TranslationTests {
  /// Words that are the same in every language: the app, the language, what users typed, and devices
  /// as the server names them.
  private static let asTyped =
    [
      "Football Gather", "FC Example", "Zidane", "Cho", "Zoe", "ben",
      "Hall, Example Street 12", "Gus", "Rain", "Europe/Berlin", "UTC",
      String(repeating: "W", count: 80),
      "Football on Sunday", "Chrome · Android", "Safari · iPad", "Ann Lee",
      "See you all there!", "Friday 8pm 5€", "Jean Pierre", "Jean", "Pierre", "me", "Dan & Eve",
      "Dan", "Eve", "Max",
      "Late: Kim", "Late", "Kim", "Bo is out", "Gus Lee",
    ]
    + [
      "https://gather.example", "gather.example", "https", JoinCode.example.text,
      JoinCode.example.grouped,
    ]
    + Language.allCases.map(\.ownName)
    + [
      RecoveryCode.example.grouped, Link.toFollow.secret.text, Link.toScore.secret.text,
      LinkSecret(high: 5, low: 6).text,
    ]
    + (Squad.two.players + Squad.thirty.players + Squad.hostile.players)
    .map { $0.details.name.text }

  private static let words: Set<String> = [
    "A", "B", "GK", "DEF", "MID", "W", "ST", "MIT", "QR", "ann", "Space", "Backspace", "Esc",
  ]

  @Test(arguments: Scene.translated)
  func `texts that are shown or read out are not English`(_ scene: Scene) {
    for text in scene.spokenTexts {
      let rest = Self.asTyped.sorted { $0.count > $1.count }
        .reduce(text) { $0.replacing($1, with: " ") }
      let english = rest.matches(of: /[A-Za-z]+/).map { String($0.output) }
        // A single letter is that of a name or a team.
        .filter { $0.count > 1 && !Self.words.contains($0) }
      #expect(english.isEmpty, "\(text)")
    }
  }

  @Test(arguments: Scene.all)
  func `every button has a text or a label`(_ scene: Scene) {
    for (text, label) in scene.buttons { #expect(!text.isEmpty || !label.isEmpty) }
  }
}

extension Scene {
  /// The texts between tags, and those of attributes that are read out or shown.
  fileprivate var spokenTexts: [String] {
    pieces.flatMap { piece in
      if case .text(let text) = piece { return [text.unescaped] }
      return ["aria-label", "placeholder", "title", "alt"].flatMap { piece.values(of: $0) }
    }
  }

  /// The text and the label of each button.
  fileprivate var buttons: [(text: String, label: String)] {
    var buttons: [(text: String, label: String)] = []
    var isInside = false
    for piece in pieces {
      switch piece {
      case .opening(let tag) where tag.hasPrefix("<button") || tag.hasPrefix("<a "):
        isInside = true
        buttons.append((text: "", label: piece.values(of: "aria-label").joined()))
      case .closing("</button>"), .closing("</a>"): isInside = false
      case .text(let text) where isInside: buttons[buttons.count - 1].text += text
      default: break
      }
    }
    return buttons
  }
}
