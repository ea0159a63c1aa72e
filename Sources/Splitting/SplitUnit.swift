import Domain

/// Players who are in one team whatever happens, because rules keep them together.
struct SplitUnit {
  let players: [Int]
  let team: Int?
  let goalkeepers: Int
  /// The sum of the levels, in tenths.
  let sum: Int
  let tally: SplitTally

  var size: Int { players.count }
}

/// The request's rules, checked and put in a form that is quick to obey.
final class SplitRules {
  let request: SplitRequest
  /// In the order of their first players.
  let units: [SplitUnit]
  /// The unit of each player.
  let unitOf: [Int]
  /// The units that each unit is apart from.
  let apart: [[Int]]
  /// For each team, the next one before it that can swap names with it: without fixed players, and
  /// of the same asked size.
  let twins: [Int?]

  init(_ request: SplitRequest) throws(SplitError) {
    self.request = request
    try Self.check(request)
    let joined = try Self.joined(request)
    units = joined.units
    unitOf = joined.unitOf
    apart = try Self.neighbours(request, unitOf: unitOf, units: units)
    twins = Self.twins(request)
  }

  /// What splits are counted too often when teams that can swap names are told apart.
  var namings: Int64 {
    var namings: Int64 = 1
    var places = twins.map { _ in Int64(1) }
    for (team, twin) in twins.enumerated() {
      guard let twin else { continue }
      places[team] = places[twin] + 1
      namings *= places[team]
    }
    return namings
  }

  private static func twins(_ request: SplitRequest) -> [Int?] {
    var isFixed = [Bool](repeating: false, count: request.teamCount)
    for player in request.players {
      if let team = player.team { isFixed[team] = true }
    }
    return isFixed.indices.map { team in
      guard !isFixed[team] else { return nil }
      return isFixed.indices.last { other in
        other < team && !isFixed[other] && request.sizes?[other] == request.sizes?[team]
      }
    }
  }

  private static func joined(
    _ request: SplitRequest
  ) throws(SplitError) -> (units: [SplitUnit], unitOf: [Int]) {
    var first = Array(request.players.indices)
    for rule in request.together {
      let roots = rule.map { first[$0] }
      guard let root = roots.min() else { continue }
      for player in first.indices where roots.contains(first[player]) { first[player] = root }
    }
    let tallies = SplitTally.all(of: request)
    var units: [SplitUnit] = []
    var unitOf = [Int](repeating: 0, count: first.count)
    for player in first.indices where first[player] == player {
      let members = first.indices.filter { first[$0] == player }
      for member in members { unitOf[member] = units.count }
      let fixed = members.filter { request.players[$0].team != nil }
      for other in fixed
      where request.players[other].team != request.players[fixed[0]].team {
        throw .togetherInDifferentTeams(
          fixed[0], other, between: chain(from: fixed[0], to: other, request.together))
      }
      units.append(
        SplitUnit(
          players: members, team: fixed.first.flatMap { request.players[$0].team },
          goalkeepers: members.count { request.players[$0].isGoalkeeper },
          sum: members.reduce(0) { $0 + request.players[$1].level.tenths },
          tally: members.reduce(SplitTally()) { $0 + tallies[$1] }))
    }
    return (units, unitOf)
  }

  private static func neighbours(
    _ request: SplitRequest, unitOf: [Int], units: [SplitUnit]
  ) throws(SplitError) -> [[Int]] {
    var neighbours = units.map { _ in [Int]() }
    for rule in request.apart {
      for (place, one) in rule.enumerated() {
        for other in rule[..<place] {
          let (first, second) = (unitOf[other], unitOf[one])
          guard first != second else {
            throw .togetherAndApart(
              other, one, between: chain(from: other, to: one, request.together))
          }
          if let team = request.players[one].team, team == request.players[other].team {
            throw .apartInSameTeam(other, one)
          }
          guard !neighbours[first].contains(second) else { continue }
          neighbours[first].append(second)
          neighbours[second].append(first)
        }
      }
      guard rule.count <= request.teamCount else { throw .moreApartThanTeams(rule) }
    }
    return neighbours
  }

  /// The players who connect two by rules that keep them together, in order.
  private static func chain(from one: Int, to other: Int, _ rules: [[Int]]) -> [Int] {
    var reached = [one]
    var before = [one: one]
    var next = 0
    while next < reached.count, before[other] == nil {
      let player = reached[next]
      next += 1
      for rule in rules where rule.contains(player) {
        for member in rule where before[member] == nil {
          before[member] = player
          reached.append(member)
        }
      }
    }
    var chain: [Int] = []
    var player = before[other] ?? one
    while player != one {
      chain.append(player)
      player = before[player] ?? one
    }
    return chain.reversed()
  }
}
