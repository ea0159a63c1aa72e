import Testing

@testable import ChangeStore

/// What a new connection tells about where it leads.
struct HomeTests {
  private static let known = Home(name: "5/16400/7312/00000002", startedAt: "10:00")

  @Test(arguments: [
    ("5/16400/7312/00000002", "10:00", Home.Arrival.same),
    // The server was restarted.
    ("5/16400/7312/00000002", "10:01", .resumed),
    // A standby took over, and another one after it.
    ("5/16400/7312/00000003", "10:00", .resumed), ("5/16400/7312/0000000A", "09:00", .resumed),
    // The primary before it came back.
    ("5/16400/7312/00000001", "10:01", .former),
    // A dump was restored: into the same database, into another one, on another server.
    ("5/16500/7312/00000002", "10:00", .elsewhere), ("6/16400/7312/00000002", "10:00", .elsewhere),
    ("5/16400/9999/00000003", "10:00", .elsewhere), ("5/16400", "10:00", .elsewhere),
  ])
  func `a place is where the others are, the same resumed, a former one, or elsewhere`(
    _ name: String, _ startedAt: String, _ arrival: Home.Arrival
  ) {
    #expect(Home(name: name, startedAt: startedAt).arrival(after: Self.known) == arrival)
  }

  @Test func `without the right to see the timeline, another server is the same resumed`() {
    let known = Home(name: "5/16400", startedAt: "10:00")

    #expect(Home(name: "5/16400", startedAt: "09:00").arrival(after: known) == .resumed)
    #expect(Home(name: "5/16401", startedAt: "10:00").arrival(after: known) == .elsewhere)
  }
}
