import ChangeStore
import Domain
import ServerTestSupport
import TestSupport

// What each of the files contains. Later kinds of changes do not belong here, because the files
// stay as they are.
extension FormerDatabase {
  static let epoch: Epoch.ID = .fixed(7)

  /// A token that is valid for 90 days from its login on; before version 5 its session is made by
  /// the migration.
  func token(of session: Session.ID) -> StoredToken {
    let expiry = Instant.kickOff(plusMinutes: 60)
    let hasSessions = self != .version2 && self != .version4
    return StoredToken(
      hash: .hash(3), session: hasSessions ? .fixed(4) : session,
      owner: TokenOwner(
        id: .ann, squad: .ann, username: Username(accepted: "Ann"), createdAt: .kickOff),
      device: hasSessions ? "Chrome on Android" : "",
      createdAt: expiry.advanced(byMilliseconds: -90 * 24 * 60 * 60 * 1_000), expiresAt: expiry)
  }

  static var ann: StoredAccount {
    get throws {
      StoredAccount(
        id: .ann, username: try Username("Ann"), usernameKey: "ann",
        passwordHash:
          "scrypt$16384$8$5$AAECAwQFBgcICQoLDA0ODw==$r9iHFZ0sfMVggYSne7mT0zJR+dc/fs63cWPjafoM7MU=",
        squad: .ann, createdAt: .kickOff)
    }
  }

  /// Ann's changes: each kind, and each field with a value and without.
  static var changes: [SequencedChange] {
    get throws {
      try zip(Int64(1)..., try players + gather).map { try .at($0, $1) }
    }
  }

  private static var players: [Change] {
    get throws {
      let name = try ShortText("Zoë \"Z\" \\ 김 ⚽️")
      return [
        .player(.ann, .added(try .ann)), .player(.ben, .added(try .ben)),
        .player(.ann, .edited(.name(name))), .player(.ann, .edited(.age(try Age(90)))),
        .player(.ann, .edited(.skill(.professional))),
        .player(.ann, .edited(.preferredPosition(.goalkeeper))),
        .player(.ann, .edited(.favouriteTeam(name))), .player(.ben, .edited(.age(nil))),
        .player(.ben, .edited(.skill(nil))), .player(.ben, .edited(.preferredPosition(nil))),
        .player(.ben, .edited(.favouriteTeam(nil))), .player(.ben, .set(.removed, true)),
        .player(.ben, .set(.removed, false)),
      ]
    }
  }

  private static var gather: [Change] {
    get throws {
      [
        .gather(.friday, .started([try .ann(.teamA), try .ben(.bench)])),
        .gather(.friday, .participantAssigned(try .ben(.teamB))),
        .clock(.friday, nil, .set(.default)), .clock(.friday, nil, .started),
        .clock(.friday, nil, .paused),
        .clock(.friday, nil, .cancelled), .goal(.friday, .opener, .added(.teamA)),
        .goal(.friday, .equaliser, .added(.teamB)), .goal(.friday, .opener, .takenBack),
        .gather(.friday, .ended), .gather(.friday, .set(.deleted, true)),
        .gather(.friday, .set(.deleted, false)),
      ]
    }
  }

  /// A refused change for each reason.
  static var rejected: [RejectedChange] {
    get throws {
      let reasons: [ChangeRejection] = [
        .playerExists(.ann), .playerUnknown(.stranger), .playerRemoved(.ben), .tooManyPlayers,
        .gatherExists(.friday), .gatherUnknown(.never), .gatherDeleted(.friday), .tooManyGathers,
        .participantRepeated(.friday, .ann), .tooManyParticipants(.friday),
        .scoreLimitReached(.friday, .teamA),
      ]
      return try zip(UInt64(101)..., reasons).map {
        RejectedChange(change: try .numbered($0), reason: $1)
      }
    }
  }
}
