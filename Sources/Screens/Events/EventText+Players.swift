import Domain
import Presentation

extension PlayersEvent {
  private enum Name: String, EventName {
    case searchTyped, rowTapped, selectTapped, cancelTapped, addTapped, confirmTapped, deleteTapped
    case deletionConfirmed, deletionCancelled, resumeTapped

    var argumentCount: Int { self == .rowTapped ? 1 : 0 }
  }

  var words: String {
    switch self {
    case .searchTyped: Name.searchTyped.rawValue
    case .rowTapped(let id): "\(Name.rowTapped.rawValue) \(id.uuidString)"
    case .selectTapped: Name.selectTapped.rawValue
    case .cancelTapped: Name.cancelTapped.rawValue
    case .addTapped: Name.addTapped.rawValue
    case .confirmTapped: Name.confirmTapped.rawValue
    case .deleteTapped: Name.deleteTapped.rawValue
    case .deletionConfirmed: Name.deletionConfirmed.rawValue
    case .deletionCancelled: Name.deletionCancelled.rawValue
    case .resumeTapped: Name.resumeTapped.rawValue
    }
  }

  init?(_ reader: EventReader) {
    switch reader.name(Name.self) {
    case .searchTyped: self = .searchTyped(reader.value)
    case .rowTapped:
      guard let id: Player.ID = reader.id() else { return nil }
      self = .rowTapped(id)
    case .selectTapped: self = .selectTapped
    case .cancelTapped: self = .cancelTapped
    case .addTapped: self = .addTapped
    case .confirmTapped: self = .confirmTapped
    case .deleteTapped: self = .deleteTapped
    case .deletionConfirmed: self = .deletionConfirmed
    case .deletionCancelled: self = .deletionCancelled
    case .resumeTapped: self = .resumeTapped
    case nil: return nil
    }
  }
}

extension AddPlayerEvent {
  private enum Name: String, EventName { case nameTyped, doneTapped, anotherTapped }

  var words: String {
    switch self {
    case .nameTyped: Name.nameTyped.rawValue
    case .doneTapped: Name.doneTapped.rawValue
    case .anotherTapped: Name.anotherTapped.rawValue
    }
  }

  init?(_ reader: EventReader) {
    switch reader.name(Name.self) {
    case .nameTyped: self = .nameTyped(reader.value)
    case .doneTapped: self = .doneTapped
    case .anotherTapped: self = .anotherTapped
    case nil: return nil
    }
  }
}

extension PlayerDetailsEvent {
  private enum Name: String, EventName {
    case rowTapped, deleteTapped, deletionConfirmed, deletionCancelled

    var argumentCount: Int { self == .rowTapped ? 1 : 0 }
  }

  var words: String {
    switch self {
    case .rowTapped(let field): "\(Name.rowTapped.rawValue) \(field.rawValue)"
    case .deleteTapped: Name.deleteTapped.rawValue
    case .deletionConfirmed: Name.deletionConfirmed.rawValue
    case .deletionCancelled: Name.deletionCancelled.rawValue
    }
  }

  init?(_ reader: EventReader) {
    switch reader.name(Name.self) {
    case .rowTapped:
      guard let field = PlayerField.named(reader.argument()) else { return nil }
      self = .rowTapped(field)
    case .deleteTapped: self = .deleteTapped
    case .deletionConfirmed: self = .deletionConfirmed
    case .deletionCancelled: self = .deletionCancelled
    case nil: return nil
    }
  }
}

extension EditPlayerEvent {
  private enum Name: String, EventName { case textTyped, choiceMade, doneTapped }

  var words: String {
    switch self {
    case .textTyped: Name.textTyped.rawValue
    case .choiceMade: Name.choiceMade.rawValue
    case .doneTapped: Name.doneTapped.rawValue
    }
  }

  init?(_ reader: EventReader) {
    switch reader.name(Name.self) {
    case .textTyped: self = .textTyped(reader.value)
    case .choiceMade: self = .choiceMade(reader.value)
    case .doneTapped: self = .doneTapped
    case nil: return nil
    }
  }
}
