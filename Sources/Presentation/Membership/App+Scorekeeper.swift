import Domain
import Texts

// The app of a person who keeps the score of one gather by a link, without an account.
extension App {
  var isScorekeeper: Bool { if case .some = surroundings.scoringLink { true } else { false } }

  /// The stored account; for a scorekeeper the link, which is tried again when it was refused.
  func account(of state: __shared StoredState) -> DeviceAccount? {
    guard let scoringLink = surroundings.scoringLink else { return state.account }
    return DeviceAccount(.scorekeeper(scoringLink), epoch: state.account?.epoch)
  }

  /// The screen of the gather, once the server has sent it and the user has said their name.
  func reachableByLink(_ wanted: Destination) -> Destination {
    guard account?.isExpired == false, let device = preferences.device,
      let gather = replica.squad.gathers.first, gather.hasScorekeeper(on: device)
    else { return .scorekeeping }
    switch wanted {
    case .gather(gather.id), .pastGather(gather.id): return wanted
    default: return gather.endedAt == nil ? .gather(gather.id) : .pastGather(gather.id)
    }
  }

  /// Opens the gather when it can be opened, and explains when it no longer can.
  mutating func followLink() {
    guard isScorekeeper, hasOpened else { return }
    let target = reachable(destination)
    if target != destination { navigate(to: target, .replace) }
  }

  /// Notes that the server accepts the link, perhaps again.
  mutating func linkWorks() {
    if isScorekeeper { membership.account?.isExpired = false }
  }

  /// What this device may tell the server again: of a scorekeeper, the match and their own name.
  func mine(
    _ additions: [(change: Change, madeAt: Instant)]
  ) -> [(change: Change, madeAt: Instant)] {
    guard isScorekeeper else { return additions }
    let device = preferences.device
    return additions.filter {
      switch $0.change {
      case .sharing(_, .scorekeeperNamed(let other)): other.id == device
      case .gather(_, .daySet), .gather(_, .set(.deleted, _)),
        .gather(_, .teamDetailsSet), .sharing:
        false
      default: true
      }
    }
  }

  mutating func sayName(_ name: ShortText, in moment: Moment) {
    guard let gather = replica.squad.gathers.first else { return }
    let scorekeeper = Scorekeeper(id: device(in: moment), name: name)
    record([(.sharing(gather.id, .scorekeeperNamed(scorekeeper)), moment.now)], in: moment)
  }
}

// Goals that others recorded.
extension App {
  /// Says that another device recorded a goal of the open gather, unless the user is offered something.
  mutating func tellOfGoals(in changes: [SequencedChange]) {
    guard case .gather(let model) = screen, let gather = replica.squad.gather(model.id),
      notices.toast?.canUndo != true
    else { return }
    for change in changes where change.stamped.device != preferences.device {
      guard case .goal(gather.id, let id, .added(let side, _)) = change.stamped.change,
        let goal = gather.goalsOfAllGames.first(where: { $0.id == id })
      else { continue }
      let team = texts.name(of: side.team, in: gather)
      notify(texts.goal(team, by: gather.scorekeeper(on: goal.recorder)?.name.text))
    }
  }
}
