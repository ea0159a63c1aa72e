/// Two measurements in turn, so that other work of the machine affects both alike.
struct SideBySide {
  private var references: [Double] = []
  private var subjects: [Double] = []

  mutating func add(reference: Double, subject: Double) {
    references.append(reference)
    subjects.append(subject)
  }

  /// The median of the ratios, pair by pair.
  var ratio: Double {
    zip(subjects, references).map { $0 / $1 }.median
  }

  /// The variation of the reference from one round to the next; smaller differences mean nothing.
  var noise: String {
    let ratios = zip(references.dropFirst(), references).map { $0 / $1 }
    guard let least = ratios.min(), let most = ratios.max() else { return "A/A unknown" }
    return "A/A \(least.short)…\(most.short)"
  }

  func remark(unit: String) -> String {
    "\(noise); \(subjects.median.short) : \(references.median.short) \(unit)"
  }
}
