import API
package import ArgumentParser

/// The options that bound what accounts take of the server.
package struct QuotaOptions: ParsableArguments {
  @Option(help: Settings.squadMegabytes.help)
  package var squadMegabytes: Int?

  @Option(help: Settings.writeMegabytes.help)
  package var writeMegabytes: Int?

  @Option(help: Settings.unnamedMegabytes.help)
  package var unnamedMegabytes: Int?

  @Option(help: Settings.memoryMegabytes.help)
  package var memoryMegabytes: Int?

  @Option(help: Settings.followers.help)
  package var followers: Int?

  @Option(help: Settings.answers.help)
  package var answers: Int?

  package init() {}

  /// The quotas of the options, the environment variables or the defaults.
  func quotas() throws(CommandError) -> Quotas {
    let followers = try Settings.followers.value(followers)
    let answers = try Settings.answers.value(answers)
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
    try setting.value(option) * 1_000_000
  }
}
