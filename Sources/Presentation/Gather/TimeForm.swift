import Domain
import Texts

/// What a user enters to set another time.
struct TimeForm {
  var minutes: String
  var seconds: String
  var periods: Int
  var countsUp: Bool
  /// The time that was shown when the form was opened, in seconds.
  let shown: Int

  init(seconds shown: Int, periods: Int, countsUp: Bool) {
    minutes = String(shown / 60)
    seconds = twoDigits(shown % 60)
    self.periods = periods
    self.countsUp = countsUp
    self.shown = shown
  }

  /// The time that was entered; `nil` when a clock cannot be set to it.
  var setting: ClockSetting? { entered.flatMap { ClockSetting(totalSeconds: $0) } }

  /// How many seconds more than was shown; `nil` when the time is refused.
  ///
  /// NB: At full time 00:00 is shown and may stay.
  var difference: Int? {
    guard let entered, entered == shown || setting != nil else { return nil }
    return entered - shown
  }

  /// What is kept of the form; nothing when both fields were emptied.
  func texts(typedIn span: String) -> [String] {
    let isEmptied = minutes.isEmpty && seconds.isEmpty
    return isEmptied ? [] : [span, minutes, seconds, String(periods), countsUp.word]
  }

  /// Continues what was typed before, in the same game and period.
  mutating func take(_ draft: Draft?, typedIn span: String) {
    guard let texts = draft?.texts, texts.count == 5, texts[0] == ExactText(span),
      let periods = Int(word: texts[3].text), ClockFormat.periodRange.contains(periods),
      let countsUp = Bool(word: texts[4].text)
    else { return }
    minutes = texts[1].text
    seconds = texts[2].text
    self.periods = periods
    self.countsUp = countsUp
  }

  private var entered: Int? {
    guard let minutes = Self.number(minutes), let seconds = Self.number(seconds), seconds < 60
    else { return nil }
    return minutes * 60 + seconds
  }

  /// Parses up to two digits; an empty text is zero.
  private static func number(_ typed: String) -> Int? {
    typed.utf8.count <= 2 ? Int(digits: typed.bytes) : nil
  }
}

/// The form that sets another time, ready to show.
package struct TimeSheet {
  package let minutes: String
  package let seconds: String
  /// Common times, in minutes.
  package let presets: [Int]
  /// The numbers of periods to choose from, each with its name: "2 halves".
  package let formats: [(periods: Int, label: String)]
  package let periods: Int
  /// Whether clocks on this device show the time that was played instead of the time that is left.
  package let countsUp: Bool
  package let kind: Kind
  /// Why the time is refused; `nil` when it is not.
  package let errorText: String?

  /// Whether the time is so many minutes.
  package func isChosen(_ preset: Int) -> Bool {
    Int(typed: minutes) == preset && Int(typed: seconds) == 0
  }

  /// What the time is.
  package enum Kind: Sendable {
    /// The length of the next periods.
    case length
    /// What is left of the period that is being played.
    case timeLeft
    /// The length of the period that begins with it, because the one before is at full time.
    case again
  }
}
