/// A picture of numbers: a few shapes in a box, without words.
///
/// Pages write it as SVG, the server as part of a PNG for chats, and the app on the canvas of a picture to share. Shapes differ where
/// inks do, so a figure can be read without colours. A sentence beside it says the same, which screen readers read instead.
/// ```swift
/// Figure.places(PlaceCounts(taken: 7, free: 3))  // Seven boxes, three frames.
/// ```
public struct Figure: Equatable, Sendable {
  /// A point, in units from the upper left corner.
  public struct Spot: Equatable, Sendable {
    /// From the left.
    public let x: Int
    /// From the top.
    public let y: Int

    /// Creates a point.
    public init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
  }

  /// A rectangle, in units.
  public struct Box: Equatable, Sendable {
    /// The upper left corner.
    public let corner: Spot
    /// From the left to the right.
    public let width: Int
    /// From the top to the bottom.
    public let height: Int

    /// Creates a rectangle.
    public init(_ x: Int, _ y: Int, width: Int, height: Int) {
      (corner, self.width, self.height) = (Spot(x, y), width, height)
    }
  }

  /// What is drawn.
  public enum Shape: Equatable, Sendable {
    /// A filled rectangle.
    case box(Box, Ink)
    /// The inside edge of a rectangle.
    case frame(Box, Ink)
    /// A filled circle around a point.
    case dot(Spot, radius: Int, Ink)
    /// The inside edge of a circle around a point.
    case ring(Spot, radius: Int, Ink)
    /// Straight lines from point to point.
    case line([Spot], Ink)
    /// What lies within straight lines from point to point and back to the first.
    case area([Spot], Ink)
  }

  /// What a shape stands for, by which each writer chooses a colour.
  public enum Ink: CaseIterable, Hashable, Sendable {
    /// A place that is taken, or a number that counts.
    case strong
    /// A place that nobody has, or an evening without somebody.
    case empty
    /// What is undecided: a place kept for somebody who gave it up or was asked, and people who may come.
    case open
    /// Those who wait for a place.
    case waiting
    case won, drawn, lost
    case teamA, teamB
    /// What is behind the others: axes and bars.
    case faint
  }

  /// The width of all figures, in units.
  public static let width = 3_200
  /// How thick frames, rings and lines are, in units.
  public static let stroke = 24

  /// In units.
  public let height: Int
  /// In the order in which they are drawn.
  public let shapes: [Shape]
  /// Whether the left is where reading begins, so that the figure is mirrored in languages that are read from the right.
  public let isRead: Bool

  /// How far the shapes reach from the left, in units.
  public var reach: Int { shapes.reduce(0) { max($0, $1.right) } }

  init(height: Int, _ shapes: [Shape], isRead: Bool = true) {
    (self.height, self.shapes, self.isRead) = (height, shapes, isRead)
  }
}

extension Figure.Shape {
  fileprivate var right: Int {
    switch self {
    case .box(let box, _), .frame(let box, _): box.corner.x + box.width
    case .dot(let spot, let radius, _), .ring(let spot, let radius, _): spot.x + radius
    case .line(let spots, _), .area(let spots, _): spots.reduce(0) { max($0, $1.x) }
    }
  }
}
