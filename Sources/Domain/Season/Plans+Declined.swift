extension Plans {
  /// The gathers to which someone said at last that they do not come.
  ///
  /// Of games that are long over only those are known who came: see `reduced`.
  public func gathersDeclined(by person: Player.ID) -> Set<Gather.ID> {
    var gathers: Set<Gather.ID> = []
    for plan in allPlans {
      var (gather, isOut): (Gather.ID?, Bool) = (nil, false)
      for entry in plan.entries {
        switch entry.change {
        case .begun(let begun): gather = begun
        case .answered(let answer):
          let answer = replies.resolved(answer)
          if answer.person == person { isOut = answer.answer == .out }
        default: break
        }
      }
      if isOut, let gather { gathers.insert(gather) }
    }
    return gathers
  }
}
