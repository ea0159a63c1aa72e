import Domain
public import Presentation
import Wire

extension ServerCall {
  /// What an answer means; `nil` when there is nothing to be done about it.
  public func event(for answer: HTTPAnswer) -> ServerEvent? {
    switch self {
    case .logIn(let username, _): logIn(answer, username)
    case .register: register(answer)
    case .logOut: logOut(answer)
    case .exchange(let request): exchange(answer, request)
    case .snapshot(let squad): snapshot(answer, squad)
    }
  }

  private func logIn(_ answer: HTTPAnswer, _ username: String) -> ServerEvent {
    guard answer.status == 200 else { return .logInFailed(LogInFailure(answer)) }
    do throws(WireProblem) {
      let grant = try LoginAnswer(json: answer.body)
      return .loggedIn(AccountRecord(id: grant.userID, squad: grant.squadID, username: username))
    } catch {
      return .logInFailed(.failed)
    }
  }

  private func register(_ answer: HTTPAnswer) -> ServerEvent {
    answer.status == 201 ? .registered : .logInFailed(LogInFailure(answer))
  }

  /// A token that is unknown is as useless as one that was just logged out.
  private func logOut(_ answer: HTTPAnswer) -> ServerEvent? {
    answer.status == 204 || answer.status == 401 ? .loggedOut : nil
  }

  private func exchange(_ answer: HTTPAnswer, _ request: ExchangeRequest) -> ServerEvent {
    read(answer, of: request.squad) { body throws(WireProblem) in
      let sync = try SyncAnswer(json: body)
      return .exchanged(
        Exchange(
          squad: request.squad, epoch: sync.epoch,
          outcomes: sync.outcomes,
          page: sync.page, latest: sync.latest, now: sync.now))
    }
  }

  private func snapshot(_ answer: HTTPAnswer, _ squad: Squad.ID) -> ServerEvent {
    read(answer, of: squad) { body throws(WireProblem) in
      let snapshot = try Snapshot(json: body)
      guard let epoch = snapshot.epoch else { throw .missing(field: "epoch") }
      return .snapshotLoaded(squad, snapshot.squad, sequence: snapshot.sequence, epoch: epoch)
    }
  }

  private func read(
    _ answer: HTTPAnswer, of squad: Squad.ID, _ read: ([UInt8]) throws(WireProblem) -> ServerEvent
  ) -> ServerEvent {
    guard answer.status == 200 else { return .exchangeFailed(squad, ServerTrouble(answer)) }
    do throws(WireProblem) {
      return try read(answer.body)
    } catch .json {
      // Not this server at all, but a page that a hotel's network shows to everybody, say.
      return .exchangeFailed(squad, .failed)
    } catch {
      return .exchangeFailed(squad, .otherVersion)
    }
  }
}

/// A change that came over the live stream; `nil` when it cannot be read.
public func streamedChange(_ data: [UInt8]) -> ServerEvent? {
  guard let json = try? JSON(data), let change = try? SequencedChange(json: json) else {
    return nil
  }
  return .streamed(change)
}

extension ServerTrouble {
  fileprivate init(_ answer: HTTPAnswer) {
    self =
      switch answer.status {
      case nil: .unreachable
      // A squad that is gone went with its account.
      case 401, 404: .notLoggedIn
      case 409: .otherLog
      case 400, 405, 413: .otherVersion
      default: .failed
      }
  }
}

extension LogInFailure {
  fileprivate init(_ answer: HTTPAnswer) {
    self =
      switch answer.status {
      case nil: .unreachable
      case 400: .malformedUsername
      case 401: .wrongPassword
      case 409: .usernameTaken
      case 429: .throttled
      default: .failed
      }
  }
}
