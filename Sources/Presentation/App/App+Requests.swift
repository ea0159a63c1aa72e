import Domain
import Texts

extension App {
  /// Lets the open screen handle an event.
  mutating func handle(_ event: ElementEvent, in moment: Moment) {
    run(way.screen.handle(event, in: moment) ?? [], in: moment)
  }

  /// Performs what a screen requests; stops when a change is refused, so that what was typed is
  /// kept.
  mutating func run(_ requests: [ScreenRequest], in moment: Moment) {
    for request in requests {
      guard run(request, in: moment) else { return }
    }
  }

  private mutating func run(_ request: ScreenRequest, in moment: Moment) -> Bool {
    switch request {
    case .record(let changes, let instant, let undo):
      let madeAt = instant ?? moment.now
      guard record(changes.map { (change: $0, madeAt: madeAt) }, in: moment) else {
        return false
      }
      if let undo { offer(undo) }
    case .addAnother(let added):
      guard case .addPlayer(var model) = screen else { return false }
      model.startAnother(after: added)
      way.screen = .addPlayer(model)
    case .makeFairTeams(let seed):
      guard case .confirmPlayers(var model) = screen else { return false }
      model.makeFair(seed: seed, choice: 0)
      way.screen = .confirmPlayers(model)
    case .offerUndo(let undo): offer(undo)
    case .open(let destination): navigate(to: destination, .push)
    case .replace(let destination): navigate(to: destination, .replace)
    case .goBack(let destination): navigate(to: destination, .back)
    case .keepLineUp(let lineUp): keep(lineUp)
    case .keepDraft(let form, let texts): keepDraft(form, texts)
    case .prefer(let preferences): prefer(preferences)
    case .speak(let language): speak(language)
    case .sayName(let name): sayName(name, in: moment)
    case .found(let code): found(code: code, in: moment)
    case .logOut: logOut()
    case .perform(let effect): send(effect)
    }
    return true
  }

  /// Stores the teams that are being put together, or forgets them.
  mutating func keep(_ lineUp: LineUp?) {
    self.lineUp = lineUp
    send(.store([.lineUp(lineUp)]))
    if case .none = lineUp { forgetTeamDrafts() }
  }

  /// Records the changes that can be applied; returns `false` when none could.
  @discardableResult
  mutating func record(
    _ changes: [(change: Change, madeAt: Instant)], in moment: Moment
  ) -> Bool {
    var recorded: [StampedChange] = []
    for (change, madeAt) in changes {
      let stamped = stamp(change, at: madeAt, in: moment)
      do throws(ChangeRejection) {
        try replica.record(stamped)
        recorded.append(stamped)
      } catch {
        show(.notPossible(error))
      }
    }
    guard !recorded.isEmpty else { return false }
    disk.unstored += recorded.map { $0.id }
    send(.store(recorded.map { .append($0) }))
    send(
      .tellOtherWindows(recorded.count == 1 ? .recorded(recorded[0]) : .reload))
    return true
  }

  mutating func stamp(_ change: Change, at madeAt: Instant, in moment: Moment) -> StampedChange {
    StampedChange(
      id: moment.newID(), device: device(in: moment),
      madeAt: replica.squad.instant(of: change, at: madeAt), change: change)
  }

  /// This device's id, made when it is first needed.
  mutating func device(in moment: Moment) -> Device.ID {
    if let device = preferences.device { return device }
    let device: Device.ID = moment.newID()
    preferences.device = device
    send(.store([.preferences(preferences)]))
    // The first data worth keeping: asks the browser not to clear it by itself.
    send(.askToPersist)
    return device
  }

  mutating func prefer(_ preferences: Preferences) {
    guard preferences != self.preferences else { return }
    self.preferences = preferences
    send(.store([.preferences(preferences)]))
    send(.tellOtherWindows(.reload))
  }

  private mutating func offer(_ undo: Undo) {
    notify(undo.message, undo)
  }

  /// Shows a sentence for some seconds, with the offer to undo what it says.
  mutating func notify(_ message: String, _ undo: Undo? = nil) {
    notices.say(message, undo, at: now)
  }
}
