package import Domain

/// Every text of the app, in one language.
///
/// Each text is written as a pair, so that neither language can lack one.
package struct Strings: Equatable, Sendable {
  package let language: Language

  package init(_ language: Language) {
    self.language = language
  }

  @inline(__always)
  package func say(_ english: StaticString, _ korean: StaticString) -> String {
    language.say(english, korean)
  }

  @inline(__always)
  @_disfavoredOverload
  package func say(
    _ english: @autoclosure () -> Phrase, _ korean: @autoclosure () -> Phrase
  ) -> String {
    language.say(english(), korean())
  }

  /// A number with its English noun: `1 player`, `2 players`.
  package func counted(_ count: Int, _ one: String, _ many: String) -> Phrase {
    "\(count) \(count == 1 ? one : many)"
  }
}

// Texts of more than one screen.
extension Strings {
  package var appName: String { "Football Gather" }
  package var done: String { say("Done", "완료") }
  package var cancel: String { say("Cancel", "취소") }
  package var undo: String { say("Undo", "되돌리기") }
  package var back: String { say("Back", "뒤로") }
  package var share: String { say("Share", "공유") }
  package var copied: String { say("Copied", "복사했습니다") }
  /// What stands above a text that the app could not copy.
  package var copyYourself: String {
    say(
      "This browser does not let the app copy. The text is selected, so copy it yourself.",
      "이 브라우저에서는 복사할 수 없습니다. 글을 선택해 두었으니 직접 복사하세요.")
  }
  package var dismiss: String { say("Dismiss", "닫기") }
  package var delete: String { say("Delete", "삭제") }
  package var showMore: String { say("Show more", "더 보기") }
  /// The text in place of an unknown value.
  package var unset: String { "-" }

  package func team(_ team: Team) -> String {
    switch team {
    case .bench: say("Bench", "벤치")
    case .teamA: say("Team A", "A팀")
    case .teamB: say("Team B", "B팀")
    case .teamC: say("Team C", "C팀")
    case .teamD: say("Team D", "D팀")
    }
  }

  package func side(_ side: Side) -> String { team(side.team) }

  package func position(_ position: Position) -> String {
    switch position {
    case .goalkeeper: say("Goalkeeper", "골키퍼")
    case .defender: say("Defender", "수비수")
    case .midfielder: say("Midfielder", "미드필더")
    case .winger: say("Winger", "윙어")
    case .striker: say("Striker", "공격수")
    }
  }

  /// A position's short form, the same in every language.
  package func positionAbbreviation(_ position: Position) -> String {
    switch position {
    case .goalkeeper: "GK"
    case .defender: "DEF"
    case .midfielder: "MID"
    case .winger: "W"
    case .striker: "ST"
    }
  }

  package func skill(_ skill: Skill) -> String {
    switch skill {
    case .beginner: say("Beginner", "초급")
    case .amateur: say("Amateur", "아마추어")
    case .professional: say("Professional", "프로")
    }
  }
}

/// Pads a number below 100 with a zero.
package func twoDigits(_ number: Int) -> Phrase {
  number < 10 ? "0\(number)" : "\(number)"
}

/// `MM:SS`.
@inline(never)
package func minutesAndSeconds(_ seconds: Int) -> Phrase {
  "\(twoDigits(seconds / 60)):\(twoDigits(seconds % 60))"
}
