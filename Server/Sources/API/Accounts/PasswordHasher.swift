import Foundation
import Hashing
import NIOCore
import NIOPosix
import Synchronization

/// Makes and checks slow, salted hashes of passwords, on threads that serve no requests.
final class PasswordHasher: Sendable {
  private let cost: PasswordCost
  private let environment: ServerEnvironment
  private let threads: NIOThreadPool
  private let waiting = Atomic(0)

  /// The number of jobs, waiting or running, beyond which a new one is refused as `overloaded`.
  static let queueLimit = 64
  private static let saltByteCount = 16
  private static let hashByteCount = 32

  /// Two threads that all servers of the process share.
  private static let sharedThreads: NIOThreadPool = {
    let pool = NIOThreadPool(numberOfThreads: 2)
    pool.start()
    return pool
  }()

  init(cost: PasswordCost, environment: ServerEnvironment, threads: NIOThreadPool = sharedThreads) {
    self.cost = cost
    self.environment = environment
    self.threads = threads
  }

  /// The number of jobs that wait for a thread or run on one.
  var waitingCount: Int { waiting.load(ordering: .relaxed) }

  /// Hashes a password with a new salt, into the text that is stored.
  func hash(_ password: String) async throws(APIError) -> String {
    let salt = environment.randomBytes(Self.saltByteCount)
    let key = try await derive(password, salt: salt, cost: cost)
    return PHCString(cost: cost, salt: salt, key: key).text
  }

  /// Whether a password matches a stored hash, compared in constant time.
  ///
  /// Without a hash, it is `false` after the same work, so that the duration does not tell whether
  /// an account exists.
  func verify(_ password: String, against stored: String?) async throws(APIError) -> Bool {
    guard let stored, let parts = PHCString(stored) else {
      _ = try await derive(password, salt: [], cost: cost)
      return false
    }
    let key = try await derive(password, salt: parts.salt, cost: parts.cost)
    return key.isEqualInConstantTime(to: parts.key)
  }

  private func derive(
    _ password: String, salt: [UInt8], cost: PasswordCost
  ) async throws(APIError) -> [UInt8] {
    guard waiting.wrappingAdd(1, ordering: .relaxed).newValue <= Self.queueLimit else {
      waiting.wrappingSubtract(1, ordering: .relaxed)
      throw .overloaded
    }
    defer { waiting.wrappingSubtract(1, ordering: .relaxed) }
    let normalized = Array(Self.normalized(password).utf8)
    // Fails when memory is short or the process is ending; both are over soon.
    let key = try? await threads.runIfActive {
      scrypt(
        normalized, salt: salt, rounds: cost.rounds, blockSize: cost.blockSize,
        parallelism: cost.parallelism, byteCount: Self.hashByteCount)
    }
    guard let key else { throw .overloaded }
    return key
  }

  /// The lower-case hexadecimal SHA-256 of a password; a password in this form stays as it is.
  ///
  /// The original iOS client sends the hash and other clients send the password. Both log in to
  /// the same account.
  static func normalized(_ password: String) -> String {
    let isHash =
      password.utf8.count == 64
      && password.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
    guard !isHash else { return password }
    return sha256(Array(password.utf8)).hex
  }
}

/// A password hash with its parameters, as text: `scrypt$N$r$p$salt$hash`.
///
/// The idea is that of the PHC string format
/// (https://github.com/P-H-C/phc-string-format/blob/master/phc-sf-spec.md); the parameters have no
/// names here, and base64 keeps its padding.
private struct PHCString {
  let cost: PasswordCost
  let salt: [UInt8]
  let key: [UInt8]
}

extension PHCString {
  /// Reads a stored text; `nil` when it is damaged or its cost is too high.
  init?(_ text: String) {
    let parts = text.split(separator: "$")
    guard parts.count == 6, parts[0] == "scrypt",
      let rounds = Int(parts[1]), let blockSize = Int(parts[2]), let parallelism = Int(parts[3]),
      let salt = Data(base64Encoded: String(parts[4])),
      let key = Data(base64Encoded: String(parts[5]))
    else { return nil }
    let cost = PasswordCost(rounds: rounds, blockSize: blockSize, parallelism: parallelism)
    guard cost.isBearable else { return nil }
    self.init(cost: cost, salt: Array(salt), key: Array(key))
  }

  var text: String {
    let parameters = "\(cost.rounds)$\(cost.blockSize)$\(cost.parallelism)"
    let (salt, key) = (Data(salt).base64EncodedString(), Data(key).base64EncodedString())
    return "scrypt$\(parameters)$\(salt)$\(key)"
  }
}
