import ChangeStore
import Domain
import HTTPTypes
import Logging
import Wire

extension APIError {
  var status: HTTPResponse.Status {
    switch self {
    case .route(.unknownPath), .route(.malformedSecret), .notFound: .notFound
    case .linkOver, .removed: .gone
    case .notJSON, .bodyCodingUnknown: .unsupportedMediaType
    case .credentials(.passwordTooShort), .credentials(.passwordTooLong), .passwordCommon:
      .unprocessableContent
    case .malformedForm, .route(.malformedID), .severalHosts, .noHost, .bodyIncomplete,
      .bodyDamaged, .wire, .credentials,
      .result, .split,
      .malformedEpoch, .malformedLast, .malformedSince, .malformedDay, .daysReversed:
      .badRequest
    case .methodNotAllowed: .methodNotAllowed
    case .bodyTooLarge: .contentTooLarge
    case .notLoggedIn, .wrongPassword, .passwordNeededOf, .wrongCode, .usedCode, .expiredCode:
      .unauthorized
    case .tooNew, .crossSite, .passwordNeeded, .passwordNotConfirmed, .registrationClosed,
      .registrationCodeNeeded, .registrationCodeWrong:
      .forbidden
    case .throttled, .writesTooMuch: .tooManyRequests
    case .usernameTaken, .alreadyNamed, .keyTaken, .rejected, .rowOfGames, .aheadOfServer,
      .otherEpoch, .otherChange:
      .conflict
    case .storage(.full), .squadFull, .unnamedFull, .unnamedSquadFull:
      HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
    case .shuttingDown, .overloaded, .squadMemoryFull, .tooManyFollowers, .concurrentWriter,
      .storage:
      .serviceUnavailable
    }
  }

  var logLevel: Logger.Level {
    switch self {
    case .storage, .concurrentWriter: .error
    case .overloaded, .squadMemoryFull, .tooManyFollowers, .throttled, .squadFull, .unnamedFull,
      .unnamedSquadFull, .writesTooMuch, .crossSite:
      .warning
    default: .info
    }
  }

  /// The error as the log has it, without the name of an account.
  var logText: String {
    switch self {
    case .passwordNeededOf: "passwordNeededOf"
    case .alreadyNamed: "alreadyNamed"
    default: "\(self)"
    }
  }

  /// The headers that the status requires.
  var headers: HTTPFields {
    switch self {
    case .methodNotAllowed(let methods):
      [.allow: methods.map(\.rawValue).joined(separator: ", ")]
    // NB: RFC 9110 §11.6.1 would have `Basic` at the login, but then browsers open their own
    // password dialog over the app.
    case .notLoggedIn, .wrongPassword, .passwordNeededOf, .wrongCode, .usedCode, .expiredCode:
      [.wwwAuthenticate: "Bearer"]
    case .throttled(let seconds), .writesTooMuch(let seconds): [.retryAfter: "\(seconds)"]
    case .shuttingDown, .overloaded, .squadMemoryFull, .concurrentWriter: [.retryAfter: "1"]
    case .tooManyFollowers: [.retryAfter: "30"]
    default: [:]
    }
  }

  /// What tells a program apart errors of the same status; `nil` for most.
  var kind: ErrorKind? {
    switch self {
    case .registrationClosed: .registrationClosed
    case .registrationCodeNeeded, .registrationCodeWrong: .registrationCode
    case .passwordNeededOf, .alreadyNamed: .named
    case .removed: .removed
    case .tooNew: .tooNew
    case .wrongCode: .wrong
    case .usedCode: .used
    case .expiredCode: .expired
    case .unnamedFull, .unnamedSquadFull: .unnamedFull
    default: nil
    }
  }

  /// The name of the account that the error is about.
  var username: Username? {
    switch self {
    case .passwordNeededOf(let name), .alreadyNamed(let name): name
    default: nil
    }
  }

  /// A sentence for the user: what is wrong and what to do.
  var reason: String {
    switch self {
    case .route(.unknownPath): "There is nothing at this address."
    case .route(.malformedID):
      "The id in the address must be a whole number for a player and a UUID for anything else."
    case .methodNotAllowed(let methods):
      "This address takes only \(methods.map(\.rawValue).joined(separator: ", "))."
    case .malformedForm: "The body must be the form of the page."
    case .severalHosts: "The request names more than one host."
    case .noHost: "The request names no host."
    case .bodyTooLarge: "The request is larger than 1 MB."
    case .bodyIncomplete: "The request ended too early."
    case .bodyDamaged: "The request is compressed, and was damaged on its way."
    case .bodyCodingUnknown:
      "The request is compressed in a way that the server does not take here."
    case .wire(let error): error.reason
    case .credentials(let error): error.reason
    case .passwordCommon: "\(PasswordError.common.message) Choose another."
    case .result(let error): error.reason
    case .split(let error): error.reason
    case .malformedEpoch: "The epoch must be a UUID."
    case .malformedLast: "The last change must be named by its UUID from the server."
    case .malformedDay: "A day is written as 2026-12-31."
    case .daysReversed: "“until” must not be before “from”."
    case .malformedSince: "The sequence number must be a whole number, 0 or more."
    case .aheadOfServer(let latest):
      "The server's log ends at \(latest). Load the snapshot and start from there."
    case .otherEpoch:
      "The server was restored from a backup. Load the snapshot and start from there."
    case .otherChange:
      """
      The server has a different change there, because its data was restored from a copy. Load the \
      snapshot and start from there.
      """
    case .notLoggedIn: "Log in first."
    case .wrongPassword: "The user name or the password is wrong."
    case .passwordNeeded:
      "This requires the user name and password, as “Authorization: Basic”, instead of a token."
    case .passwordNotConfirmed: "The password is wrong."
    case .crossSite: "Another site sent this request."
    case .throttled(let seconds): "Too many attempts. Try again in \(seconds) seconds."
    case .usernameTaken: "This user name is taken. Choose another."
    case .registrationClosed: "This server does not accept new users; ask the person who runs it."
    case .registrationCodeNeeded:
      "This server requires a code for new users; ask the person who runs it."
    case .registrationCodeWrong: "The code is wrong."
    case .notJSON: "The body must be JSON, with “Content-Type: application/json”."
    case .passwordNeededOf: "This account has a name and a password. Log in with them."
    case .alreadyNamed: "This account already has a name."
    case .removed: "This device was removed from the account, or the account was deleted."
    case .tooNew:
      "This device joined the account less than a day ago. Use the device that added it."
    case .wrongCode: "There is no such code."
    case .usedCode: "This code has already been used. Ask for a new one."
    case .expiredCode: "This code has expired: codes work for ten minutes. Ask for a new one."
    case .keyTaken: "This key has already been used. Make another."
    case .unnamedFull:
      """
      Groups without a name have used all the space this server keeps for them. Nothing was saved; \
      add a name, or ask the operator of the server to raise the limit (--unnamed-megabytes).
      """
    case .unnamedSquadFull:
      "This group has reached the limit for groups without a name. Nothing was saved; add a name."
    case .notFound(let subject): "There is no such \(subject.rawValue)."
    case .route(.malformedSecret): "There is no such link."
    case .linkOver(.table): "The link was for the table of a season that ended long ago."
    case .linkOver: "The link was for a gather that ended long ago."
    case .tooManyFollowers:
      """
      Too many people are following: in total, by this link or from this address. The page still \
      shows the score; the operator of the server can raise the limit (--followers).
      """
    case .rejected(let rejection): rejection.reason
    case .rowOfGames:
      "The gather has more than two teams and several games; end it in the app."
    case .shuttingDown: "The server is shutting down."
    case .overloaded: "The server is busy. Try again in a moment."
    case .squadMemoryFull:
      """
      Large groups are using all the memory that the server keeps for them. Try again in a moment; \
      the operator of the server can raise the limit (--memory-megabytes).
      """
    case .concurrentWriter: "The group was changed elsewhere. Try again."
    case .squadFull:
      """
      The group has reached the size limit of this server. Nothing was saved; the operator of the \
      server can raise it (--squad-megabytes).
      """
    case .writesTooMuch(let seconds):
      """
      This account has reached its limit of writes for this minute. Nothing was saved; try again \
      in \(seconds) seconds, or ask the operator of the server to raise it (--write-megabytes).
      """
    case .storage(.full): "The server's disk is full. Nothing was saved."
    case .storage(.moved):
      "The server's database was deleted or replaced. Nothing was saved; tell its operator."
    case .storage(.unreachable):
      "The server lost its database. Check whether this was saved before you try again."
    case .storage(.server(let error)): error.responseText
    case .storage: "The server cannot reach its storage. Nothing was saved; try again later."
    }
  }
}

extension WireError {
  var reason: String {
    switch self {
    case .json(let error): "This is not valid JSON (byte \(error.offset))."
    case .notAnObject(field: ""): "A JSON object is expected."
    case .notAnObject(let field): "Every value in “\(field)” must be a JSON object."
    case .missing(let field): "“\(field)” is missing."
    case .wrongType(let field, let expected): "“\(field)” must be \(expected.phrase)."
    case .unknownChoice(let field, let choices):
      "“\(field)” must be one of: \(choices.joined(separator: ", "))."
    case .text(let field, let error): "“\(field)” \(error.phrase)."
    case .outOfRange(let field): "“\(field)” is out of range."
    }
  }
}

extension WireError.Expected {
  fileprivate var phrase: String {
    switch self {
    case .text: "text"
    case .integer: "a whole number"
    case .identifier: "a UUID"
    case .truth: "true or false"
    case .number: "a number with at most one decimal"
    case .array: "an array"
    }
  }
}

extension TextError {
  fileprivate var phrase: String {
    switch self {
    case .empty: "must not be empty"
    case .tooLong(let limit): "must not be longer than \(limit) characters"
    case .controlCharacter: "must be a single line without control characters"
    case .pileOfMarks: "must not have more than four accents on a letter"
    }
  }
}

extension CredentialsError {
  fileprivate var reason: String {
    switch self {
    case .wire(let error): error.reason
    case .username(.text(let error)): "“username” \(error.phrase)."
    case .username(.colon): "“username” must not contain a colon."
    case .passwordTooShort: PasswordError.tooShort.message
    case .passwordTooLong: PasswordError.tooLong.message
    }
  }
}

extension GatherResultError {
  fileprivate var reason: String {
    switch self {
    case .wire(let error): error.reason
    case .malformedScore: "“score” must be like 2-1, with 0 to \(Score.limit) goals a side."
    case .contradiction: "“winnerTeam” contradicts the score."
    }
  }
}

extension ChangeRejection {
  fileprivate var reason: String {
    switch self {
    case .playerExists, .gatherExists, .planExists: "It already exists."
    case .playerUnknown, .playerRemoved: "There is no such player."
    case .gatherUnknown, .gatherDeleted: "There is no such gather."
    case .tooManyPlayers: "A group can have at most \(Squad.playerLimit) players."
    case .tooManyGathers: "A group can have at most \(Squad.gatherLimit) gathers."
    case .participantRepeated: "A player can be in a gather only once."
    case .tooManyParticipants: "A gather can have at most \(Gather.participantLimit) players."
    case .scoreLimitReached: "A team can have at most \(Score.limit) goals."
    case .tooManyLinks: "A gather can have at most \(Link.limit) links."
    case .tooManyScorekeepers:
      "At most \(Scorekeeper.limit) people can keep score of a gather."
    case .tooManyRules: "A group can have at most \(TeamRule.limit) rules for teams."
    case .tooManyGames: "A gather can have at most \(Game.limit + 1) games."
    case .gameUnknown: "There is no such game."
    case .teamNotPlaying: "That team is not playing."
    case .planUnknown: "There is no such planned game."
    case .tooManyPlans: "No more games can be planned until some are over."
    case .tooManyAnswers: "At most \(Plan.headLimit) people can answer for a game."
    case .tooManyReplyLinks: "A group can have at most \(Replies.linkLimit) reply links."
    case .tooManySeasons: "A group can have at most \(Season.limit) seasons."
    case .seasonUnknown: "There is no such season."
    case .tooManyTableLinks: "A group can have at most \(TableLink.limit) links to tables."
    case .samePlayers: "Both played in the same match, so they are two people."
    case .editedLater: "It has since been changed on another device."
    case .notPermitted: "The link does not permit this change."
    }
  }
}
