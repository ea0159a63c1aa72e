/// The environment variable and the default of each option.
enum Settings {
  static let database = Setting("GATHER_DATABASE", default: "data/gather.sqlite")
  static let host = Setting("GATHER_HOST", default: "127.0.0.1")
  static let port = Setting("GATHER_PORT", default: 8080)
  static let client = Setting(
    "GATHER_CLIENT", default: "", named: "the folder client beside this program, if there is one")
  static let publicURL = Setting("GATHER_PUBLIC_URL", default: "http://localhost")
  static let isBehindProxy = Setting("GATHER_BEHIND_PROXY", default: false)
  static let squadMegabytes = Setting("GATHER_SQUAD_MEGABYTES", default: 64)
  static let writeMegabytes = Setting("GATHER_WRITE_MEGABYTES", default: 1)
  static let memoryMegabytes = Setting("GATHER_MEMORY_MEGABYTES", default: 128)
  static let followers = Setting("GATHER_FOLLOWERS", default: 10_000)
  static let answers = Setting("GATHER_ANSWERS", default: 1_000)
  static let trustedProxies = Setting("GATHER_TRUSTED_PROXIES", default: "127.0.0.0/8,::1")
  static let registration = Setting("GATHER_REGISTRATION", default: "open")
  static let registrationCode = Setting("GATHER_REGISTRATION_CODE", default: "", named: "none")
  static let registrationCodeFile = Setting(
    "GATHER_REGISTRATION_CODE_FILE", default: "", named: "none")
  static let unnamed = Setting("GATHER_UNNAMED", default: "yes")
  static let unnamedMegabytes = Setting("GATHER_UNNAMED_MEGABYTES", default: 2_000)
  static let unnamedPerHour = Setting("GATHER_UNNAMED_PER_HOUR", default: 30)
  static let logLevel = Setting("GATHER_LOG_LEVEL", default: "info")
  static let logFormat = Setting("GATHER_LOG_FORMAT", default: "text")
  static let drainSeconds = Setting("GATHER_DRAIN_SECONDS", default: 0)
  static let metrics = Setting("GATHER_METRICS", default: "", named: "none")
}
