import Domain

/// The list of players, the selection of those who play today, and that of those to delete.
package struct PlayersViewModel: ScreenModel {
  enum Mode: Equatable {
    /// The list, with ticks while a line-up is being put together.
    case list
    /// The players to delete, in order of selection.
    case editing([Player.ID])
    /// The question before these players are deleted is open.
    case confirmingDeletion([Player.ID])
  }

  /// How many players two teams need at least.
  static let fewestPlayers = 2

  var context: ScreenContext { didSet { forgetRemovedPlayers() } }
  private(set) var mode = Mode.list
  /// The text of the search field.
  package private(set) var search = ""
  private var window = ListWindow()

  init(context: ScreenContext) {
    self.context = context
  }

  mutating func handle(_ event: PlayersEvent) -> [ScreenRequest] {
    switch event {
    case .input(.searchTyped, let text):
      search = text
      window = ListWindow()
      return []
    case .rowTapped(let id): return tap(id)
    case .plain(.newGatherTapped): return startSelection()
    case .plain(.editTapped):
      if !isSelecting { mode = .editing([]) }
      return []
    case .plain(.cancelTapped): return cancel()
    case .plain(.addTapped): return [.open(.addPlayer)]
    case .plain(.confirmTapped): return confirm()
    case .plain(.deleteTapped):
      if case .editing(let selected) = mode, !selected.isEmpty {
        mode = .confirmingDeletion(selected)
      }
      return []
    case .plain(.deletionConfirmed): return delete()
    case .plain(.deletionCancelled):
      putQuestionAway()
      return []
    case .plain(.resumeTapped):
      guard let gather = context.runningGather else { return [] }
      return [.open(.gather(gather.id))]
    case .plain(.endReached):
      window.extend(to: matches.count)
      return []
    }
  }

  /// Closes the question before players are deleted, as when the list is left.
  mutating func putQuestionAway() {
    if case .confirmingDeletion(let selected) = mode { mode = .editing(selected) }
  }

  private mutating func tap(_ id: Player.ID) -> [ScreenRequest] {
    guard context.squad.player(id) != nil else { return [] }
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
    case .confirmingDeletion: break
    }
    return []
  }

  /// Shows all players again, as before the next name is typed.
  private mutating func clearSearch() {
    guard !search.isEmpty else { return }
    search = ""
    window = ListWindow()
  }

  private mutating func startSelection() -> [ScreenRequest] {
    guard !isSelecting else { return [] }
    clearSearch()
    return [.keepLineUp(LineUp(benched: context.squad.regulars))]
  }

  /// Ends the selection; one in which the user did something can be brought back.
  private mutating func cancel() -> [ScreenRequest] {
    defer { mode = .list }
    guard mode == .list, let lineUp = context.lineUp else { return [] }
    let isUntouched = lineUp == LineUp(benched: context.squad.regulars)
    let undo = Undo(message: texts.selectionCleared, action: .keepLineUp(lineUp))
    return [.keepLineUp(nil)] + (isUntouched ? [] : [.offerUndo(undo)])
  }

  private func confirm() -> [ScreenRequest] {
    dock == .confirm(isEnabled: true) ? [.open(.confirmPlayers)] : []
  }

  private mutating func delete() -> [ScreenRequest] {
    guard case .confirmingDeletion(let selected) = mode else { return [] }
    mode = .list
    let players = selected.compactMap { context.squad.player($0) }
    let undo = Undo(
      message: texts.playersDeleted(players.map { $0.details.name.text }),
      action: .record(players.map { .playerRestored($0.id) }))
    return [.record(players.map { .playerRemoved($0.id) }, undo: undo)]
  }

  /// Another device may have removed a selected player.
  private mutating func forgetRemovedPlayers() {
    let squad = context.squad
    switch mode {
    case .list: break
    case .editing(let selected):
      mode = .editing(selected.filter { squad.player($0) != nil })
    case .confirmingDeletion(let selected):
      let left = selected.filter { squad.player($0) != nil }
      mode = left.isEmpty ? .editing([]) : .confirmingDeletion(left)
    }
  }
}

extension PlayersViewModel {
  private var texts: Strings { context.texts }
  private var selected: [Player.ID] {
    switch mode {
    case .list:
      context.lineUp?.places.map { $0.player }.filter { context.squad.player($0) != nil } ?? []
    case .editing(let selected), .confirmingDeletion(let selected): selected
    }
  }

  /// The name of the list, or how many players are selected.
  package var title: String { isSelecting ? texts.selected(selected.count) : texts.players }
  /// Whether each row has a tick box.
  package var isSelecting: Bool { mode != .list || context.lineUp != nil }
  /// The label of the button that starts the selection of players to delete; `nil` when there is
  /// none.
  package var editLabel: String? { isSelecting || isEmpty ? nil : texts.edit }
  /// The label of the button that ends the selection; `nil` when there is none.
  package var cancelLabel: String? { isSelecting ? texts.cancel : nil }
  /// Whether the squad has no players.
  package var isEmpty: Bool { context.playerIndex.count == 0 }
  /// The text when the search finds no players; `nil` when it finds some.
  package var nobodyFound: String? {
    !isEmpty && matches.isEmpty ? texts.nobodyFound(search) : nil
  }
  /// The buttons below the list.
  package var dock: PlayersDock {
    if mode != .list { return .delete(count: selected.count) }
    if isSelecting { return .confirm(isEnabled: selected.count >= Self.fewestPlayers) }
    return isEmpty ? .add : .newGather
  }
  /// Why the selection cannot be confirmed yet; `nil` when it can.
  package var confirmHint: String? {
    dock == .confirm(isEnabled: false) ? texts.selectMore : nil
  }
  /// The label that opens the running gather; `nil` without one and while players are deleted.
  package var resumeLabel: String? {
    mode != .list || context.runningGather == nil ? nil : texts.resumeGather
  }
  /// The score of the gather that is being played.
  package var resumeDetail: String { context.runningGather.map { texts.score($0.score) } ?? "" }
  /// The time that is left in the gather that is being played, or that none is.
  package var resumeClock: String {
    guard let clock = context.runningGather?.clock else { return "" }
    let reading = clock.reading(at: context.now)
    guard reading != .fullTime else { return texts.reading(reading) }
    return texts.clock(clock.remainingMilliseconds(at: context.now))
  }
  /// When the clock that is shown reaches zero, or did; `nil` when none runs.
  var fullTime: Instant? {
    mode == .list ? context.runningGather?.clock.zero : nil
  }

  /// The players that the search finds.
  package var list: WindowedList<PlayerRow> {
    let selected = Set(selected.map { $0.raw })
    return window.list(of: matches, texts) { player in
      PlayerRow(player, isSelected: selected.contains(player.id.raw), texts: texts)
    }
  }

  private var matches: [Player] { context.playerIndex.players(matching: search) }

  /// The question before players are deleted; `nil` when it is not open.
  package var deletionQuestion: Confirmation? {
    guard case .confirmingDeletion(let selected) = mode else { return nil }
    let names = selected.compactMap { context.squad.player($0)?.details.name.text }
    return Confirmation(
      title: texts.deletePlayers(names.count), text: texts.deletePlayersQuestion(names),
      confirmLabel: texts.delete, cancelLabel: texts.cancel, isDestructive: true)
  }
}
