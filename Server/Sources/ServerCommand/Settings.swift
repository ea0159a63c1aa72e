import API

/// Everything that the operator of a server may set.
package enum Settings {
  /// The settings in the order of the table in HOSTING.md.
  package static let all = [
    publicURL.declaration, isBehindProxy.declaration, trustedProxies.declaration,
    registration.declaration, registrationCode.declaration, registrationCodeFile.declaration,
    unnamed.declaration, unnamedPerHour.declaration, unnamedMegabytes.declaration,
    database.declaration, host.declaration, port.declaration, client.declaration,
    squadMegabytes.declaration, writeMegabytes.declaration, memoryMegabytes.declaration,
    followers.declaration, answers.declaration, logLevel.declaration, logFormat.declaration,
    metrics.declaration, drainSeconds.declaration,
  ]

  static let database = Setting(
    "GATHER_DATABASE", default: "data/gather.sqlite",
    "The database: a file of SQLite, or the address of a PostgreSQL database, such as postgresql:///gather."
  )
  static let host = Setting("GATHER_HOST", default: "127.0.0.1", "The address to listen on.")
  static let port = Setting(
    "GATHER_PORT", default: 8080, mustBe: .integer(0...65_535),
    "The port to listen on, 0 for any that is free.")
  static let client = Setting(
    "GATHER_CLIENT", default: "", named: "the folder client beside this program, if there is one",
    "The folder of the browser client.")
  static let publicURL = Setting(
    "GATHER_PUBLIC_URL", default: "http://localhost",
    mustBe: SettingNeed("an address that begins with http:// or https://") {
      $0.hasPrefix("http://") || $0.hasPrefix("https://")
    },
    """
    The address at which browsers reach the server, without a path. With https, cookies are sent by https only.
    """)
  static let isBehindProxy = Setting(
    "GATHER_BEHIND_PROXY", default: Answer(false), mustBe: .answer,
    "Whether a proxy in front of this server names the client in X-Forwarded-For: yes or no.")
  static let trustedProxies = Setting(
    "GATHER_TRUSTED_PROXIES", default: "127.0.0.0/8,::1",
    mustBe: SettingNeed("addresses of proxies like 127.0.0.1,10.0.0.0/8") {
      TrustedProxies($0) != nil
    },
    "Behind a proxy, the addresses of trusted proxies, such as 10.0.0.5,172.16.0.0/12.")
  static let registration = Setting(
    "GATHER_REGISTRATION", default: "open", mustBe: .oneOf(["open", "code", "closed"]),
    "Registration: open for all, code for people who know a code, or closed.")
  static let registrationCode = Setting(
    "GATHER_REGISTRATION_CODE", default: "", named: "none", hasOption: false,
    "With registration by code, the code, of 8 characters or more.")
  static let registrationCodeFile = Setting(
    "GATHER_REGISTRATION_CODE_FILE", default: "", named: "none",
    """
    With registration by code, a file whose first line is the code; it replaces the variable \
    GATHER_REGISTRATION_CODE, because anyone could read an option with the code in the list of \
    processes.
    """)
  static let unnamed = Setting(
    "GATHER_UNNAMED", default: Answer(true), mustBe: .answer,
    """
    Whether people who may register may also start a group without a name: yes or no. Existing \
    groups are unaffected.
    """)
  static let unnamedPerHour = Setting(
    "GATHER_UNNAMED_PER_HOUR", default: 30, mustBe: .integer(1...1_000_000),
    """
    How many groups without a name an address may start per hour; a mobile carrier's address has \
    thousands of phones behind it.
    """)
  static let unnamedMegabytes = Setting(
    "GATHER_UNNAMED_MEGABYTES", default: 2_000, mustBe: .integer(1...1_000_000),
    "The megabytes stored for all groups without a name together; for each of them, 8.")
  static let squadMegabytes = Setting(
    "GATHER_SQUAD_MEGABYTES", default: 64, mustBe: .integer(1...1_000_000),
    "The megabytes stored for each group.")
  static let writeMegabytes = Setting(
    "GATHER_WRITE_MEGABYTES", default: 1, mustBe: .integer(1...1_000_000),
    "The megabytes that an account may write per minute; eight times as much in a burst.")
  static let memoryMegabytes = Setting(
    "GATHER_MEMORY_MEGABYTES", default: 128, mustBe: .integer(1...1_000_000),
    "The megabytes of memory for groups, roughly.")
  static let followers = Setting(
    "GATHER_FOLLOWERS", default: 10_000, mustBe: .integer(0...1_000_000),
    """
    How many people may follow gathers by links at once; a fifth of them, but at least 2,000, by \
    one link, and a fiftieth, but at least 200, from one address.
    """)
  static let answers = Setting(
    "GATHER_ANSWERS", default: 1_000, mustBe: .integer(0...1_000_000),
    """
    How many answers to planned games one link accepts per hour; three tenths of them, but at \
    least 300, from one address, and a thirtieth, but at least 30, from one browser.
    """)
  static let logLevel = Setting(
    "GATHER_LOG_LEVEL", default: "info",
    mustBe: .oneOf(["trace", "debug", "info", "notice", "warning", "error", "critical"]),
    """
    How much to log: trace, debug, info, notice, warning, error or critical. At info, refusals \
    and failures; at debug, every request.
    """)
  static let logFormat = Setting(
    "GATHER_LOG_FORMAT", default: "text", mustBe: .oneOf(["text", "json"]),
    "The format of the log on standard error: text, or json with one object per line.")
  static let drainSeconds = Setting(
    "GATHER_DRAIN_SECONDS", default: 0, mustBe: .integer(0...600),
    """
    How many seconds the server keeps serving after SIGTERM while /ready is 503, so that a load \
    balancer can switch to others first. Docker and systemd must wait that much longer than 10 \
    seconds.
    """)
  static let metrics = Setting(
    "GATHER_METRICS", default: "", named: "none",
    mustBe: SettingNeed("an address like 127.0.0.1:9090") { ListeningAddress($0) != nil },
    """
    The address of the metrics for Prometheus, such as 127.0.0.1:9090. Anyone who can reach it \
    can read them, so keep it off the internet.
    """)
}
