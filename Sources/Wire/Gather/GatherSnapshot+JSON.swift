import Domain

extension Gather {
  init(_ fields: Fields) throws(WireError) {
    let startedAt = try fields.instant("startedAt")
    self.init(
      id: try fields.id("id"),
      startedAt: startedAt,
      daySetTo: try fields.instantIfPresent("movedTo"),
      startedOn: try fields.idIfPresent("startedOn"),
      endedAt: try fields.instantIfPresent("endedAt"),
      teams: try fields.teams(),
      appearances: try fields.objects("participants") { fields throws(WireError) in
        try Appearance(fields, startedAt: startedAt)
      },
      clock: try MatchClock(fields.object("clock"), startedAt: startedAt),
      goals: try fields.goals(),
      entered: try fields.entered(),
      laterGames: try fields.laterGames(),
      rotation: try fields.rotation(),
      scorekeepers: try [Scorekeeper](fields),
      sharing: try Sharing(fields),
      isDeleted: fields.isTrue("isDeleted"),
      isExcluded: fields.isTrue("isExcluded"),
      isLeftOutOfTables: fields.isTrue("isLeftOutOfTables"),
      editTimes: try EditTimes(fields))
  }
}

extension Appearance {
  fileprivate init(_ fields: Fields, startedAt: Instant) throws(WireError) {
    let participant = try Participant(fields)
    guard fields.value("stints") != nil else {
      self.init(participant, since: startedAt)
      return
    }
    let stints = try fields.objects("stints") { fields throws(WireError) in
      Stint(in: try fields.choiceIfPresent("team"), since: try fields.instant("since"))
    }
    guard let read = Appearance(id: participant.id, name: participant.name, stints: stints) else {
      throw .outOfRange(field: "stints")
    }
    self = read
  }
}

extension JSONWriter {
  mutating func snapshot(_ gather: Gather) {
    object { writer in
      writer.id("id", gather.id)
      writer.integer("startedAt", gather.startedAt.milliseconds)
      if let daySetTo = gather.daySetTo { writer.integer("movedTo", daySetTo.milliseconds) }
      writer.id("startedOn", ifPresent: gather.startedOn)
      if let endedAt = gather.endedAt { writer.integer("endedAt", endedAt.milliseconds) }
      writer.name("clock")
      writer.clock(gather.firstGame.clock)
      writer.teams(gather.teams)
      writer.array("participants", gather.appearances) { appearance, writer in
        writer.snapshot(appearance, startedAt: gather.startedAt)
      }
      writer.goals(gather.firstGame.goals)
      writer.entered(gather.firstGame.entered)
      writer.games(of: gather)
      writer.scorekeepers(gather.scorekeepers)
      writer.sharing(gather.sharing)
      writer.flag("isDeleted", gather.isDeleted)
      writer.flag("isExcluded", gather.isExcluded)
      writer.flag("isLeftOutOfTables", gather.isLeftOutOfTables)
      writer.editTimes(gather.editTimes)
    }
  }

  /// Writes the stints, unless there is one since the gather's start.
  private mutating func snapshot(_ appearance: Appearance, startedAt: Instant) {
    object { writer in
      writer.members(appearance.participant)
      guard appearance.stints.count > 1 || appearance.stints.first?.since != startedAt else {
        return
      }
      writer.array("stints", appearance.stints) { stint, writer in
        writer.object { writer in
          writer.string("team", ifPresent: stint.team?.rawValue)
          writer.integer("since", stint.since.milliseconds)
        }
      }
    }
  }
}
