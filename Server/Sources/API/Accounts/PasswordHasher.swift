import Foundation
import Hashing
import Metrics
import NIOCore
import NIOPosix
import Synchronization

/// Makes and checks slow, salted hashes of passwords, on threads that serve no requests.
///
/// When more passwords wait than `HashingQueue` has places, `overloaded` is thrown.
final class PasswordHasher: Sendable {
  private let cost: PasswordCost
  private let environment: ServerEnvironment
  private let threads: NIOThreadPool
  private let metrics: ServerMetrics
  private let queue = Mutex(HashingQueue<Job>())

  private static let saltByteCount = 16
  private static let hashByteCount = 32

  /// Two threads that all servers of the process share.
  static let sharedThreads: NIOThreadPool = {
    let pool = NIOThreadPool(numberOfThreads: 2)
    pool.start()
    return pool
  }()

  init(
    cost: PasswordCost, environment: ServerEnvironment, threads: NIOThreadPool = sharedThreads,
    metrics: ServerMetrics = .none
  ) {
    self.cost = cost
    self.environment = environment
    self.threads = threads
    self.metrics = metrics
  }

  /// The number of passwords that wait for a thread.
  var waitingCount: Int { queue.withLock { $0.count } }

  /// Hashes a password with a new salt, into the text that is stored.
  func hash(_ password: String, for applicant: Applicant) async throws(APIError) -> String {
    let salt = environment.randomBytes(Self.saltByteCount)
    let key = try await derive(password, salt: salt, cost: cost, for: applicant)
    return PHCString(cost: cost, salt: salt, key: key).text
  }

  /// Whether a password matches a stored hash, compared in constant time.
  ///
  /// Without a hash, it is `false` after the same work, so that the duration does not tell whether
  /// an account exists.
  func verify(
    _ password: String, against stored: String?, for applicant: Applicant
  ) async throws(APIError) -> Bool {
    guard let stored, let parts = PHCString(stored) else {
      _ = try await derive(password, salt: [], cost: cost, for: applicant)
      return false
    }
    let key = try await derive(password, salt: parts.salt, cost: parts.cost, for: applicant)
    return key.isEqualInConstantTime(to: parts.key)
  }

  private func derive(
    _ password: String, salt: [UInt8], cost: PasswordCost, for applicant: Applicant
  ) async throws(APIError) -> [UInt8] {
    let normalized = Array(Self.normalized(password).utf8)
    let key = await withCheckedContinuation { continuation in
      let job = Job(
        derive: {
          scrypt(
            normalized, salt: salt, rounds: cost.rounds, blockSize: cost.blockSize,
            parallelism: cost.parallelism, byteCount: Self.hashByteCount)
        },
        finish: { continuation.resume(returning: $0) })
      enqueue(job, for: applicant)
    }
    // Also when memory is short or the process is ending; both are over soon.
    guard let key else { throw .overloaded }
    return key
  }

  private func enqueue(_ job: Job, for applicant: Applicant) {
    let refused = queue.withLock { queue in
      defer { metrics.waitingPasswords.set(queue.count) }
      return queue.add(
        job, from: applicant.address, isOnKnownDevice: applicant.isOnKnownDevice)
    }
    // This job, or one in whose place it waits and for which a thread was asked already.
    if let refused { return refused.finish(nil) }
    // A thread that becomes free takes the job whose turn it is then.
    threads.submit { [self] state in
      guard let job = next() else { return }
      job.finish(state == .active ? derive(job) : nil)
    }
  }

  private func next() -> Job? {
    queue.withLock { queue in
      defer { metrics.waitingPasswords.set(queue.count) }
      return queue.next()
    }
  }

  private func derive(_ job: Job) -> [UInt8]? {
    let start = ContinuousClock.now
    metrics.passwordWait.record(duration: job.addedAt.duration(to: start))
    defer { metrics.passwordHashing.record(duration: start.duration(to: .now)) }
    return job.derive()
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

/// The sender of a password, which decides when its turn at hashing comes.
struct Applicant: Hashable, Sendable {
  let address: ClientAddress
  let isOnKnownDevice: Bool
}

/// A password that waits to be hashed, and what gets the hash or `nil`.
private struct Job: Sendable {
  let derive: @Sendable () -> [UInt8]?
  let finish: @Sendable ([UInt8]?) -> Void
  let addedAt = ContinuousClock.now
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
