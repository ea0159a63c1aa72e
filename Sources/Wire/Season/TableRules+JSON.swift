import Domain

extension TableRules.Share: WireChoice {}
extension Squad.Field: WireChoice {}

extension TableRules {
  init(_ fields: Fields) throws(WireError) {
    var clearWin: ClearWin?
    if let goals = try fields.integerIfPresent("clearWin") {
      guard let rule = Int(exactly: goals).flatMap({ ClearWin(from: $0) }) else {
        throw .outOfRange(field: "clearWin")
      }
      clearWin = rule
    }
    guard
      let rules = TableRules(
        won: try fields.points("won"), drawn: try fields.points("drawn"),
        lost: try fields.points("lost"), clearWin: clearWin, share: try fields.choice("share"))
    else { throw .outOfRange(field: "won") }
    self = rules
  }
}

extension Fields {
  fileprivate func points(_ name: StaticString) throws(WireError) -> Int {
    guard let points = Int(exactly: try integer(name)), TableRules.pointRange.contains(points)
    else { throw .outOfRange(field: name.description) }
    return points
  }
}

extension JSONWriter {
  mutating func members(_ rules: TableRules) {
    integer("won", rules.won)
    integer("drawn", rules.drawn)
    integer("lost", rules.lost)
    if let clearWin = rules.clearWin { integer("clearWin", clearWin.goals) }
    string("share", rules.share.rawValue)
  }
}
