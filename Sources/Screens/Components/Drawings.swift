import Markup
import Texts

extension Page {
  /// The drawing for an empty list of players.
  func emptyPitch() {
    drawing {
      path(.class("chalk"), .attribute("d", "M8 8h224v124H8ZM120 8v124"))
      circleAt("120", "70", "26", "chalk")
      path(.class("chalk"), .attribute("d", "M8 36h34v68H8M232 36h-34v68h34"))
      path(.class("chalk"), .attribute("d", "M42 56a18 18 0 0 1 0 28M198 56a18 18 0 0 0 0 28"))
      circleAt("78", "70", "9", "spot")
      circleAt("162", "70", "7.5", "spot-ring")
    }
  }

  /// What a friend will see, in small: the question, a bar of places, and the answers.
  func sampleReply(_ texts: Strings) {
    div(.class("card sample"), .aria("hidden", true)) {
      strong { texts.areYouIn }
      span(.class("sample-places")) {}
      span(.class("sample-answers")) {
        span { texts.answerIn }
        span { texts.answerMaybe }
        span { texts.answerOut }
      }
    }
  }

  /// The drawing for an empty list of gathers.
  func emptyScoreboard() {
    drawing {
      path(.class("chalk"), .attribute("d", "M28 18h184v88H28ZM120 18v88M64 106v26M176 106v26"))
      path(.class("digit"), .attribute("d", "M60 38h28v48H60ZM152 38h28v48h-28Z"))
      circleAt("44", "34", "5", "spot")
      circleAt("196", "34", "4", "spot-ring")
    }
  }

  private func drawing(@MarkupBuilder content: () -> Elements) {
    svg(.class("drawing"), .attribute("viewBox", "0 0 240 140"), .aria("hidden", true)) {
      content()
    }
  }

  private func circleAt(
    _ x: StaticString, _ y: StaticString, _ radius: StaticString, _ className: StaticString
  ) {
    circle(
      .class(className), .attribute("cx", x), .attribute("cy", y), .attribute("r", radius))
  }
}
