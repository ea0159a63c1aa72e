import ChangeStore
import Domain
import Foundation
import Hashing
import Synchronization
import Wire

extension Accounts {
  func register(
    _ credentials: Credentials, from address: ClientAddress
  ) async throws(APIError) -> Account.ID {
    let now = environment.now()
    try await admit(credentials.code, from: address, at: now)
    let account = StoredAccount(
      id: environment.identifier(), login: try await login(credentials, from: address),
      squad: environment.identifier(), createdAt: now)
    do throws(RegistrationError) {
      try await store.create(account)
    } catch {
      switch error {
      case .usernameTaken: throw .usernameTaken
      case .storage(let failure): throw .storage(failure)
      }
    }
    return account.id
  }

  /// Checks whether someone may register; a wrong code counts like a registration.
  func admit(
    _ code: String?, from address: ClientAddress, at now: Instant
  ) async throws(APIError) {
    guard registration != .closed else { throw .registrationClosed }
    if case .code = registration, code == nil { throw .registrationCodeNeeded }
    try await gate.admitRegistration(from: address, at: now)
    guard case .code(let right) = registration, let code else { return }
    // Hashes, so that the time does not tell the code's length either.
    guard Self.digest(code).isEqualInConstantTime(to: Self.digest(right)) else {
      throw .registrationCodeWrong
    }
  }

  /// Hashes the password of a new name, whose registration was admitted.
  func login(
    _ credentials: Credentials, from address: ClientAddress
  ) async throws(APIError) -> StoredLogin {
    do throws(APIError) {
      return StoredLogin(
        username: credentials.username, usernameKey: Self.key(credentials.username.text),
        passwordHash: try await hasher.hash(
          credentials.password, for: Applicant(address: address, isOnKnownDevice: false)))
    } catch {
      await gate.takeBackRegistration(from: address)
      throw error
    }
  }

  /// What a login tells about its device.
  struct DeviceSigns {
    /// The cookie of an earlier login there.
    let cookie: String?
    /// The device in a few words, for the list of sessions.
    let name: String
  }

  /// What a login gives to the device: a token, and a cookie by which the device is known later.
  struct Login {
    let token: MadeToken
    let deviceCookie: String

    var response: LoginResponse {
      LoginResponse(
        token: token.text, userID: token.stored.account, squadID: token.stored.squad)
    }
  }

  func logIn(
    username: String, password: String, on device: DeviceSigns, from address: ClientAddress
  ) async throws(APIError) -> Login {
    let (owner, login) = try await owner(
      username: username, password: password, deviceCookie: device.cookie, from: address)
    let token = newToken(for: TokenOwner(owner), on: device.name)
    try await reading { () async throws(StorageError) in try await store.save(token.stored) }
    try await end(token.stored, unlessPasswordIsStillThatOf: login)
    return Login(
      token: token, deviceCookie: KnownDevice.cookie(for: owner.id, login, environment))
  }

  /// Finds the account of a user name, when the password is right.
  func owner(
    username: String, password: String, deviceCookie: String? = nil, from address: ClientAddress
  ) async throws(APIError) -> (account: StoredAccount, login: StoredLogin) {
    // Blanks around the name do not count, but a longer text costs time to compare.
    guard username.utf8.count <= 2 * ShortText.byteLimit else { throw .wrongPassword }
    let (key, likeness) = (Self.key(username), Likeness.of(username))
    let account = try await reading { () async throws(StorageError) in
      try await store.account(usernameKey: key, likeness: likeness)
    }
    let now = environment.now()
    let device = account.flatMap { account in
      deviceCookie.flatMap { KnownDevice(cookie: $0, of: account, at: now) }
    }
    return try await examine(password, of: account, named: likeness, on: device, from: address)
  }

  /// Refuses a login whose password was changed, or whose account was deleted, after the password
  /// was read.
  private func end(
    _ token: StoredToken, unlessPasswordIsStillThatOf login: StoredLogin
  ) async throws(APIError) {
    let current = try await reading { () async throws(StorageError) in
      try await store.account(id: token.account)
    }
    guard current?.login?.passwordHash != login.passwordHash else { return }
    try await end(token.session, of: token.account)
    throw .wrongPassword
  }

  /// The form that must be unique, and the same for all ways to type a name.
  ///
  /// Phones like to begin with a capital, and keyboards differ in how they compose an é.
  static func key(_ username: String) -> String {
    username.trimmingCharacters(in: .whitespacesAndNewlines)
      .precomposedStringWithCanonicalMapping.lowercased()
  }
}
