import Domain
import Texts

/// The screen that puts the selected players into teams.
package struct ConfirmPlayersViewModel: ScreenModel {
  var context: ScreenContext {
    // Another window may have started the gather; this one keeps what it shows.
    didSet {
      let before = step
      lineUp = context.lineUp ?? lineUp
      if before != .start, step == .start { settling.begin(at: context.uptime) }
    }
  }
  private(set) var lineUp: LineUp
  /// Since the primary button became "Start gather", where another one was tapped.
  private(set) var settling = Settling(milliseconds: 500)
  /// What is open over the line-up.
  var sheet: LineUpSheet?
  /// What became of the user's last request for fair teams; `nil` before the first.
  var answer: FairAnswer?

  init(context: ScreenContext) {
    lineUp = context.lineUp ?? LineUp(places: [])
    self.context = context
    // It may stand where "New gather" was tapped.
    if step == .start { settling.begin(at: context.uptime) }
  }

  mutating func handle(_ event: ConfirmPlayersEvent, in moment: Moment) -> [ScreenRequest] {
    switch event {
    case .plain(let event): return handle(event, in: moment)
    case .moved(let player, let team): return move(player, to: team)
    case .teamTapped(let side): draft = TeamDraft(side, lineUp[side], context.drafts)
    case .teamCountTapped(let count): return divide(into: count)
    case .input(.teamNameTyped, let name):
      draft?.name = name
      return keepDraft
    case .colorTapped(let color):
      let isChosen = draft?.color == color
      draft?.color = isChosen ? nil : color
      return keepDraft
    case .presetTapped(let preset): return choose(preset)
    case .rulePlayerTapped(let player): chooseForRule(player)
    case .ruleRemoved(let rule): return removeRule(rule)
    case .fixTapped(let side): return fix(in: side)
    case .fixRemoved(let player): return unfix(player)
    }
    return []
  }

  private mutating func handle(
    _ event: ConfirmPlayersEvent.Plain, in moment: Moment
  ) -> [ScreenRequest] {
    switch event {
    case .startTapped: return start(moment)
    case .resumeTapped: return running.map { [.replace(with: .gather($0))] } ?? []
    case .addTapped: return [.open(.addToTeams)]
    case .whoPlaysTapped: return [.keepLineUp(lineUp.touched), .goBack(to: .players)]
    case .fairTapped:
      guard canMakeFair else { return [] }
      var generator = moment
      makeFair(seed: generator.next(), choice: 0)
      return context.noting(.fair)
    case .anotherTapped: showAnother()
    case .swapTapped: return makeSwap()
    case .levelsTapped: return context.togglingLevels
    case .sameTeamsTapped:
      guard let gather = lastGather else { return [] }
      return context.noting(.same) + arrange(present.divided(as: gather), texts.sameTeams)
    case .shuffleTapped:
      var generator = moment
      return context.noting(.shuffle)
        + arrange(present.shuffled(using: &generator), texts.shuffled)
    case .evenOutTapped: return canEvenOut ? arrange(present.evenedOut(), texts.evenedOut) : []
    case .shareTapped: return canStart ? [.perform(.share(shared(.teams) { $0.sharedText }))] : []
    case .teamConfirmed: return confirmTeam()
    case .sheetDismissed: sheet = nil
    case .sheetCancelled:
      let forgotten = draft.map { [ScreenRequest.forgetDraft(.team($0.side))] }
      sheet = nil
      return forgotten ?? []
    case .rulesTapped: sheet = .rules(chosen: [])
    case .togetherTapped: return addRule(.together, moment)
    case .apartTapped: return addRule(.apart, moment)
    }
    return []
  }

  /// What is typed and chosen for a team, while its form is open.
  var draft: TeamDraft? {
    get { if case .team(let draft) = sheet { draft } else { nil } }
    set { sheet = newValue.map { .team($0) } }
  }

  /// Keeps what is typed and chosen for a team, unless it changes nothing.
  private var keepDraft: [ScreenRequest] {
    draft.map { [.keepDraft(.team($0.side), $0.texts(changing: lineUp[$0.side]))] } ?? []
  }

  private func divide(into count: Int) -> [ScreenRequest] {
    guard Gather.teamRange.contains(count), count != lineUp.teamCount else { return [] }
    var next = lineUp
    next.teamCount = count
    return change(to: next, texts.teams(count))
  }

  private func move(_ player: Player.ID, to team: Team) -> [ScreenRequest] {
    guard let name = context.shownName(of: player),
      lineUp.places.contains(where: { $0.player == player && $0.team != team })
    else { return [] }
    let message =
      team == .bench ? texts.movedToBench(name) : texts.moved(name, to: self.name(of: team))
    return change(to: lineUp.moving(player, to: team), message)
  }

  /// Keeps the places of players who were removed or archived, too, because they may come back.
  func arrange(_ arranged: LineUp, _ message: String) -> [ScreenRequest] {
    keep(whole(arranged).touched, message)
  }

  /// The line-up with the places of players who were removed or archived.
  func whole(_ arranged: LineUp) -> LineUp {
    let removed = lineUp.places.filter { !context.squad.hasPlayer($0.player) }
    return arranged.with(arranged.places + removed)
  }

  func change(to next: LineUp, _ message: String) -> [ScreenRequest] {
    keep(next.touched, message)
  }

  func keep(_ next: LineUp, _ message: String) -> [ScreenRequest] {
    let undo = Undo(message: message, action: .keepLineUp(lineUp.touched))
    return [.keepLineUp(next), .offerUndo(undo)]
  }

  private mutating func choose(_ preset: TeamPreset) -> [ScreenRequest] {
    guard let side = draft?.side else { return [] }
    draft = TeamDraft(
      side,
      TeamDetails(
        name: preset == .usual ? nil : try? ShortText(texts.name(of: preset, for: side)),
        color: preset.color))
    return confirmTeam()
  }

  private mutating func confirmTeam() -> [ScreenRequest] {
    guard let confirmed = draft, confirmed.textError == nil else { return [] }
    draft = nil
    var next = lineUp
    next.teams[confirmed.side] = confirmed.details
    return (next == lineUp ? [] : [.keepLineUp(next.touched)]) + [
      .forgetDraft(.team(confirmed.side))
    ]
  }

  private func start(_ moment: Moment) -> [ScreenRequest] {
    guard canStart else { return [] }
    let gather: Gather.ID = moment.newID()
    let named = lineUp.sides.filter { lineUp[$0] != TeamDetails() }
    let last = context.squad.lastGather?.currentGame.clock.format ?? .default
    let clock: [Change] = last == .default ? [] : [.clock(gather, nil, .formatSet(last))]
    let started = Change.gather(gather, .started(namesakesInOrder(participants)))
    return [.record([started] + clock + planBegun(with: gather))]
      + named.map { .record([.gather(gather, .teamDetailsSet($0, lineUp[$0]))]) }
      + [.keepLineUp(nil), .replace(with: .gather(gather))]
  }

  /// That the match is the one for which people gather now, if some of those who come play.
  private func planBegun(with gather: Gather.ID) -> [Change] {
    guard let game = context.gatheringGame else { return [] }
    let comers = game.places(at: context.now).comers
    let isPlayed = participants.contains { comers.contains($0.id) }
    return isPlayed ? [.plan(game.key, .begun(gather))] : []
  }

  /// The same participants, those of one name in the order in which the list numbers them.
  private func namesakesInOrder(_ participants: [Participant]) -> [Participant] {
    let keys = participants.map { SearchKey.folded($0.name.text) }
    return participants.indices.map { index in
      let namesakes = participants.indices.filter { keys[$0] == keys[index] }
      guard namesakes.count > 1 else { return participants[index] }
      let rank = namesakes.count { $0 < index }
      let ordered = namesakes.map { participants[$0] }
        .sorted { number(of: $0) < number(of: $1) }
      return ordered[rank]
    }
  }

  private func number(of participant: Participant) -> Int {
    context.squad.player(participant.id)?.number ?? 0
  }

  /// The line-up without players who were removed or archived meanwhile.
  var present: LineUp {
    lineUp.with(lineUp.places.filter { context.squad.hasPlayer($0.player) })
  }

  var participants: [Participant] {
    present.places.compactMap { place in
      context.squad.player(place.player).map {
        Participant(id: place.player, name: $0.details.name, team: place.team)
      }
    }
  }

  /// The last gather whose teams these players can take over.
  var lastGather: Gather? {
    context.squad.lastGather(dividing: present.players)
  }
}
