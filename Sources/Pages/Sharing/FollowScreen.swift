import Components
import Domain
import Markup
import Texts

extension Page {
  /// A gather as followers see it.
  ///
  /// The script reads the data attributes: the title, what screen readers announce, from which
  /// instant the clock ran and to which length, how the minutes that are left are said, and when the pitch was last heard of.
  func followedGather(_ model: FollowViewModel, of group: GroupName?, _ texts: Strings) {
    main(
      .id("follow"), .class("follow"), .class("is-full-time", when: model.isFullTime),
      .class("is-over", when: model.isOver),
      .data("title", model.title), .data("announcement", model.announcement)
    ) {
      div(.class("follow-board")) {
        h1(.class("spoken")) { model.announcement }
        if let games = model.gamesPlayed {
          p(.class("follow-games"), .aria("hidden", true)) { games }
        } else {
          div(.class("follow-score"), .aria("hidden", true)) {
            each(model.sides) { followedSide($0) }
          }
        }
        followedClock(model, texts)
        followedNews(model, texts)
      }
      gamesTable(model.table, texts)
      gamesList(model.games, texts)
      if !model.goals.isEmpty {
        section(.class("group")) {
          h2(.class("group-title")) { model.goalsTitle }
          ol(.class("goal-list")) { each(model.goals) { followedGoal($0) } }
        }
      }
      div(.class("line-ups")) { each(model.people) { followedPeople($0, texts) } }
      p(.class("follow-date")) {
        if let group { span(.dir("auto")) { "\(group.text) · " } }
        if model.hasTime {
          time(.data("at", milliseconds(model.playedAt)), .data("form", "date")) { model.date }
        } else {
          span { model.date }
        }
      }
    }
  }

  private func followedSide(_ side: SideView) {
    div(.class("follow-side"), .class(side.side.team.className), .class(side.color?.className)) {
      p(.class("half-name")) {
        teamMark(side.side.team, color: side.color)
        span(.dir("auto")) { side.name }
      }
      p(.class("follow-goals"), .class("is-long", when: side.goals > 9)) { side.shownGoals }
    }
  }

  /// NB: Without keys, because those of the app contain ids.
  private func followedGoal(_ goal: GoalRow) {
    li(.class("goal"), .class(goal.side.team.className), .class(goal.color?.className)) {
      goalParts(goal)
    }
  }

  private func followedPeople(_ list: PeopleList, _ texts: Strings) {
    section(
      .class("line-up"), .class(list.team?.className ?? "left"), .class(list.color?.className)
    ) {
      h2(.class("line-up-title")) {
        if let team = list.team { teamMark(team, color: list.color) }
        span(.dir("auto")) { list.title }
      }
      ul(.class("names")) {
        each(list.rows) { row in li { person(row) } }
        if list.unnamed > 0 { li { texts.andMore(list.unnamed) } }
      }
    }
  }

  private func followedClock(_ model: FollowViewModel, _ texts: Strings) {
    div(.class("follow-clock")) {
      if let clock = model.clock {
        p(
          .class("follow-time"), .role("timer"), .aria("live", "off"),
          .data("from", model.running.map { milliseconds($0.from) }),
          .data("length", model.running.map { String($0.length) })
        ) { clock }
      }
      p(.class("follow-state"), .data("full-time", model.running.map { _ in model.fullTimeState }))
      {
        model.state
      }
      if let left = model.timeLeftText {
        p(
          .class("follow-left"), .data("minutes", texts.minutesLeft("#")),
          .data("last", texts.lastMinute)
        ) { left }
      }
    }
  }

  /// Both texts, because the pitch may be heard of later.
  private func followedNews(_ model: FollowViewModel, _ texts: Strings) {
    p(
      .id("follow-news"), .class("follow-news"), .data("heard", model.lastHeard.map(milliseconds)),
      .data("last", texts.lastNews), .hidden(!model.isQuiet)
    ) {
      span { model.lastHeard == nil ? texts.noNews : texts.lastNews }
      text(" ")
      time(.data("at", model.lastHeard.map(milliseconds))) { model.lastHeardText ?? "" }
    }
  }

  private func milliseconds(_ instant: Instant) -> String { String(instant.milliseconds) }
}
