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
public struct Throttling: Hashable, Sendable {
  /// Failed logins to one account, from anywhere.
  public var loginsPerAccount: Int
  /// Failed logins from one address, to any account.
  public var loginsPerAddress: Int
  /// Registrations from one address.
  public var registrationsPerAddress: Int

  /// Chooses limits.
  public init(
    loginsPerAccount: Int = 20, loginsPerAddress: Int = 100, registrationsPerAddress: Int = 100
  ) {
    self.loginsPerAccount = loginsPerAccount
    self.loginsPerAddress = loginsPerAddress
    self.registrationsPerAddress = registrationsPerAddress
  }
}
