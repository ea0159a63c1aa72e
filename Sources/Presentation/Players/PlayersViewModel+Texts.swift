package import Domain

extension PlayersViewModel {
  var texts: Strings { context.texts }
  var selected: [Player.ID] {
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
  /// The text of the search field.
  package var search: String { results.text }
  /// Whether the squad has no players.
  package var isEmpty: Bool { results.hasNoPlayers }
  /// The text when the search finds no players; `nil` when it finds some.
  package var nobodyFound: String? {
    !isEmpty && results.found.isEmpty ? texts.nobodyFound(search) : nil
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
  /// "Bibs v Skins", when a team of the gather that is being played has a name; `nil` otherwise.
  package var resumeTeams: String? {
    guard let gather = context.runningGather,
      gather.teamA.name != nil || gather.teamB.name != nil
    else { return nil }
    return texts.opponents(in: gather)
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
