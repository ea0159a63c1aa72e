import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// What a player's matches tell, above their details.
  func playerRecord(_ record: PlayerRecord, _ texts: Strings) {
    section(key: "record", .class("group record")) {
      div(.class("season-head")) {
        h2(.class("group-title")) { texts.record }
        periodSelect(record.periods, texts, .playerDetails(.periodChosen))
      }
      div(.class("card record-card")) {
        p(.class("record-matches")) {
          strong { record.matches }
          formMarks(record.form, texts)
        }
        if let tally = record.tally { p { tally } }
        figure(record.balance)
        each(record.facts) { fact in
          p { fact.text }
          if let figure = fact.figure { self.figure(figure) }
        }
      }
      if !record.companions.isEmpty {
        ul(.class("list")) {
          each(record.companions) { companionItem($0) }
        }
      }
      secondaryButton(key: "all-matches", .tap(.playerDetails(.allMatchesTapped))) {
        texts.allMatches
      }
      secondaryButton(key: "picture", .tap(.playerDetails(.pictureTapped))) { texts.picture }
      if !record.others.isEmpty { compareSelect(record, texts) }
    }
  }

  private func companionItem(_ one: PlayerRecord.Companion) {
    li {
      button(.type("button"), .class("row"), .tap(.playerDetails(.companionTapped(one.id)))) {
        span(.class("row-text")) {
          span(.class("fact-label")) { one.label }
          pause()
          personName(one.name)
          pause()
          span(.class("facts")) { one.facts }
        }
        span(.class("chevron"), .aria("hidden", true))
      }
    }
  }

  private func compareSelect(_ record: PlayerRecord, _ texts: Strings) {
    select(
      key: "compare", .class("input"), .name("compare"), .aria("label", texts.compareWith),
      .change(.playerDetails(.companionChosen))
    ) {
      option(.value(""), .selected(true)) { texts.compareWith }
      each(record.others) { other in
        option(.value(other.id.uuidString), .dir("auto")) { other.name }
      }
    }
  }
}
