/// How much of a server's memory and disk the accounts may take.
///
/// The defaults are far above what a club needs: ten years of weekly matches with every goal
/// credited take some 20 MB.
public struct Quotas: Hashable, Sendable {
  /// The bytes of changes and refusals that are kept for one squad.
  public var squadBytes: Int
  /// The bytes that one account may write at once; a link, a 32nd of it.
  public var writeBurst: Int
  /// The bytes that one account may write each minute, after a burst; a link, a 200th of it.
  public var writtenPerMinute: Int
  /// The bytes that are kept for the squad of an account without a name, which may write all of them on
  /// its first day; after that, an eighth of what others may.
  public var unnamedSquadBytes: Int
  /// The bytes that are kept for all accounts without a name together.
  public var unnamedBytes: Int
  /// The bytes of memory for squads, roughly; beyond it, those that take much and are not used are
  /// unloaded.
  public var squadMemory: Int
  /// The number of people who follow gathers by links at once.
  public var followers: Int
  /// The number of those who follow by one link.
  public var followersPerLink: Int
  /// The number of those who follow from one address.
  public var followersPerAddress: Int
  /// The number of answers to planned games by one link in an hour.
  public var answersPerLink: Int
  /// The number of those from one browser that answered before.
  public var answersPerBrowser: Int
  /// The number of those from one address.
  public var answersPerAddress: Int

  /// Creates quotas.
  public init(
    squadBytes: Int = 64_000_000,
    writeBurst: Int = 8_000_000,
    writtenPerMinute: Int = 1_000_000,
    unnamedSquadBytes: Int = 8_000_000,
    unnamedBytes: Int = 2_000_000_000,
    squadMemory: Int = 128_000_000,
    followers: Int = 10_000,
    followersPerLink: Int = 2_000,
    followersPerAddress: Int = 200,
    answersPerLink: Int = 1_000,
    answersPerBrowser: Int = 30,
    answersPerAddress: Int = 300
  ) {
    self.squadBytes = squadBytes
    self.writeBurst = writeBurst
    self.writtenPerMinute = writtenPerMinute
    self.unnamedSquadBytes = unnamedSquadBytes
    self.unnamedBytes = unnamedBytes
    self.squadMemory = squadMemory
    self.followers = followers
    self.followersPerLink = followersPerLink
    self.followersPerAddress = followersPerAddress
    self.answersPerLink = answersPerLink
    self.answersPerBrowser = answersPerBrowser
    self.answersPerAddress = answersPerAddress
  }

  /// The bytes of responses that clients have yet to read; beyond it, those that do not read are
  /// cut off.
  var unreadBytes: Int { squadMemory / 2 }
}
