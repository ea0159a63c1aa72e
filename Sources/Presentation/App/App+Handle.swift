import Domain

extension App {
  /// Takes in something that happened; the answer is what must be done outside.
  package mutating func handle(_ event: Event, in moment: Moment) -> [Effect] {
    let uncorrected = moment.now
    let moment = moment.corrected(byMilliseconds: preferences.clockCorrection)
    now = moment.now
    switch event {
    case .frame(let event): handle(event, in: moment)
    case .phone(let event): handle(event, in: moment)
    case .server(let event): handle(event, in: moment, uncorrected: uncorrected)
    default: run(handleOnScreen(event, in: moment), in: moment)
    }
    if let toast, toast.expiresAt <= now { self.toast = nil }
    // What is announced is remembered, which screens must know of.
    announceFullTime()
    update()
    sync()
    if isDiskBehind { storeEverything() }
    defer { outbox = [] }
    return outbox
  }

  /// Events of a screen that is no longer open are late taps; they change nothing.
  private mutating func handleOnScreen(_ event: Event, in moment: Moment) -> [Command] {
    switch (event, screen) {
    case (.login(let event), .login(var model)):
      defer { screen = .login(model) }
      return model.handle(event)
    case (.players(let event), .players(var model)):
      defer { screen = .players(model) }
      return model.handle(event)
    case (.addPlayer(let event), .addPlayer(var model)):
      defer { screen = .addPlayer(model) }
      return model.handle(event, in: moment)
    case (.playerDetails(let event), .playerDetails(var model)):
      defer { screen = .playerDetails(model) }
      return model.handle(event)
    case (.editPlayer(let event), .editPlayer(var model)):
      defer { screen = .editPlayer(model) }
      return model.handle(event)
    case (.confirmPlayers(let event), .confirmPlayers(var model)):
      defer { screen = .confirmPlayers(model) }
      return model.handle(event, in: moment)
    case (.gather(let event), .gather(var model)):
      defer { screen = .gather(model) }
      return model.handle(event, in: moment)
    case (.pastGathers(let event), .pastGathers(let model)): return model.handle(event)
    case (.pastGather(let event), .pastGather(var model)):
      defer { screen = .pastGather(model) }
      return model.handle(event)
    case (.settings(let event), .settings(var model)):
      defer { screen = .settings(model) }
      return model.handle(event)
    default: return []
    }
  }

  /// Shows what is, on the screen that is open.
  mutating func update() {
    if isRosterStale, case .players = screen {
      roster = Roster(replica.squad)
      isRosterStale = false
    }
    screen.update(context)
    switch screen {
    case .login(var model):
      model.account = account
      model.localChanges = replica.pending.count
      model.preferences = preferences
      screen = .login(model)
    case .settings(var model):
      model.account = account
      model.unsavedChanges = replica.pending.count
      model.preferences = preferences
      screen = .settings(model)
    default: break
    }
  }

  private mutating func handle(_ event: FrameEvent, in moment: Moment) {
    if case .opening = screen { return }
    switch event {
    case .linkTapped(let target):
      guard reachable(target) != destination else { return }
      run([.open(target)], in: moment)
    case .plain(.backTapped):
      // A second tap would leave the app.
      guard hasWayBack else { return }
      run([.goBack(to: destination.above)], in: moment)
    case .plain(.undoTapped): undo(in: moment)
    case .plain(.noticeDismissed): dismissNotice()
    case .plain(.reloadTapped): outbox.append(.reload)
    }
  }

  private mutating func undo(in moment: Moment) {
    guard let toast else { return }
    self.toast = nil
    switch toast.undo.action {
    case .record(let changes):
      let madeAt = toast.undo.madeAt ?? moment.now
      record(changes.map { (change: $0, madeAt: madeAt) }, in: moment)
    case .assign:
      guard case .confirmPlayers(var model) = screen else { return }
      let commands = model.undoMove()
      screen = .confirmPlayers(model)
      run(commands, in: moment)
    }
  }

  /// The refused changes come last; reading of one forgets it.
  private mutating func dismissNotice() {
    if !notices.isEmpty {
      notices.removeFirst()
    } else if let rejected = replica.rejected.first {
      replica.dismissRejection(rejected.change.id)
      outbox.append(.store([.rejections(replica.rejected)]))
    }
  }

  mutating func show(_ notice: Notice) {
    if !notices.contains(notice) { notices.append(notice) }
  }
}

extension Destination {
  /// Where the way back leads when nothing came before.
  var above: Destination {
    switch self {
    case .login, .players, .addPlayer, .player, .confirmPlayers, .gather, .pastGathers, .settings:
      .players
    case .editPlayer(let id, _): .player(id)
    case .pastGather: .pastGathers
    }
  }
}
