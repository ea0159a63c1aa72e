import Domain
import Texts

/// The screen on which a scorekeeper arrives by a link, and to which they return when it no longer works.
package struct ScorekeepingViewModel: ScreenModel {
  var context: ScreenContext
  private var text: String

  init(context: ScreenContext) {
    self.context = context
    text = context.drafts.text(.plain(.scorekeeper)) ?? ""
  }

  mutating func handle(_ event: ScorekeepingEvent, in _: Moment) -> [ScreenRequest] {
    switch event {
    case .input(.nameTyped, let text):
      self.text = text
      return [.keepDraft(.plain(.scorekeeper), typed: text)]
    case .plain(.nameSubmitted):
      guard case .asking = state, let name = try? ShortText(text) else { return [] }
      return [.sayName(name), .forgetDraft(.plain(.scorekeeper))]
    case .plain(.shareTapped):
      guard !unsent.isEmpty else { return [] }
      return [.perform(.share(shared(.unsentChanges) { $0.sharedText }))]
    }
  }
}

extension ScorekeepingViewModel {
  /// What could not be sent, for the organiser.
  private var sharedText: String {
    texts.sharedTeams([(title: title, players: unsent, unnamed: 0)])
  }

  /// Why the screen is open.
  package enum State: Equatable, Sendable {
    /// The gather has not arrived yet.
    case loading
    /// The user is asked who they are.
    case asking
    /// The organiser deleted the gather.
    case gatherGone
    /// The server refuses the link.
    case refused
  }

  package var state: State {
    if context.account?.isExpired == true { return .refused }
    if !context.squad.gathers.isEmpty { return .asking }
    return context.squad.allGathers.isEmpty ? .loading : .gatherGone
  }

  private var texts: Strings { context.texts }

  package var title: String {
    switch state {
    case .loading: texts.appName
    case .asking: texts.whoAreYou
    case .gatherGone: texts.gatherGone
    case .refused: texts.linkRefused
    }
  }

  /// What the user should know or do, in a sentence.
  package var advice: String {
    switch state {
    case .loading: context.isOnline ? texts.gatherLoading : texts.gatherNeedsNetwork
    case .asking: texts.whoAreYouAdvice
    case .gatherGone: texts.gatherGoneAdvice
    case .refused: unsent.isEmpty ? texts.linkRefusedAdvice : texts.unsentAdvice
    }
  }

  /// The teams and the score: "Bibs 2-1 Skins"; `nil` before the gather has arrived.
  package var match: String? {
    context.squad.gathers.first.map { gather in
      let names = texts.names(in: gather.currentGame, of: gather)
      return texts.result(
        home: names[0], score: texts.score(gather.currentGame.score), away: names[1])
    }
  }

  /// The text of the field for the name.
  package var name: String { text }
  package var canStart: Bool { (try? ShortText(text)) != nil }

  /// The changes that the server did not take over, in a few words each; none while they still may be.
  package var unsent: [String] {
    state == .refused ? context.pending.map { context.described($0) } : []
  }
}

extension ScreenContext {
  /// A change with its time of day: "18:42 Goal for Bibs".
  fileprivate func described(_ change: StampedChange) -> String {
    "\(timeOfDay(change.madeAt)) \(described(change.change))"
  }

  private func described(_ change: Change) -> String {
    guard case .goal(let id, _, .added(let side, _)) = change, let gather = squad.gather(id) else {
      return texts.summary(of: change)
    }
    return texts.goalFor(texts.name(of: side.team, in: gather))
  }
}
