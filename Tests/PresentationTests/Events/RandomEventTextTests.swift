import Domain
import Presentation
import TestSupport
import Testing
import Texts

/// Generates texts of events with something changed, moved or inserted at random.
private struct TextGenerator {
  var random: SplitMix64
  static let texts = Event.examples.compactMap { $0.text }
  static let junk = [
    "", " ", ".", "  ", "A", "teamB", "5", "/", "-1", "99999999999", "유나", "👨‍👩‍👧‍👦", "e\u{301}", "\u{0}",
    "\n", "%00", "<b>", "moved", "dropped", "plain",
  ]

  mutating func text() -> String {
    var words = oneOf(Self.texts).split(separator: " ", omittingEmptySubsequences: false)
      .map(String.init)
    for _ in 0..<random.number(0...2) {
      let position = random.number(0...(words.count - 1))
      switch random.number(0...4) {
      case 0: words[position] = oneOf(Self.junk)
      case 1: words.insert(oneOf(Self.junk), at: position)
      case 2: words[position] += oneOf(Self.junk)
      case 3: words.swapAt(position, 0)
      default: words[position] = String(words[position].dropLast())
      }
    }
    return words.joined(separator: random.chance(95) ? " " : oneOf(Self.junk))
  }

  mutating func value() -> String {
    oneOf(Self.junk + ["true", "ko", Player.ID.fixed(1).uuidString])
  }

  private mutating func oneOf<Choice>(_ choices: [Choice]) -> Choice {
    choices[random.number(0...(choices.count - 1))]
  }
}

@Suite("Random texts of events")
struct RandomEventTextTests {
  @Test(arguments: UInt64(0)..<20)
  func `every text that parses is an event that can be written and parsed again`(seed: UInt64)
    throws
  {
    var generator = TextGenerator(random: SplitMix64(seed: seed))
    var events = 0
    for _ in 0..<500 {
      let text = generator.text()
      guard let event = Event.read(text, value: generator.value()) else { continue }
      events += 1
      let again = try #require(Event.read(event.text, value: event.value))
      #expect(again.event == event.event, "\(text)")
    }
    #expect((50..<450).contains(events))
  }
}
