import Testing

@testable import Domain

@Suite("The places of a planned game")
struct PlacesTests {
  @Test func `there are vectors`() {
    #expect(PlaceVector.all.count == 21)
  }

  @Test(arguments: PlaceVector.all)
  func `places, offers and the waiting line are derived from the log and the instant`(
    _ vector: PlaceVector
  ) throws {
    let places = try vector.places
    #expect("\(places.count) of \(places.terms.most ?? 0)" == vector.count)
    #expect(places.placed.map { $0.name } == vector.seats)
    let asked = places.asked.map { ($0.id.name, $0.until) }
    #expect(Dictionary(uniqueKeysWithValues: asked) == vector.offers.mapValues { $0.instant })
    #expect(places.reserve.map { $0.name } == vector.reserve)
    #expect(places.passed.map { $0.name } == vector.passed)
    for person in "ABCDEFGXYZ".map({ String($0) }) {
      #expect(places.lateMinutes(of: .named(person)) == vector.late[person], "\(person)")
    }
  }
}

extension PlaceVector {
  fileprivate var places: Places {
    get throws {
      var terms = PlanTerms(start: start.instant, most: most)
      let zone = try Zone.fixed(minutesAhead: minutesAhead)
      let entries = try input.enumerated().map { position, input in
        if let most = input.most { terms.most = most }
        return PlanEntry(
          number: Int64(position + 1), acceptedAt: input.instant.instant,
          madeAt: (input.made ?? input.instant).instant, event: try input.event(terms))
      }
      return Places(
        PlanTerms(start: start.instant, most: most), in: zone, after: entries, at: at.instant)
    }
  }
}

extension PlaceVector.Input {
  fileprivate func event(_ terms: PlanTerms) throws -> PlanEntry.Event {
    let person = Player.ID.named(person ?? "")
    return switch entry {
    case "in": .answered(person, .in, takesFreePlace: putMeIn)
    case "out": .answered(person, .out, takesFreePlace: nil)
    case "give": .placeGiven(person)
    case "most": .termsSet(terms)
    default: throw UnknownEntry(name: entry)
    }
  }
}

private struct UnknownEntry: Error { let name: String }

extension Player.ID {
  /// The id of a person with a name of one letter.
  static func named(_ name: String) -> Player.ID {
    Player.ID(high: 0x4000, low: 0x8000_0000_0000_0000 | UInt64(name.utf8.first ?? 0))
  }

  var name: String { String(UnicodeScalar(UInt8(truncatingIfNeeded: low))) }
}
