import ChangeStore
import Domain
import Synchronization
import Wire

extension Accounts {
  /// Checks the password of an account, which is `nil` when there is none of that name, within the
  /// limits of attempts and in turn.
  /// - Returns: The account.
  /// - Throws: `APIError.wrongPassword`, after the same work whether or not there is an account.
  func examine(
    _ password: String, of account: StoredAccount?, named key: String,
    on device: KnownDevice?, from address: ClientAddress
  ) async throws(APIError) -> (account: StoredAccount, login: StoredLogin) {
    guard password.utf8.count <= Credentials.passwordByteLimit else { throw .wrongPassword }
    let now = environment.now()
    let attempt = try await gate.admit(to: key, from: address, on: device, at: now)
    let isRight = try await verify(password, of: account, from: address, attempt)
    guard isRight, let account, let login = account.login else { throw .wrongPassword }
    await gate.takeBack(attempt)
    return (account, login)
  }

  /// Compares a password; an attempt that is not examined is not counted.
  private func verify(
    _ password: String, of account: StoredAccount?, from address: ClientAddress,
    _ attempt: LoginAttempt
  ) async throws(APIError) -> Bool {
    let applicant = Applicant(address: address, isOnKnownDevice: attempt.isOnKnownDevice)
    do throws(APIError) {
      return try await hasher.verify(
        password, against: account?.login?.passwordHash, for: applicant)
    } catch {
      await gate.takeBack(attempt)
      throw error
    }
  }

  /// Gives the caller's account another password, and ends its other sessions.
  /// - Returns: The cookie by which the caller's device is known from now on.
  func changePassword(
    _ change: PasswordChange, of caller: Caller, from address: ClientAddress
  ) async throws(APIError) -> String {
    var (account, login) = try await confirm(change.currentPassword, of: caller, from: address)
    let hash = try await hasher.hash(
      change.newPassword, for: Applicant(address: address, isOnKnownDevice: true))
    do throws(PasswordUpdateError) {
      try await store.replacePasswordHash(of: account, by: hash, keeping: caller.session)
    } catch {
      switch error {
      case .changedMeanwhile: throw .passwordNotConfirmed
      case .storage(let error): throw .storage(error)
      }
    }
    forgetTokens { $0.account == caller.account && $0.session != caller.session }
    login.passwordHash = hash
    return KnownDevice.cookie(for: account.id, login, environment)
  }

  /// Deletes an account with all its data, after its password was checked; `caller` is the user of the
  /// browser, when a cookie tells.
  /// - Returns: The account that is no more.
  /// - Throws: `APIError`; nothing is deleted then.
  func delete(
    username: String, password: String, caller: Caller?, from address: ClientAddress
  ) async throws(APIError) -> StoredAccount {
    let account: StoredAccount
    if let caller {
      let confirmed = try await confirm(password, of: caller, from: address)
      guard confirmed.login.likeness == Likeness.of(username) else { throw .passwordNotConfirmed }
      account = confirmed.account
    } else {
      account = try await owner(username: username, password: password, from: address).account
    }
    try await reading { () async throws(StorageError) in
      try await store.delete(account: account.id)
    }
    forgetTokens { $0.account == account.id }
    return account
  }

  /// Checks the password that a user who is logged in was asked for again.
  ///
  /// The session is a known device, so that the attempts of others do not count for it.
  private func confirm(
    _ password: String, of caller: Caller, from address: ClientAddress
  ) async throws(APIError) -> (account: StoredAccount, login: StoredLogin) {
    let account = try await account(caller.account)
    guard let login = account.login else { throw .passwordNotConfirmed }
    do throws(APIError) {
      return try await examine(
        password, of: account, named: login.likeness, on: KnownDevice(caller.session),
        from: address)
    } catch {
      throw error == .wrongPassword ? .passwordNotConfirmed : error
    }
  }
}
