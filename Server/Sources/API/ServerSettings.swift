/// How one server is run; what a self-hoster may choose.
public struct ServerSettings: Sendable {
  /// The address to listen on.
  public var host: String
  /// The port to listen on; 0 for any that is free.
  public var port: Int
  /// Whether people reach the server by https, through a proxy that ends TLS.
  public var isPublicURLSecure: Bool
  /// Whether a proxy in front of the server says in `X-Forwarded-For` whom it serves.
  public var isBehindProxy: Bool
  /// How costly a guess at a password is made.
  public var passwordCost: PasswordCost
  /// How many attempts at logging in and registering are let through.
  public var throttling: Throttling

  /// Chooses how a server is run; without arguments, for one's own machine.
  public init(
    host: String = "127.0.0.1",
    port: Int = 8080,
    isPublicURLSecure: Bool = false,
    isBehindProxy: Bool = false,
    passwordCost: PasswordCost = .recommended,
    throttling: Throttling = Throttling()
  ) {
    self.host = host
    self.port = port
    self.isPublicURLSecure = isPublicURLSecure
    self.isBehindProxy = isBehindProxy
    self.passwordCost = passwordCost
    self.throttling = throttling
  }
}

/// How many attempts are let through in 15 minutes.
///
/// An IPv6 address counts as the network of its first 64 bits, for whoever has one address there
/// has all of them.
public struct Throttling: Hashable, Sendable {
  /// Failed logins to one account from one address.
  public var loginsPerAccountAndAddress: Int
  /// Failed logins to one account from anywhere: far more, for they lock the owner out, too.
  public var loginsPerAccount: Int
  /// Failed logins from one address, to any account.
  public var loginsPerAddress: Int
  /// Registrations from one address.
  public var registrationsPerAddress: Int

  /// Chooses limits.
  public init(
    loginsPerAccountAndAddress: Int = 20,
    loginsPerAccount: Int = 1_000,
    loginsPerAddress: Int = 100,
    registrationsPerAddress: Int = 100
  ) {
    self.loginsPerAccountAndAddress = loginsPerAccountAndAddress
    self.loginsPerAccount = loginsPerAccount
    self.loginsPerAddress = loginsPerAddress
    self.registrationsPerAddress = registrationsPerAddress
  }
}
