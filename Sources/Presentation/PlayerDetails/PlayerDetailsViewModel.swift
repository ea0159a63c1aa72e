package import Domain
package import Texts

/// The details of a player; each row opens the screen that edits it.
package struct PlayerDetailsViewModel: ScreenModel {
  var context: ScreenContext
  package let id: Player.ID
  private(set) var isConfirmingDeletion = false
  /// The people who may be the same person, while they are shown.
  package internal(set) var samePeople: SamePeople?

  init(_ id: Player.ID, context: ScreenContext) {
    self.id = id
    self.context = context
  }

  mutating func handle(_ event: PlayerDetailsEvent, in _: Moment) -> [ScreenRequest] {
    switch event {
    case .rowTapped(let field): return [.open(.editPlayer(id, field))]
    case .companionTapped(let other): return compare(with: other)
    case .sameTapped(let person): return join(person)
    case .apartTapped(let person): return [.record(.replies(.answersJoined(person, to: nil)))]
    case .plain(.samePersonTapped):
      samePeople = player.map { SamePeople(as: $0.id, context) }
      return []
    case .plain(.sheetDismissed):
      samePeople = nil
      return []
    case .plain(.hideTapped):
      return player.map { [.record(.player(id, .set(.hidden, !$0.isHidden)))] } ?? []
    case .input(.companionChosen, let text):
      return Player.ID(uuidString: text).map { compare(with: $0) } ?? []
    case .input(.periodChosen, let code): return context.choosingPeriod(code)
    case .plain(.allMatchesTapped): return record == nil ? [] : [.open(.playerMatches(id))]
    case .plain(.pictureTapped):
      return record.map { record in
        [.perform(.sharePicture(shared(.recordPicture) { $0.drawn(record) }))]
      } ?? []
    case .plain(.archiveTapped):
      return archiveLabel == nil ? [] : [.archive([id], in: context), .goBack(to: .players)]
    case .plain(.levelsTapped): return context.togglingLevels
    case .plain(.bringBackTapped): return player.map { [.bringBack($0, in: context)] } ?? []
    case .plain(.deleteTapped):
      isConfirmingDeletion = deleteLabel != nil
      return []
    case .plain(.deletionCancelled):
      isConfirmingDeletion = false
      return []
    case .plain(.deletionConfirmed):
      guard isConfirmingDeletion, let player else { return [] }
      isConfirmingDeletion = false
      let undo = Undo(
        message: texts.playersDeleted([shownName(of: player)]),
        action: .record(.player(id, .set(.removed, false))))
      let list: Destination = player.isArchived ? .archivedPlayers : .players
      return [.record(.player(id, .set(.removed, true)), undo: undo), .goBack(to: list)]
    }
  }

  private func compare(with other: Player.ID) -> [ScreenRequest] {
    guard player != nil, other != id, context.squad.player(other) != nil else { return [] }
    return [.open(.headToHead(id, other))]
  }

  /// The record to be drawn, without what is said of others.
  private func drawn(_ record: PlayerRecord) -> String {
    let period = context.name(of: context.period)
    return context.drawnList(
      context.nameInResults(of: id).onOneLine, "\(period) · \(record.matches)",
      [record.tally].compactMap { $0 } + record.facts.map { $0.text })
  }

  var player: Player? { context.squad.player(id) }
  private func shownName(of player: Player) -> String {
    context.playerIndex.shownName(of: player)
  }
}

extension PlayerDetailsViewModel {
  private var texts: Strings { context.texts }

  /// The player's current name, told apart from others, or that the player is gone.
  package var title: String { player.map { shownName(of: $0) } ?? texts.playerGone }
  /// The initials in place of a picture.
  package var avatar: String { player?.details.name.text.initials ?? "" }
  /// "Archived"; `nil` when the player is not.
  package var subtitle: String? { isArchived ? texts.archived : nil }
  /// The label of the archive button; `nil` for a player who has not played.
  package var archiveLabel: String? {
    context.squad.hasPlayer(id) && hasPlayed ? texts.archivePlayers(1) : nil
  }
  /// Whether the player is archived.
  package var isArchived: Bool { player?.isArchived == true }
  /// "Show levels" or "Hide levels"; `nil` when the player is gone.
  package var levelsLabel: String? { player.map { _ in context.levelsLabel } }
  /// The label of the delete button; `nil` when the player is gone, or would be archived instead.
  package var deleteLabel: String? {
    player != nil && archiveLabel == nil ? texts.deletePlayers(1) : nil
  }
  private var hasPlayed: Bool { context.squad.hasPlayed(id) }
  /// "Hide name on shared pages", or to show it again; `nil` when the player is gone.
  package var hideLabel: String? {
    player.map { $0.isHidden ? texts.showName : texts.hideName }
  }

  /// What the player's matches tell; `nil` when the player has played none, or is gone.
  package var record: PlayerRecord? { player.flatMap { _ in PlayerRecord(of: id, context) } }

  /// The fields in sections; empty when the player is gone.
  package var sections: [Section] {
    guard let player else { return [] }
    return [
      Section(title: texts.personal, rows: [row(.name, player), row(.age, player)]),
      Section(
        title: texts.play,
        rows: [row(.preferredPosition, player), row(.skill, player), row(.level, player)]),
      Section(title: texts.likes, rows: [row(.favouriteTeam, player)]),
    ]
  }

  /// The question before the player is deleted; `nil` when it is not open.
  package var deletionQuestion: Confirmation? {
    guard isConfirmingDeletion, let player else { return nil }
    return Confirmation(
      title: texts.deletePlayers(1),
      text: texts.deletePlayersQuestion(
        [shownName(of: player)], answered: context.gamesAnswered(by: [id])),
      confirmLabel: texts.delete, cancelLabel: texts.cancel, isDestructive: true)
  }

  private func row(_ field: PlayerField, _ player: Player) -> Row {
    let value = value(of: field, player)
    return Row(
      field: field, label: texts.label(of: field), value: value,
      isGiven: !value.isEqualByBytes(to: texts.unset))
  }

  private func value(of field: PlayerField, _ player: Player) -> String {
    guard case .level = field else { return texts.value(of: field, in: player.details) }
    guard context.preferences.showsLevels else { return texts.hidden }
    return texts.level(context.ratings.level(of: player), of: player)
  }

  package struct Section: Equatable, Sendable {
    package let title: String
    package let rows: [Row]
  }

  /// A field with its value.
  package struct Row: Equatable, Sendable {
    package let field: PlayerField
    package let label: String
    /// The value, or a dash.
    package let value: String
    /// Whether there is a value.
    package let isGiven: Bool
  }
}
