import Domain
public import Splitting

/// Players that a program wants to be split into teams, by ids that it chose.
public struct SplitSubmission: Hashable, Sendable {
  /// The most rules of a kind.
  public static let ruleLimit = 200
  /// The most bytes of an id.
  public static let idByteLimit = 100

  /// The ids in the order of the request's players.
  public let ids: [String]
  /// What is asked for.
  public let request: SplitRequest

  /// Reads the body of a REST request.
  /// - Throws: `SplitSubmissionError` when a field is missing or wrong, or an id is not known.
  public init(json bytes: [UInt8]) throws(SplitSubmissionError) {
    let fields: Fields
    var players: [(id: String, player: SplitPlayer)] = []
    let teams: Int64
    let seed: Int64
    do throws(WireError) {
      fields = try Fields(bytes)
      players = try fields.objects("players") { fields throws(WireError) in
        try Self.player(fields)
      }
      teams = try fields.integerIfPresent("teams") ?? 2
      seed = try fields.integerIfPresent("seed") ?? 0
    } catch {
      throw .wire(error)
    }
    guard players.count <= SplitRequest.playerLimit else {
      throw .split(.tooManyPlayers(players.count), ids: [])
    }
    let ids = players.map { $0.id }
    for (place, id) in ids.enumerated()
    where ids[..<place].contains(where: { $0.bytes == id.bytes }) {
      throw .repeatedID(id)
    }
    self.ids = ids
    request = SplitRequest(
      players: players.map { $0.player }, teamCount: Int(clamping: teams),
      together: try Self.rules(fields, "together", ids),
      apart: try Self.rules(fields, "apart", ids),
      seed: UInt64(bitPattern: seed))
  }

  private static func player(
    _ fields: Fields
  ) throws(WireError) -> (id: String, player: SplitPlayer) {
    let id = try fields.text("id")
    guard (1...idByteLimit).contains(id.utf8.count) else { throw .outOfRange(field: "id") }
    guard let level = Level(tenths: try fields.tenths("level")) else {
      throw .outOfRange(field: "level")
    }
    let position: Position? = try fields.choiceIfPresent("position")
    let isGoalkeeper = try fields.truthIfPresent("goalkeeper") ?? false
    return (id, SplitPlayer(level: level, position: isGoalkeeper ? .goalkeeper : position))
  }

  private static func rules(
    _ fields: Fields, _ name: StaticString, _ ids: [String]
  ) throws(SplitSubmissionError) -> [[Int]] {
    guard let value = fields.value(name) else { return [] }
    guard let rules = value.elements else {
      throw .wire(.wrongType(field: name.description, expected: .array))
    }
    guard rules.count <= ruleLimit else { throw .wire(.outOfRange(field: name.description)) }
    var places: [[Int]] = []
    for rule in rules {
      guard let members = rule.elements else {
        throw .wire(.wrongType(field: name.description, expected: .array))
      }
      var rule: [Int] = []
      for member in members {
        guard let id = member.string else {
          throw .wire(.wrongType(field: name.description, expected: .text))
        }
        guard let place = ids.firstIndex(where: { member.isEqualByBytes(to: $0) }) else {
          throw .unknownID(id)
        }
        guard !rule.contains(place) else { throw .repeatedID(id) }
        rule.append(place)
      }
      places.append(rule)
    }
    return places
  }
}

/// Why players cannot be split.
public enum SplitSubmissionError: Error, Hashable, Sendable {
  /// The body is not the expected JSON.
  case wire(WireError)
  /// A rule is about a player who is not there.
  case unknownID(String)
  /// An id is there twice, or twice in a rule.
  case repeatedID(String)
  /// The players, or the rules about them, do not make teams; with the ids of all players.
  case split(SplitError, ids: [String])
}

extension JSONWriter {
  /// Writes a split, with the ids of the players.
  public mutating func split(_ split: Split, ids: [String]) {
    object { writer in
      writer.array("teams", split.teams) { team, writer in
        writer.array(team) { $1.string(ids[$0]) }
      }
      writer.array("strengths", split.strengths.tenths) { $1.tenths($0) }
      writer.name("gap")
      writer.tenths(split.strengths.gapTenths)
      writer.name("isBest")
      writer.bool(split.isBest)
      writer.name("bound")
      writer.tenths(split.boundTenths)
      writer.integer("equallyGood", min(split.equallyGood, Self.exactLimit))
      writer.name("isComplete")
      writer.bool(split.isComplete)
    }
  }

  /// Larger numbers are not exact where all numbers are floating point.
  private static let exactLimit: Int64 = 1 << 53

  private mutating func tenths(_ tenths: Int) {
    raw(Level.text(tenths: tenths).bytes)
  }
}
