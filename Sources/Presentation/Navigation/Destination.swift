package import Domain
package import Texts

/// The address of a screen.
package indirect enum Destination: Hashable, Sendable {
  case login
  case players
  case addPlayer
  /// Adding players from a list.
  case pasteList
  case archivedPlayers
  case player(Player.ID)
  /// All matches of a player.
  case playerMatches(Player.ID)
  /// Two players compared, as the first one saw it.
  case headToHead(Player.ID, Player.ID)
  /// Changing one field of a player.
  case editPlayer(Player.ID, PlayerField)
  /// Putting the selected players into teams.
  case confirmPlayers
  /// Adding players who play today, from the teams screen.
  case addToTeams
  /// A gather that is being played.
  case gather(Gather.ID)
  case pastGathers
  case pastGather(Gather.ID)
  /// Entering a match of the past.
  case newPastMatch
  /// What the results tell.
  case season
  /// Planning a game.
  case newPlan
  case plan(PlanKey)
  /// The same with its link open.
  case sharePlan(PlanKey)
  case editPlan(PlanKey)
  case settings
  /// Name or password, phones and the end of the account, perhaps with one thing open.
  case account(AccountPart?)
  /// Getting into an account by a code.
  case join(JoinWay)
  case help
  /// The home screen's shortcut that begins a gather.
  case newGather
  /// The home screen's shortcut to the gather that is being played.
  case runningGather
  /// Where a scorekeeper arrives by a link.
  case scorekeeping
}

/// What can be opened at once on the account's screen.
package enum AccountPart: String, CaseIterable, Sendable {
  case name, phone, recovery
}

extension Destination {
  /// The part of the page's address after `#`.
  package var path: String {
    switch self {
    case .login: "/login"
    case .players: "/"
    case .addPlayer: "/players/new"
    case .pasteList: "/players/list"
    case .archivedPlayers: "/players/archived"
    case .player(let id): "/players/\(id.uuidString)"
    case .playerMatches(let id): "/players/\(id.uuidString)/matches"
    case .headToHead(let id, let other): "/players/\(id.uuidString)/with/\(other.uuidString)"
    case .editPlayer(let id, let field): "/players/\(id.uuidString)/\(field.rawValue)"
    case .confirmPlayers: "/teams"
    case .addToTeams: "/teams/new"
    case .gather(let id): "/gathers/\(id.uuidString)/play"
    case .pastGathers: "/gathers"
    case .pastGather(let id): "/gathers/\(id.uuidString)"
    case .newPastMatch: "/gathers/past"
    case .season: "/season"
    case .newPlan: "/plans/new"
    case .plan(let key): "/plans/\(key.text)"
    case .sharePlan(let key): "/plans/\(key.text)/share"
    case .editPlan(let key): "/plans/\(key.text)/edit"
    case .settings: "/settings"
    case .account(nil): "/settings/account"
    case .account(let part?): "/settings/account/\(part.rawValue)"
    case .join(.phone(nil)): "/join"
    case .join(.phone(let code?)): "/join/\(code.text)"
    case .join(.recovery): "/recover"
    case .help: "/help"
    case .newGather: "/gathers/new"
    case .runningGather: "/gathers/running"
    case .scorekeeping: "/scorekeeping"
    }
  }

  /// Parses the part of an address after `#`; `nil` when it is no screen's address.
  package init?(path: String) {
    let segments = path.parts(separatedBy: "/").filter { !$0.isEmpty }
    guard let first = segments.first else {
      self = .players
      return
    }
    switch (first.word, segments.count) {
    case (.login, 1): self = .login
    case (.teams, 1): self = .confirmPlayers
    case (.teams, 2) where segments[1].word == .new: self = .addToTeams
    case (.settings, 1): self = .settings
    case (.settings, 2) where segments[1].word == .account: self = .account(nil)
    case (.settings, 3) where segments[1].word == .account:
      guard
        let part = AccountPart.allCases.first(where: {
          $0.rawValue.isEqualByBytes(to: segments[2])
        })
      else { return nil }
      self = .account(part)
    case (.join, 1): self = .join(.phone(nil))
    case (.join, 2):
      // A code that was cut short can be typed.
      self = .join(.phone(JoinCode(typed: segments[1])))
    case (.recover, 1): self = .join(.recovery)
    case (.help, 1): self = .help
    case (.scorekeeping, 1): self = .scorekeeping
    case (.players, 2...4): self.init(playerSegments: segments[1...])
    case (.gathers, 1): self = .pastGathers
    case (.gathers, 2...3): self.init(gatherSegments: segments[1...])
    case (.season, 1): self = .season
    case (.plans, 2) where segments[1].word == .new: self = .newPlan
    case (.plans, 2...4): self.init(planSegments: segments[1...])
    default: return nil
    }
  }

  private init?(playerSegments: ArraySlice<String>) {
    guard let first = playerSegments.first, let last = playerSegments.last else { return nil }
    guard let id = Player.ID(uuidString: first) else {
      switch (first.word, playerSegments.count) {
      case (.new, 1): self = .addPlayer
      case (.list, 1): self = .pasteList
      case (.archived, 1): self = .archivedPlayers
      default: return nil
      }
      return
    }
    switch (playerSegments.dropFirst().first?.word, playerSegments.count) {
    case (_, 1): self = .player(id)
    case (.matches, 2): self = .playerMatches(id)
    case (.with, 3):
      guard let other = Player.ID(uuidString: last) else { return nil }
      self = .headToHead(id, other)
    case (_, 2): self.init(id, field: last)
    default: return nil
    }
  }

  private init?(_ id: Player.ID, field last: String) {
    guard let field = PlayerField.allCases.first(where: { $0.rawValue.isEqualByBytes(to: last) })
    else { return nil }
    self = .editPlayer(id, field)
  }

  private init?(gatherSegments: ArraySlice<String>) {
    guard let first = gatherSegments.first, let last = gatherSegments.last else { return nil }
    switch (Gather.ID(uuidString: first), first.word, gatherSegments.count) {
    case (let id?, _, 1): self = .pastGather(id)
    case (let id?, _, _) where last.word == .play: self = .gather(id)
    case (nil, .new, 1): self = .newGather
    case (nil, .running, 1): self = .runningGather
    case (nil, .past, 1): self = .newPastMatch
    default: return nil
    }
  }
}

extension Destination {
  /// The key of a planned game, whose day is a segment of its own, and then what is done with it.
  private init?(planSegments: ArraySlice<String>) {
    let word = planSegments.last?.word
    let isPlain = word != .share && word != .edit
    let keySegments = isPlain ? planSegments : planSegments.dropLast()
    guard let key = PlanKey(text: keySegments.joined(separator: "/")) else { return nil }
    switch word {
    case .share: self = .sharePlan(key)
    case .edit: self = .editPlan(key)
    default: self = .plan(key)
    }
  }

  /// The address that stays for the way back, which opens no sheet again.
  var kept: Destination { if case .sharePlan(let key) = self { .plan(key) } else { self } }

  /// Where back leads when the browser has no screen before this one.
  var above: Destination {
    switch self {
    case .login, .players, .addPlayer, .pasteList, .archivedPlayers, .player, .confirmPlayers,
      .gather,
      .pastGathers, .season, .settings, .newGather, .runningGather, .scorekeeping,
      .join(.phone(.some)),
      .newPlan, .plan, .sharePlan:
      .players
    case .join: .login
    case .help, .account: .settings
    case .editPlayer(let id, _), .playerMatches(let id), .headToHead(let id, _): .player(id)
    case .addToTeams: .confirmPlayers
    case .pastGather, .newPastMatch: .pastGathers
    case .editPlan(let key): .plan(key)
    }
  }
}

/// The fixed words of a path.
private enum PathWord: String, CaseIterable {
  case login, players, new, archived, teams, gathers, play, running, settings, account, help,
    scorekeeping, join, recover, plans, share, edit, season, matches, with, past,
    list
}

extension String {
  fileprivate var word: PathWord? {
    PathWord.allCases.first { $0.rawValue.isEqualByBytes(to: self) }
  }
}
