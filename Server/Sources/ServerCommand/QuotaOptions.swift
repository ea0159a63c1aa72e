import API
package import ArgumentParser

/// The options that bound what accounts take of the server.
package struct QuotaOptions: ParsableArguments {
  @Option(help: "The megabytes that are kept for each squad. \(Settings.squadMegabytes.help)")
  package var squadMegabytes: Int?

  @Option(
    help: """
      The megabytes that an account may write in a minute; eight times as much at once. \
      \(Settings.writeMegabytes.help)
      """)
  package var writeMegabytes: Int?

  @Option(
    help: """
      The megabytes that are kept for all groups without a name together; for one of them, 8. \
      \(Settings.unnamedMegabytes.help)
      """)
  package var unnamedMegabytes: Int?

  @Option(
    help: "The megabytes of memory for squads, roughly. \(Settings.memoryMegabytes.help)")
  package var memoryMegabytes: Int?

  @Option(
    help: """
      The people who follow gathers by links at once; a fifth of them, but 2,000 at least, by one \
      link, and a fiftieth, but 200 at least, from one address. \(Settings.followers.help)
      """)
  package var followers: Int?

  @Option(
    help: """
      The answers to planned games in an hour by one link; three tenths of them, but 300 at least, from one \
      address, and a thirtieth, but 30 at least, from one browser. \(Settings.answers.help)
      """)
  package var answers: Int?

  package init() {}

  /// The quotas of the options, the environment variables or the defaults.
  func quotas() throws(CommandError) -> Quotas {
    let followers = try Settings.followers.value(followers)
    guard (0...1_000_000).contains(followers) else { throw .noSuchQuota(followers) }
    let answers = try Settings.answers.value(answers)
    guard (0...1_000_000).contains(answers) else { throw .noSuchQuota(answers) }
    let written = try bytes(Settings.writeMegabytes, writeMegabytes)
    return Quotas(
      squadBytes: try bytes(Settings.squadMegabytes, squadMegabytes),
      writeBurst: 8 * written,
      writtenPerMinute: written,
      unnamedBytes: try bytes(Settings.unnamedMegabytes, unnamedMegabytes),
      squadMemory: try bytes(Settings.memoryMegabytes, memoryMegabytes),
      followers: followers,
      followersPerLink: max(2_000, followers / 5),
      followersPerAddress: max(200, followers / 50),
      answersPerLink: answers,
      answersPerBrowser: max(30, answers / 30),
      answersPerAddress: max(300, answers * 3 / 10))
  }

  private func bytes(_ setting: Setting<Int>, _ option: Int?) throws(CommandError) -> Int {
    let megabytes = try setting.value(option)
    guard (1...1_000_000).contains(megabytes) else { throw .noSuchQuota(megabytes) }
    return megabytes * 1_000_000
  }
}
