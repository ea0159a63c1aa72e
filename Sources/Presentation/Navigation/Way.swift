/// Which screen is open, and the way there.
struct Way {
  var screen = Screen.opening
  /// The address of the open screen; before it is open, that with which the page was opened.
  private(set) var destination: Destination
  /// Where the user came from to log in.
  private(set) var beforeLogin = Destination.players
  /// The lists as the user left them, with search, selection and as many rows.
  private var players: PlayersViewModel?
  private var pastGathers: PastGathersViewModel?
  private var season: SeasonViewModel?

  /// Creates the way of a page that opens nothing yet.
  init(to destination: Destination) { self.destination = destination }

  var hasOpened: Bool { if case .opening = screen { false } else { true } }

  /// Whether the open list offers the user to say which player they are.
  var offersName: Bool {
    if case .players(let model) = screen { model.nameOffer != nil } else { false }
  }

  /// The list that the destination opens, as the user left it; `nil` when it was not left.
  var listBehind: Screen? {
    switch destination {
    case .players: players.map { .players($0) }
    case .pastGathers: pastGathers.map { .pastGathers($0) }
    case .season: season.map { .season($0) }
    default: nil
    }
  }

  /// Goes to another address before anything is open.
  mutating func begin(at destination: Destination) { self.destination = destination }

  /// Leaves the open screen, and keeps a list as it is.
  mutating func leave(for destination: Destination) {
    if destination == .login, self.destination != .login { beforeLogin = self.destination }
    switch screen {
    case .players(var model):
      model.putQuestionAway()
      players = model
    case .pastGathers(let model) where model.player == nil: pastGathers = model
    case .season(let model): season = model
    default: break
    }
    self.destination = destination
  }

  /// Forgets the lists, because their squad is gone.
  mutating func forgetLists() {
    players = nil
    pastGathers = nil
    season = nil
  }
}
