package import Domain
import Texts

extension AddPlayerViewModel {
  var texts: Strings { context.texts }

  package var title: String {
    switch source {
    case .name: texts.addPlayer
    case .list: texts.pasteList
    }
  }

  /// The sentence about the name that was added last; `nil` when none was, or the next is being
  /// typed.
  package var lastAdded: String? {
    guard name.isEmpty, let last = addedPlayers.first else { return nil }
    return texts.playerAdded(last.name)
  }
  /// Whether the name is valid.
  package var canAdd: Bool { nameError == nil }
  /// Whether "Done" is enabled: what was typed, if anything, can be added.
  package var canFinish: Bool { errorText == nil }
  /// Why the name is refused; `nil` when it is valid or nothing was typed.
  package var errorText: String? {
    guard let nameError, nameError != .empty else { return nil }
    return texts.textError(nameError)
  }

  private var nameError: TextError? {
    do throws(TextError) {
      _ = try ShortText(name)
      return nil
    } catch {
      return error
    }
  }

  /// The players who were added since the screen was opened, the last first.
  package var addedPlayers: [AddedPlayer] {
    added.reversed().compactMap { context.squad.player($0) }.map { player in
      let name = player.details.name.text
      return AddedPlayer(
        id: player.id, name: name, avatar: name.initials,
        removeLabel: texts.removePlayer(name))
    }
  }

  /// A player who was just added.
  package struct AddedPlayer {
    package let id: Player.ID
    package let name: String
    package let avatar: String
    /// "Remove Ann".
    package let removeLabel: String
  }
}

// The pasted list.
extension AddPlayerViewModel {
  package func rows(of list: PastedList) -> [PastedRow] {
    list.items.map { item in
      let note =
        item.isListed
        ? texts.alreadyOnList
        : item.isPerhapsHeading ? texts.perhapsHeading : item.archived.map { _ in texts.comesBack }
      return PastedRow(name: item.entry.name.text, note: note, isChosen: item.isChosen)
    }
  }

  /// How many names were read; `nil` when none were.
  package func summary(of list: PastedList) -> String? {
    guard !list.items.isEmpty else { return nil }
    let count = texts.namesFound(list.items.count)
    return list.isCut ? "\(count). \(texts.onlyFirstNames(NameList.limit))" : count
  }

  /// "Add 10 players".
  package func confirmLabel(of list: PastedList) -> String { texts.addPlayers(list.chosen.count) }

  /// Whether there is a name to add.
  package func canConfirm(_ list: PastedList) -> Bool { !list.chosen.isEmpty }
}
