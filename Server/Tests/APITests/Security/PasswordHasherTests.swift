import Testing

@testable import API

@Suite(.timeLimit(.minutes(5)))
struct PasswordHasherTests {
  private let hasher = PasswordHasher(
    cost: PasswordCost(rounds: 2, blockSize: 1, parallelism: 1),
    environment: TestEnvironment().environment)

  @Test func `the right password matches and wrong ones do not`() async throws {
    let stored = try await hasher.hash("correct horse", for: .stranger)

    #expect(try await hasher.verify("correct horse", against: stored, for: .stranger))
    #expect(try await !hasher.verify("Correct horse", against: stored, for: .stranger))
    #expect(try await !hasher.verify("", against: stored, for: .stranger))
    #expect(try await !hasher.verify(stored, against: stored, for: .stranger))
  }

  @Test func `the stored text has neither the password nor its plain hash`() async throws {
    let stored = try await hasher.hash("horse", for: .stranger)

    #expect(stored.hasPrefix("scrypt$2$1$1$"))
    #expect(!stored.contains("horse"))
    #expect(!stored.contains(PasswordHasher.normalized("horse")))
  }

  @Test func `the same password never gives the same hash twice`() async throws {
    let first = try await hasher.hash("horse", for: .stranger)
    let second = try await hasher.hash("horse", for: .stranger)

    #expect(first != second)
    #expect(try await hasher.verify("horse", against: second, for: .stranger))
  }

  @Test func `a hash is checked with the cost that it was made with`() async throws {
    let costlier = PasswordHasher(
      cost: PasswordCost(rounds: 16, blockSize: 2, parallelism: 3), environment: .real)
    let stored = try await costlier.hash("horse", for: .stranger)

    #expect(stored.hasPrefix("scrypt$16$2$3$"))
    #expect(try await hasher.verify("horse", against: stored, for: .stranger))
  }

  @Test func `a hash of another scrypt implementation matches`() async throws {
    // Made by Python's hashlib, which uses OpenSSL.
    let stored =
      "scrypt$16384$8$5$AAECAwQFBgcICQoLDA0ODw==$mj7aMven6hhu9FBZInNHVC0q8KUE81sIUqy6iAPEAjw="

    #expect(try await hasher.verify("correct horse", against: stored, for: .stranger))
    #expect(try await !hasher.verify("incorrect horse", against: stored, for: .stranger))
  }

  @Test(arguments: [
    nil, "", "scrypt", "scrypt$2$1$1$AAAA", "scrypt$2$1$1$AAAA$", "scrypt$2$1$1$%$AAAA",
    "bcrypt$2$1$1$AAAA$AAAA", "scrypt$two$1$1$AAAA$AAAA", "scrypt$2$1$1$AAAA$AAAA",
    "scrypt$3$1$1$AAAA$AAAA", "scrypt$0$0$0$AAAA$AAAA", "scrypt$-2$1$1$AAAA$AAAA",
    "scrypt$2$1$-1$AAAA$AAAA", "scrypt$1$1$1$AAAA$AAAA",
    "scrypt$4611686018427387904$1$1$AAAA$AAAA", "scrypt$2$4611686018427387904$1$AAAA$AAAA",
    "scrypt$1048576$1048576$1$AAAA$AAAA",
  ])
  func `no password matches a damaged or missing hash`(_ stored: String?) async throws {
    #expect(try await !hasher.verify("horse", against: stored, for: .stranger))
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func `a password is hashed like in the original client, and a hash is used as it is`(
    typed: String, hashed: String
  ) {
    #expect(PasswordHasher.normalized(typed) == hashed)
    #expect(PasswordHasher.normalized(hashed) == hashed)
    #expect(PasswordHasher.normalized(hashed.uppercased()) != hashed)
    #expect(PasswordHasher.normalized(String(hashed.dropLast())).utf8.count == 64)
  }
}
