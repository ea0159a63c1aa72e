import ChangeStore

extension EndKnowledge {
  /// What the operator is told before anything is replaced.
  func lines(path: String) -> [String] {
    switch self {
    case .known(let since):
      return since.accounts.map { "Stays deleted: the account \($0.plain)." }
        + since.phones.map { "Stays out: \($0.plain)." }
        + (since.links > 0 ? ["Stay turned off: \(since.links) link(s)."] : [])
    case .nothingThere:
      return [
        """
        There is no database to read at \(path), so accounts that were deleted, devices that were removed and links \
        that were turned off since the backup are back.
        """
      ]
    case .unknown:
      return [
        """
        Of \(path) it cannot be read what ended since the backup, so accounts that were deleted, devices that were \
        removed and links that were turned off since then are back.
        """
      ]
    }
  }
}
