import Browser
import Domain
import Presentation
import Texts
import Wire

extension StampedChange {
  func record(order: Int64) -> KeyValue {
    let json = JSONWriter.write { writer in
      writer.object { writer in
        writer.integer("order", order)
        writer.name("change")
        writer.change(self)
      }
    }
    return KeyValue(key: id.pendingKey, value: json)
  }

  static func read(
    _ json: [UInt8]
  ) throws(WireError) -> (order: Int64, change: StampedChange) {
    let fields = try Fields(json, .accepted)
    return (try fields.integer("order"), try StampedChange(fields.object("change")))
  }
}

extension [RejectedChange] {
  init(json bytes: [UInt8]) throws(WireError) {
    self = try Fields(bytes, .accepted).objects("rejections") { fields throws(WireError) in
      RejectedChange(
        change: try StampedChange(fields.object("change")),
        reason: try ChangeRejection(fields.object("reason")))
    }
  }

  var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.array("rejections", self) { rejected, writer in
          writer.object { writer in
            writer.name("change")
            writer.change(rejected.change)
            writer.name("reason")
            writer.rejection(rejected.reason)
          }
        }
      }
    }
  }
}

extension DeviceAccount {
  init(json bytes: [UInt8]) throws(WireError) {
    let fields = try Fields(bytes)
    self.init(
      try Holder(fields), epoch: try fields.idIfPresent("epoch"),
      isExpired: fields.isTrue("isExpired"))
  }

  var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        switch holder {
        case .user(let id, let squad, let username):
          writer.id("id", id)
          writer.id("squad", squad)
          writer.string("username", ifPresent: username?.text)
        case .scorekeeper(let secret): writer.string("link", secret.text)
        }
        writer.id("epoch", ifPresent: epoch)
        writer.flag("isExpired", isExpired)
      }
    }
  }
}

extension DeviceAccount.Holder {
  fileprivate init(_ fields: Fields) throws(WireError) {
    guard let text = try fields.textIfPresent("link") else {
      self = .user(
        try fields.id("id"), try fields.id("squad"),
        username: try fields.textIfPresent("username").map { ExactText($0) })
      return
    }
    guard let secret = LinkSecret(text: text) else { throw .outOfRange(field: "link") }
    self = .scorekeeper(secret)
  }
}

extension RecoveryKey {
  init(record bytes: [UInt8]) throws(WireError) {
    guard let key = RecoveryKey(text: String(decoding: bytes, as: UTF8.self)) else {
      throw .outOfRange(field: "key")
    }
    self = key
  }
}

extension Preferences {
  init(json bytes: [UInt8]) throws(WireError) {
    let fields = try Fields(bytes)
    self.init(
      language: try fields.textIfPresent("language").flatMap { Language(tag: $0) },
      remembersUsername: !fields.isTrue("forgetsUsername"),
      username: ExactText(try fields.textIfPresent("username") ?? ""),
      device: try fields.idIfPresent("device"),
      announcedFullTime: try fields.instantIfPresent("announcedFullTime"),
      clockCorrection: try fields.integerIfPresent("clockCorrection") ?? 0,
      owesLogOut: fields.isTrue("owesLogOut"),
      hasAnsweredInstall: fields.isTrue("hasAnsweredInstall"),
      hasAnsweredGroupName: fields.isTrue("hasAnsweredGroupName"),
      nameOfferedAt: try fields.instantIfPresent("nameOfferedAt"),
      countsUp: fields.isTrue("countsUp"),
      showsLevels: fields.isTrue("showsLevels"),
      teamWay: try fields.textIfPresent("teamWay").flatMap { TeamWay(word: $0) },
      period: try fields.textIfPresent("period").flatMap { SeasonPeriod(code: $0) },
      tableOrder: fields.isTrue("tableIsInAll") ? .inAll : .perMatch)
  }

  /// The members that differ from those of other preferences; a missing value is `null`.
  func json(changedFrom old: Self) -> [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        if language != old.language { writer.text("language", language?.rawValue) }
        writer.change("forgetsUsername", from: !old.remembersUsername, to: !remembersUsername)
        if username != old.username { writer.text("username", username.text) }
        if device != old.device { writer.text("device", device?.uuidString) }
        writer.change("announcedFullTime", from: old.announcedFullTime, to: announcedFullTime)
        writer.change("nameOfferedAt", from: old.nameOfferedAt, to: nameOfferedAt)
        if clockCorrection != old.clockCorrection {
          writer.integer("clockCorrection", clockCorrection)
        }
        writer.change("owesLogOut", from: old.owesLogOut, to: owesLogOut)
        writer.change(
          "hasAnsweredInstall", from: old.hasAnsweredInstall, to: hasAnsweredInstall)
        writer.change(
          "hasAnsweredGroupName", from: old.hasAnsweredGroupName, to: hasAnsweredGroupName)
        writer.change("countsUp", from: old.countsUp, to: countsUp)
        writer.change("showsLevels", from: old.showsLevels, to: showsLevels)
        if teamWay != old.teamWay { writer.text("teamWay", teamWay?.word) }
        if period != old.period { writer.text("period", period?.code) }
        writer.change(
          "tableIsInAll", from: old.tableOrder == .inAll, to: tableOrder == .inAll)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func text(_ name: StaticString, _ text: String?) {
    self.name(name)
    if let text { string(text) } else { null() }
  }

  fileprivate mutating func change(_ name: StaticString, from old: Bool, to new: Bool) {
    guard new != old else { return }
    self.name(name)
    bool(new)
  }

  fileprivate mutating func change(_ name: StaticString, from old: Instant?, to new: Instant?) {
    guard new != old else { return }
    self.name(name)
    if let new { integer(new.milliseconds) } else { null() }
  }
}

extension LineUp {
  init(json bytes: [UInt8]) throws(WireError) {
    let fields = try Fields(bytes)
    self.init(places: try fields.spots("places"))
    if fields.value("fixed") != nil { fixed = try fields.spots("fixed") }
    // NB: Also without the field, so that players of further teams go to the bench.
    let count = try fields.integerIfPresent("teams") ?? Int64(Gather.teamRange.lowerBound)
    teamCount = Int(clamping: count)
    teams = try fields.teams()
  }

  var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.spots("places", places)
        if !fixed.isEmpty { writer.spots("fixed", fixed) }
        if teamCount != Gather.teamRange.lowerBound { writer.integer("teams", teamCount) }
        writer.teams(teams)
      }
    }
  }
}

extension Fields {
  fileprivate func spots(_ name: StaticString) throws(WireError) -> [LineUp.Spot] {
    try objects(name) { fields throws(WireError) in
      LineUp.Spot(player: try fields.id("player"), team: try fields.choice("team"))
    }
  }
}

extension JSONWriter {
  fileprivate mutating func spots(_ name: StaticString, _ spots: [LineUp.Spot]) {
    array(name, spots) { spot, writer in
      writer.object { writer in
        writer.id("player", spot.player)
        writer.string("team", spot.team.rawValue)
      }
    }
  }
}
