extension Gather {
  /// A goal that was recorded on a device.
  ///
  /// Most gathers are scored on the device that started them, so only other devices are written down
  /// with each goal.
  func goal(
    _ id: Goal.ID, of side: Side, at instant: Instant, on device: Device.ID?
  ) -> Goal {
    let recorder = scorekeeper(on: device)?.id
    let isFurther = recorder == nil && startedOn != nil && device != startedOn
    return Goal(
      id: id, side: side, scoredAt: instant, recorder: recorder,
      device: isFurther ? device?.ifTold : nil)
  }

  /// Leaves out what tells the devices of the squad's account.
  mutating func withholdDevices() {
    startedOn = nil
    firstGame.withholdDevices()
    for position in laterGames.indices { laterGames[position].withholdDevices() }
  }
}

extension Game {
  fileprivate mutating func withholdDevices() {
    for position in goals.indices { goals[position].device = nil }
  }
}
