import Domain
import Texts

/// The list of players, the selection of those who play today, and that of those to archive or
/// delete.
package struct PlayersViewModel: ScreenModel {
  enum Mode: Equatable {
    /// The list, with ticks while a line-up is being put together.
    case list
    /// The players to archive or delete, in order of selection.
    case editing([Player.ID])
    /// The question before these players are deleted is open.
    case confirmingDeletion([Player.ID])
    /// The question whether another gather is meant beside the one that is being played is open.
    case askingAboutRunning
  }

  /// How many players two teams need at least.
  static let fewestPlayers = 2
  /// From how many players on the list is searched; fewer are in sight, or almost.
  static let fewestToSearch = 12

  var context: ScreenContext {
    didSet {
      forgetRemovedPlayers()
      results = results.updated(context.playerIndex)
    }
  }
  private(set) var mode = Mode.list
  private(set) var results: PlayerSearch
  private(set) var window = ListWindow()

  init(context: ScreenContext) {
    self.context = context
    results = PlayerSearch("", in: context.playerIndex)
  }

  mutating func handle(_ event: PlayersEvent, in moment: Moment) -> [ScreenRequest] {
    switch event {
    case .input(.searchTyped, let text):
      results = PlayerSearch(text, in: context.playerIndex)
      window = ListWindow()
      return []
    case .rowTapped(let id): return tap(id)
    case .plain(.newGatherTapped): return startGather(in: moment)
    case .plain(.anotherConfirmed):
      guard mode == .askingAboutRunning else { return [] }
      mode = .list
      return prepareGather(in: moment)
    case .plain(.allTapped):
      guard allLabel != nil, let lineUp = context.lineUp else { return [] }
      return [.keepLineUp(lineUp.adding(context.squad.players.map { $0.id }))]
    case .plain(.editTapped):
      if !isSelecting { mode = .editing([]) }
      return []
    case .plain(.cancelTapped): return cancel()
    case .plain(.addTapped): return [.open(.addPlayer)]
    case .plain(.confirmTapped): return confirm()
    case .plain(.archiveTapped): return archive()
    case .plain(.deleteTapped):
      if case .editing(let selected) = mode, !selected.isEmpty, canDelete {
        mode = .confirmingDeletion(selected)
      }
      return []
    case .plain(.deletionConfirmed): return delete()
    case .gatherTapped(let id): return resume(id)
    case .planInTapped(let key): return answer(.in, to: key)
    case .planOutTapped(let key): return answer(.out, to: key)
    case .planShareTapped(let key): return share(key, in: moment)
    case .plain(.resumeTapped): return context.runningGather.map { resume($0.id) } ?? []
    case .plain(.questionCancelled):
      putQuestionAway()
      return []
    case .plain(.installTapped): return answerInstall() + [.perform(.install)]
    case .plain(.installDeclined): return answerInstall()
    case .plain(.nameTapped): return answerNameOffer() + [.open(.account(.name))]
    case .plain(.nameDeclined): return answerNameOffer()
    case .plain(.endReached):
      window.extend(to: results.found.count)
      return []
    }
  }

  /// Closes an open question, as when the list is left.
  mutating func putQuestionAway() {
    switch mode {
    case .confirmingDeletion(let selected): mode = .editing(selected)
    case .askingAboutRunning: mode = .list
    case .list, .editing: break
    }
  }

  private mutating func tap(_ id: Player.ID) -> [ScreenRequest] {
    guard context.squad.hasPlayer(id) else { return [] }
    switch mode {
    case .list:
      guard let lineUp = context.lineUp else { return [.open(.player(id))] }
      clearSearch()
      return [.keepLineUp(lineUp.toggling(id))]
    case .editing(var selected):
      if let position = selected.firstIndex(of: id) {
        selected.remove(at: position)
      } else {
        selected.append(id)
      }
      mode = .editing(selected)
    case .confirmingDeletion, .askingAboutRunning: break
    }
    return []
  }

  /// Shows all players again, as before the next name is typed.
  private mutating func clearSearch() {
    guard !search.isEmpty else { return }
    results = PlayerSearch("", in: context.playerIndex)
    window = ListWindow()
  }

  private mutating func startGather(in moment: Moment) -> [ScreenRequest] {
    guard !isSelecting, !context.squad.players.isEmpty || !comers.isEmpty else { return [] }
    guard context.runningGather == nil else {
      mode = .askingAboutRunning
      return []
    }
    return prepareGather(in: moment)
  }

  private mutating func resume(_ id: Gather.ID) -> [ScreenRequest] {
    putQuestionAway()
    return context.squad.hasGather(id) ? [.open(.gather(id))] : []
  }

  /// Opens the teams when it is known who plays, else the selection.
  private mutating func prepareGather(in moment: Moment) -> [ScreenRequest] {
    clearSearch()
    let lineUp = nextLineUp
    guard lineUp.places.count < Self.fewestPlayers else {
      let (added, made) = (addComers, context.makingTeams(of: lineUp, in: moment))
      // There is room for one message: the added players, whom nobody expects.
      return added.isEmpty
        ? made : added + made.filter { if case .offerUndo = $0 { false } else { true } }
    }
    return addComers + [.keepLineUp(lineUp)]
  }

  /// Ends the selection; one in which the user did something can be brought back.
  private mutating func cancel() -> [ScreenRequest] {
    defer { mode = .list }
    guard mode == .list, let lineUp = context.lineUp else { return [] }
    let undo = Undo(message: texts.selectionCleared, action: .keepLineUp(lineUp))
    return [.keepLineUp(nil)] + (lineUp.places.isEmpty ? [] : [.offerUndo(undo)])
  }

  private func answerNameOffer() -> [ScreenRequest] {
    [.prefer(context.preferences.offeringName(at: context.now))]
  }

  private func answerInstall() -> [ScreenRequest] {
    var preferences = context.preferences
    preferences.hasAnsweredInstall = true
    return [.prefer(preferences)]
  }

  private func confirm() -> [ScreenRequest] {
    dock == .confirm(isEnabled: true) ? [.open(.confirmPlayers)] : []
  }

  private mutating func archive() -> [ScreenRequest] {
    guard case .editing(let selected) = mode, !selected.isEmpty else { return [] }
    mode = .list
    return [.archive(selected, in: context)]
  }

  private mutating func delete() -> [ScreenRequest] {
    guard case .confirmingDeletion(let selected) = mode else { return [] }
    mode = .list
    let players = selected.compactMap { context.squad.player($0) }
    let undo = Undo(
      message: texts.playersDeleted(players.map { context.playerIndex.shownName(of: $0) }),
      action: .record(players.map { .player($0.id, .set(.removed, false)) }))
    return [.record(players.map { .player($0.id, .set(.removed, true)) }, undo: undo)]
  }

  /// Another device may have removed a selected player.
  private mutating func forgetRemovedPlayers() {
    let squad = context.squad
    switch mode {
    case .list: break
    case .askingAboutRunning: if context.runningGather == nil { mode = .list }
    case .editing(let selected):
      mode = .editing(selected.filter { squad.hasPlayer($0) })
    case .confirmingDeletion(let selected):
      let left = selected.filter { squad.hasPlayer($0) }
      mode = left.isEmpty ? .editing([]) : .confirmingDeletion(left)
    }
  }
}
