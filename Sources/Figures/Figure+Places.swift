public import Domain

/// Whose the places of a planned game are, in numbers.
public struct PlaceCounts: Hashable, Sendable {
  /// Those who come.
  public let taken: Int
  /// Places that were given up and are kept for a while.
  public let kept: Int
  /// Places that are held for people who are asked.
  public let held: Int
  /// Places that nobody has; none where all who want may come.
  public let free: Int
  /// People who may come.
  public let maybe: Int
  /// People who wait for a place and are not asked.
  public let waiting: Int

  /// Creates counts; none is less than 0.
  public init(
    taken: Int, kept: Int = 0, held: Int = 0, free: Int = 0, maybe: Int = 0, waiting: Int = 0
  ) {
    self.taken = max(0, taken)
    self.kept = max(0, kept)
    self.held = max(0, held)
    self.free = max(0, free)
    self.maybe = max(0, maybe)
    self.waiting = max(0, waiting)
  }

  /// Counts whose the places are.
  public init(_ standing: Standing) {
    let kept = standing.kept.reduce(0) { $0 + $1.count }
    let free = standing.most.map { $0 - standing.taken - kept - standing.held } ?? 0
    self.init(
      taken: standing.taken, kept: kept, held: standing.held, free: free,
      maybe: standing.maybe, waiting: standing.waiting - standing.held)
  }
}

extension Figure {
  /// A row of places: a box for each that is taken, a low one for each that is kept, a frame for each other, with a dot
  /// where somebody is asked; and after a gap, a ring for each who may come and a dot for each who waits.
  public static func places(_ counts: PlaceCounts) -> Figure {
    let height = 200
    var row = PlaceRow(slots: counts.slots, height: height)
    row.add(counts.taken) { [.box($0, .strong)] }
    row.add(counts.kept) { [.box($0.lowered(to: height / 2), .open)] }
    row.add(counts.held) { [.frame($0, .open), .dot($0.middle, radius: $0.width / 6, .open)] }
    row.add(counts.free) { [.frame($0, .empty)] }
    row.leaveGap()
    row.add(counts.maybe) { [.ring($0.middle, radius: $0.inside, .open)] }
    row.add(counts.waiting) { [.dot($0.middle, radius: $0.inside * 2 / 3, .waiting)] }
    return Figure(height: height, row.shapes)
  }
}

extension PlaceCounts {
  /// How many stand in the row, those after the gap with it.
  fileprivate var slots: Int {
    let (places, others) = (taken + kept + held + free, maybe + waiting)
    return places + (places > 0 && others > 0 ? 1 : 0) + others
  }
}

/// Shapes side by side, which are as wide as the figure when they are many.
private struct PlaceRow {
  private(set) var shapes: [Figure.Shape] = []
  private let pitch: Int
  private let height: Int
  private var x = 0

  init(slots: Int, height: Int) {
    pitch = min(Figure.width / max(slots, 1), Figure.width / 10)
    self.height = height
  }

  mutating func add(_ count: Int, _ shape: (Figure.Box) -> [Figure.Shape]) {
    for _ in 0..<count {
      let gap = pitch / 6
      shapes += shape(Figure.Box(x + gap / 2, 0, width: max(1, pitch - gap), height: height))
      x += pitch
    }
  }

  mutating func leaveGap() {
    if x > 0 { x += pitch / 2 }
  }
}

extension Figure.Box {
  var middle: Figure.Spot { Figure.Spot(corner.x + width / 2, corner.y + height / 2) }

  /// The radius of the largest circle inside.
  var inside: Int { min(width, height) / 2 }

  /// The lower part of it.
  func lowered(to height: Int) -> Figure.Box {
    Figure.Box(corner.x, corner.y + self.height - height, width: width, height: height)
  }
}
