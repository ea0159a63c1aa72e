// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
import Domain

/// The values of the member `field`.
private enum GatherFieldName: String, WireChoice {
  case day, end, deleted, excluded, tables, rotation, followerNames, team, place, clockFormat,
    credit, goalTime
}

extension Gather.Field {
  init(_ fields: Fields) throws(WireError) {
    let name: GatherFieldName = try fields.choice("field")
    switch name {
    case .day: self = .day
    case .end: self = .end
    case .deleted: self = .deleted
    case .excluded: self = .excluded
    case .tables: self = .tables
    case .rotation: self = .rotation
    case .followerNames: self = .followerNames
    case .team: self = .team(try fields.choice("team"))
    case .place: self = .place(try fields.id("player"))
    case .clockFormat: self = .clockFormat(try fields.idIfPresent("game"))
    case .credit: self = .credit(try fields.id("goal"))
    case .goalTime: self = .goalTime(try fields.id("goal"))
    }
  }

  fileprivate var name: String {
    switch self {
    case .day: GatherFieldName.day.rawValue
    case .end: GatherFieldName.end.rawValue
    case .deleted: GatherFieldName.deleted.rawValue
    case .excluded: GatherFieldName.excluded.rawValue
    case .tables: GatherFieldName.tables.rawValue
    case .rotation: GatherFieldName.rotation.rawValue
    case .followerNames: GatherFieldName.followerNames.rawValue
    case .team: GatherFieldName.team.rawValue
    case .place: GatherFieldName.place.rawValue
    case .clockFormat: GatherFieldName.clockFormat.rawValue
    case .credit: GatherFieldName.credit.rawValue
    case .goalTime: GatherFieldName.goalTime.rawValue
    }
  }
}

extension JSONWriter {
  mutating func members(_ value: Gather.Field) {
    string("field", value.name)
    switch value {
    case .day, .end, .deleted, .excluded, .tables, .rotation, .followerNames: break
    case .team(let team): string("team", team.rawValue)
    case .place(let player): id("player", player)
    case .clockFormat(let game): id("game", ifPresent: game)
    case .credit(let goal), .goalTime(let goal): id("goal", goal)
    }
  }
}
