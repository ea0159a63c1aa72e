import Domain

extension Gather {
  init(_ fields: Fields) throws(WireError) {
    let startedAt = try fields.instant("startedAt")
    self.init(
      id: try fields.id("id"),
      startedAt: startedAt,
      endedAt: try fields.instantIfPresent("endedAt"),
      clock: try MatchClock(fields.object("clock"), startedAt: startedAt),
      teamA: try fields.teamDetails("teamA"),
      teamB: try fields.teamDetails("teamB"),
      appearances: try fields.objects("participants") { fields throws(WireError) in
        try Appearance(fields, startedAt: startedAt)
      },
      goals: try fields.objects("goals") { fields throws(WireError) in try Goal(fields) },
      scorekeepers: try [Scorekeeper](fields),
      sharing: try Sharing(fields),
      isDeleted: fields.isTrue("isDeleted"),
      isExcluded: fields.isTrue("isExcluded"))
  }
}

extension Goal {
  fileprivate init(_ fields: Fields) throws(WireError) {
    self.init(
      id: try fields.id("id"),
      side: try fields.choice("team"),
      scoredAt: try fields.instant("scoredAt"),
      credit: try GoalCredit(fields),
      recorder: try fields.idIfPresent("recorder"),
      isConfirmed: fields.isTrue("isConfirmed"))
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
      writer.string("id", gather.id.uuidString)
      writer.integer("startedAt", gather.startedAt.milliseconds)
      if let endedAt = gather.endedAt { writer.integer("endedAt", endedAt.milliseconds) }
      writer.name("clock")
      writer.clock(gather.clock)
      writer.team("teamA", gather.teamA)
      writer.team("teamB", gather.teamB)
      writer.array("participants", gather.appearances) { appearance, writer in
        writer.snapshot(appearance, startedAt: gather.startedAt)
      }
      writer.array("goals", gather.goals) { goal, writer in
        writer.object { writer in
          writer.string("id", goal.id.uuidString)
          writer.string("team", goal.side.rawValue)
          writer.integer("scoredAt", goal.scoredAt.milliseconds)
          writer.members(goal.credit)
          writer.string("recorder", ifPresent: goal.recorder?.uuidString)
          writer.flag("isConfirmed", goal.isConfirmed)
        }
      }
      writer.scorekeepers(gather.scorekeepers)
      writer.sharing(gather.sharing)
      writer.flag("isDeleted", gather.isDeleted)
      writer.flag("isExcluded", gather.isExcluded)
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
