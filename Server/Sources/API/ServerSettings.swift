import NIOCore

/// The settings of one server, which its operator chooses.
public struct ServerSettings: Sendable {
  /// The address to listen on.
  public var host: String
  /// The port to listen on; 0 for any free port.
  public var port: Int
  /// Whether browsers reach the server by https, through a proxy that ends TLS.
  public var isPublicURLSecure: Bool
  /// The host, and the port if there is one, by which browsers reach the server; empty if unknown.
  public var publicAuthority: String
  /// The proxies in front of the server, which name the client in `X-Forwarded-For`.
  public var trustedProxies: TrustedProxies
  /// The cost of hashing a password.
  public var passwordCost: PasswordCost
  /// The limits of attempts at logging in and registering.
  public var throttling: Throttling
  /// How much of memory and disk the accounts may take.
  public var quotas: Quotas
  /// After this time a connection is closed whose client does not read what waits for it.
  var readingDeadline = TimeAmount.seconds(120)
  /// Who may register.
  public var registration: Registration
  /// Whether those who may register may also have an account without a name; those that there are go on.
  public var takesUnnamed: Bool

  /// Where browsers reach the server, such as `https://gather.example.org`; `nil` if unknown.
  ///
  /// It is the operator's, because a request names its host itself.
  package var publicOrigin: String? {
    isPublicURLSecure && !publicAuthority.isEmpty ? "https://\(publicAuthority)" : nil
  }

  /// Creates settings; without arguments, for a server that only its own machine reaches.
  public init(
    host: String = "127.0.0.1",
    port: Int = 8080,
    isPublicURLSecure: Bool = false,
    publicAuthority: String = "",
    trustedProxies: TrustedProxies = .none,
    passwordCost: PasswordCost = .recommended,
    throttling: Throttling = Throttling(),
    quotas: Quotas = Quotas(),
    registration: Registration = .open,
    takesUnnamed: Bool = true
  ) {
    self.host = host
    self.port = port
    self.isPublicURLSecure = isPublicURLSecure
    self.publicAuthority = publicAuthority
    self.trustedProxies = trustedProxies
    self.passwordCost = passwordCost
    self.throttling = throttling
    self.quotas = quotas
    self.registration = registration
    self.takesUnnamed = takesUnnamed
  }
}

/// The limits of attempts within 15 minutes, on a known device within a day; of codes, keys and accounts
/// without a name within an hour.
///
/// An IPv6 address counts as its 64-bit network, because a client that has one address there has
/// all of them.
public struct Throttling: Hashable, Sendable {
  /// Failed logins to one account from one address.
  public var loginsPerAccountAndAddress: Int
  /// Failed logins to one account from all addresses.
  ///
  /// The default is far higher, because reaching this limit locks the owner out on devices that
  /// have not logged in before.
  public var loginsPerAccount: Int
  /// Failed logins from one address, to any account.
  public var loginsPerAddress: Int
  /// Failed logins to one account on a device that has logged in to it before, from any address.
  ///
  /// They do not count for the other limits. After them, the device is like any other.
  public var loginsPerKnownDevice: Int
  /// Registrations from one address.
  public var registrationsPerAddress: Int
  /// Requests from one address for links that do not work.
  public var wrongLinksPerAddress: Int
  /// New accounts without a name from one address, behind which a carrier may put thousands of phones.
  public var unnamedPerAddress: Int
  /// New accounts without a name in the whole database.
  public var unnamedTogether: Int
  /// Tries from one address of recovery codes and join codes that do not work.
  public var wrongCodesPerAddress: Int
  /// Codes and keys that one account makes.
  public var secretsPerAccount: Int

  /// Creates limits of attempts.
  public init(
    loginsPerAccountAndAddress: Int = 20,
    loginsPerAccount: Int = 1_000,
    loginsPerAddress: Int = 100,
    loginsPerKnownDevice: Int = 10,
    registrationsPerAddress: Int = 100,
    wrongLinksPerAddress: Int = 300,
    unnamedPerAddress: Int = 30,
    unnamedTogether: Int = 3_000,
    wrongCodesPerAddress: Int = 60,
    secretsPerAccount: Int = 60
  ) {
    self.loginsPerAccountAndAddress = loginsPerAccountAndAddress
    self.loginsPerAccount = loginsPerAccount
    self.loginsPerAddress = loginsPerAddress
    self.loginsPerKnownDevice = loginsPerKnownDevice
    self.registrationsPerAddress = registrationsPerAddress
    self.wrongLinksPerAddress = wrongLinksPerAddress
    self.unnamedPerAddress = unnamedPerAddress
    self.unnamedTogether = unnamedTogether
    self.wrongCodesPerAddress = wrongCodesPerAddress
    self.secretsPerAccount = secretsPerAccount
  }
}
