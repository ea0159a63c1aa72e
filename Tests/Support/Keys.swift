public import Domain

extension JoinCode {
  /// A code, always the same.
  public static let example: JoinCode = {
    var generator = SplitMix64(seed: 1)
    return .random(using: &generator)
  }()
}

extension RecoveryCode {
  /// A code, always the same.
  public static let example: RecoveryCode = {
    var generator = SplitMix64(seed: 2)
    return .random(using: &generator)
  }()
}
