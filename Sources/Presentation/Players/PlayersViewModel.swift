import Domain

/// The list of players, and the selection of those who play today.
package struct PlayersViewModel: ScreenModel {
  /// What the list is for at the moment.
  enum Mode: Equatable {
    case list
    /// Selected by player, in order of selection.
    case selecting([Player.ID])
    /// The question whether the selected ones shall be deleted.
    case confirmingDeletion([Player.ID])
  }

  /// From how many players on two teams can be made.
  static let fewestPlayers = 2

  var context: ScreenContext { didSet { forgetRemovedPlayers() } }
  private(set) var mode = Mode.list
  /// What was typed into the search field.
  package private(set) var search = ""

  init(context: ScreenContext) {
    self.context = context
  }

  /// Takes in what happened on the screen.
  mutating func handle(_ event: PlayersEvent) -> [ScreenRequest] {
    switch event {
    case .input(.searchTyped, let text):
      search = text
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
    }
  }

  /// Ends the selection, as after the players were confirmed.
  mutating func leaveSelection() {
    mode = .list
  }

  /// Asks no longer whether players shall be deleted, as when the list is left.
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

  /// Another phone may have removed somebody who is selected here.
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

  /// The title: the name of the list, or how many are selected.
  package var title: String { isSelecting ? texts.selected(selected.count) : texts.players }
  /// Whether each row has a tick box.
  package var isSelecting: Bool { mode != .list }
  /// The label that begins the selection; `nil` when there is nobody to select or it has begun.
  package var selectLabel: String? { isSelecting || isEmpty ? nil : texts.select }
  /// The label that ends the selection; `nil` when there is none.
  package var cancelLabel: String? { isSelecting ? texts.cancel : nil }
  /// The label that deletes the selected players; `nil` when nobody is selected.
  package var deleteLabel: String? { selected.isEmpty ? nil : texts.deletePlayers(selected.count) }
  /// Whether the squad has no players.
  package var isEmpty: Bool { context.playerIndex.count == 0 }
  /// What is said when nobody is found; `nil` when somebody is.
  package var nobodyFound: String? {
    !isEmpty && context.playerIndex.players(matching: search).isEmpty
      ? texts.nobodyFound(search) : nil
  }
  /// Whether enough players are selected.
  package var canConfirm: Bool { selected.count >= Self.fewestPlayers }
  /// What is missing until the players can be confirmed; `nil` when nothing is.
  package var confirmHint: String? { isSelecting && !canConfirm ? texts.selectMore : nil }
  /// The offer to go on with a gather; `nil` when none is being played.
  package var resumeLabel: String? {
    isSelecting || context.runningGather == nil ? nil : texts.resumeGather
  }
  /// The score of the gather that goes on.
  package var resumeDetail: String { context.runningGather.map { texts.score($0.score) } ?? "" }

  /// The players to show.
  package var rows: [PlayerRow] {
    let selected = Set(selected.map { $0.raw })
    return context.playerIndex.players(matching: search).map { player in
      PlayerRow(player, isSelected: selected.contains(player.id.raw), texts: texts)
    }
  }

  /// The question before players are deleted; `nil` when nobody asked.
  package var deletionQuestion: Confirmation? {
    guard case .confirmingDeletion(let selected) = mode else { return nil }
    let names = selected.compactMap { context.squad.player($0)?.details.name.text }
    return Confirmation(
      title: texts.deletePlayers(names.count), text: texts.deletePlayersQuestion(names),
      confirmLabel: texts.delete, cancelLabel: texts.cancel, isDestructive: true)
  }
}
