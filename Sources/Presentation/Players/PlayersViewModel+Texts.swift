import Domain
package import Texts

extension PlayersViewModel {
  var texts: Strings { context.texts }
  var selected: [Player.ID] {
    switch mode {
    case .list, .askingAboutRunning:
      context.lineUp?.places.map { $0.player }.filter { context.squad.hasPlayer($0) } ?? []
    case .editing(let selected), .confirmingDeletion(let selected): selected
    }
  }

  /// The name of the list, or how many players are selected.
  package var title: String { isSelecting ? texts.selected(selected.count) : texts.players }
  /// Whether each row has a tick box.
  package var isSelecting: Bool { !isListing || context.lineUp != nil }
  /// The label of the button that starts the selection of players to delete; `nil` when there is
  /// none.
  package var editLabel: String? { isSelecting || isEmpty ? nil : texts.edit }
  /// The label of the button that ends the selection; `nil` when there is none.
  package var cancelLabel: String? { isSelecting ? texts.cancel : nil }
  /// The text of the search field.
  package var search: String { results.text }
  /// Whether the list is so long that it is searched.
  package var isSearchable: Bool {
    context.playerIndex.sorted.count >= Self.fewestToSearch || !search.isEmpty
  }
  /// Whether the server is asked for the squad that was here before.
  package var isRecalling: Bool { context.isRecalling }
  /// Whether the squad has no players.
  package var isEmpty: Bool { results.hasNoPlayers }
  /// The text when the search finds no players; `nil` when it finds some.
  package var nobodyFound: String? {
    !isEmpty && results.found.isEmpty ? texts.nobodyFound(search) : nil
  }
  /// The buttons below the list.
  package var dock: PlayersDock {
    if !isListing {
      return canDelete ? .delete(count: selected.count) : .archive(count: selected.count)
    }
    if isSelecting { return .confirm(isEnabled: selected.count >= Self.fewestPlayers) }
    return isEmpty && comers.isEmpty ? .add : .newGather
  }
  /// "New gather", while people gather for a planned game with how many come.
  package var newGatherLabel: String {
    let count = comers.count
    return count > 0 ? texts.newGatherWith(count) : texts.newGather
  }
  /// Whether none of the selected players has played; one who has is archived instead.
  var canDelete: Bool { !selected.contains { context.squad.hasPlayed($0) } }
  /// "Archived (3)"; `nil` when no player is, and while players are selected.
  package var archivedLabel: String? {
    let count = isSelecting ? 0 : context.squad.archivedPlayers.count
    return count > 0 ? texts.archivedCount(count) : nil
  }
  /// Why the selection cannot be confirmed yet; `nil` when it can.
  package var confirmHint: String? {
    dock == .confirm(isEnabled: false) ? texts.selectMore : nil
  }
  /// The gathers that are being played, the latest first; none while players are deleted.
  package var running: [RunningGather] {
    guard isListing else { return [] }
    return context.runningGathers.sorted { $0.startedAt > $1.startedAt }
      .map { RunningGather($0, context) }
  }
  /// Until the clock that is shown reaches zero, and until a planned game looks different.
  var wakesAt: [Instant] {
    guard isListing else { return [] }
    let fullTime = context.fullTimes.filter { context.now < $0 }.min()
    let ticks = fullTime.map { [context.tick(of: $0)] } ?? []
    let games = context.openGames + context.seriesToCome.map { $0.next }
    return ticks + games.compactMap { $0.nextLook(after: context.now) }
  }
  private var isListing: Bool {
    switch mode {
    case .list, .askingAboutRunning: true
    case .editing, .confirmingDeletion: false
    }
  }

  /// The players that the search finds.
  package var list: WindowedList<PlayerRow> {
    let selected = Set(selected.map { $0.raw })
    return window.list(of: results.found, texts) { position in
      let player = results[position]
      return PlayerRow(
        player, name: results.shownName(at: position),
        isSelected: selected.contains(player.id.raw), texts: texts)
    }
  }

  package var installWay: InstallWay { context.installWay }
  /// The offer to install the app, once a gather was played; `nil` when there is none.
  package var installOffer: String? {
    guard !isSelecting, nameOffer == nil, !context.preferences.hasAnsweredInstall,
      context.squad.allGathers.contains(where: { !$0.isDeleted && $0.endedAt != nil })
    else { return nil }
    return texts.installAdvice(context.installWay)
  }

  /// The question before players are deleted; `nil` when it is not open.
  package var deletionQuestion: Confirmation? {
    guard case .confirmingDeletion(let selected) = mode else { return nil }
    let names = selected.compactMap { context.shownName(of: $0) }
    return Confirmation(
      title: texts.deletePlayers(names.count),
      text: texts.deletePlayersQuestion(names, answered: context.gamesAnswered(by: selected)),
      confirmLabel: texts.delete, cancelLabel: texts.cancel, isDestructive: true)
  }

  /// The question before another gather is prepared beside one that is being played; `nil` when it
  /// is not open.
  package var runningQuestion: Confirmation? {
    guard mode == .askingAboutRunning, let running = running.first else { return nil }
    return Confirmation(
      title: texts.matchRunning, text: texts.matchRunningQuestion(running.score, running.clock),
      confirmLabel: texts.resumeGather, alternativeLabel: texts.startAnother,
      cancelLabel: texts.cancel, isDestructive: false)
  }
}

extension PlayersViewModel {
  /// The label of the button that ticks all players for a gather; `nil` once one is ticked, and while a name is searched.
  package var allLabel: String? {
    guard mode == .list, let lineUp = context.lineUp, lineUp.places.isEmpty, search.isEmpty,
      !context.squad.players.isEmpty
    else { return nil }
    return context.texts.tickAll
  }
}
