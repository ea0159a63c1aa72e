import Domain

/// The list of players, and the selection of those who play today.
package struct PlayersViewModel: ScreenModel {
  enum Mode: Equatable {
    case list
    /// The selected players, in order of selection.
    case selecting([Player.ID])
    /// The question before these players are deleted is open.
    case confirmingDeletion([Player.ID])
  }

  /// How many players two teams need at least.
  static let fewestPlayers = 2

  var context: ScreenContext {
    didSet {
      forgetRemovedPlayers()
      results = results.updated(context.playerIndex)
    }
  }
  private(set) var mode = Mode.list
  private(set) var results: PlayerSearch
  private var window = ListWindow()

  init(context: ScreenContext) {
    self.context = context
    results = PlayerSearch("", in: context.playerIndex)
  }

  mutating func handle(_ event: PlayersEvent) -> [ScreenRequest] {
    switch event {
    case .input(.searchTyped, let text):
      results = PlayerSearch(text, in: context.playerIndex)
      window = ListWindow()
      return []
    case .rowTapped(let id): return tap(id)
    case .plain(.selectTapped):
      if mode == .list { mode = .selecting([]) }
      return []
    case .plain(.cancelTapped):
      leaveSelection()
      return []
    case .plain(.addTapped): return [.open(.addPlayer)]
    case .plain(.confirmTapped): return confirm()
    case .plain(.deleteTapped):
      if case .selecting(let selected) = mode, !selected.isEmpty {
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
      window.extend(to: results.found.count)
      return []
    }
  }

  /// Ends the selection, as after the players were confirmed.
  mutating func leaveSelection() {
    mode = .list
  }

  /// Closes the question before players are deleted, as when the list is left.
  mutating func putQuestionAway() {
    if case .confirmingDeletion(let selected) = mode { mode = .selecting(selected) }
  }

  private mutating func tap(_ id: Player.ID) -> [ScreenRequest] {
    guard context.squad.player(id) != nil else { return [] }
    switch mode {
    case .list: return [.open(.player(id))]
    case .selecting(var selected):
      if let position = selected.firstIndex(of: id) {
        selected.remove(at: position)
      } else {
        selected.append(id)
      }
      mode = .selecting(selected)
    case .confirmingDeletion: break
    }
    return []
  }

  private func confirm() -> [ScreenRequest] {
    guard case .selecting(let selected) = mode, selected.count >= Self.fewestPlayers else {
      return []
    }
    return [.keepLineUp(LineUp(benched: selected)), .open(.confirmPlayers)]
  }

  private mutating func delete() -> [ScreenRequest] {
    guard case .confirmingDeletion(let selected) = mode else { return [] }
    leaveSelection()
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
    case .selecting(let selected):
      mode = .selecting(selected.filter { squad.player($0) != nil })
    case .confirmingDeletion(let selected):
      let left = selected.filter { squad.player($0) != nil }
      mode = left.isEmpty ? .selecting([]) : .confirmingDeletion(left)
    }
  }
}

extension PlayersViewModel {
  private var texts: Strings { context.texts }
  private var selected: [Player.ID] {
    switch mode {
    case .list: []
    case .selecting(let selected), .confirmingDeletion(let selected): selected
    }
  }

  /// The name of the list, or how many players are selected.
  package var title: String { isSelecting ? texts.selected(selected.count) : texts.players }
  /// Whether each row has a tick box.
  package var isSelecting: Bool { mode != .list }
  /// The label of the button that starts the selection; `nil` when there is none.
  package var selectLabel: String? { isSelecting || isEmpty ? nil : texts.select }
  /// The label of the button that ends the selection; `nil` when there is none.
  package var cancelLabel: String? { isSelecting ? texts.cancel : nil }
  /// The label of the button that deletes the selected players; `nil` when none are selected.
  package var deleteLabel: String? { selected.isEmpty ? nil : texts.deletePlayers(selected.count) }
  /// The text of the search field.
  package var search: String { results.text }
  /// Whether the squad has no players.
  package var isEmpty: Bool { results.hasNoPlayers }
  /// The text when the search finds no players; `nil` when it finds some.
  package var nobodyFound: String? {
    !isEmpty && results.found.isEmpty ? texts.nobodyFound(search) : nil
  }
  /// Whether enough players are selected.
  package var canConfirm: Bool { selected.count >= Self.fewestPlayers }
  /// Why the selection cannot be confirmed yet; `nil` when it can.
  package var confirmHint: String? { isSelecting && !canConfirm ? texts.selectMore : nil }
  /// The label that opens the running gather; `nil` without one and during a selection.
  package var resumeLabel: String? {
    isSelecting || context.runningGather == nil ? nil : texts.resumeGather
  }
  /// The score of the gather that is being played.
  package var resumeDetail: String { context.runningGather.map { texts.score($0.score) } ?? "" }

  /// The players that the search finds.
  package var list: WindowedList<PlayerRow> {
    let selected = Set(selected.map { $0.raw })
    return window.list(of: results.found, texts) { position in
      let player = results[position]
      return PlayerRow(player, isSelected: selected.contains(player.id.raw), texts: texts)
    }
  }

  /// The question before players are deleted; `nil` when it is not open.
  package var deletionQuestion: Confirmation? {
    guard case .confirmingDeletion(let selected) = mode else { return nil }
    let names = selected.compactMap { context.squad.player($0)?.details.name.text }
    return Confirmation(
      title: texts.deletePlayers(names.count), text: texts.deletePlayersQuestion(names),
      confirmLabel: texts.delete, cancelLabel: texts.cancel, isDestructive: true)
  }
}
