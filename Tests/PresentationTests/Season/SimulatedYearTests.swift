import Domain
import Foundation
import Presentation
import TestSupport
import Testing

@Suite("A year of results, computed again from its file alone")
struct SimulatedYearTests {
  @Test(arguments: 1...3)
  func `the table follows line by line of the lines of people`(seed: UInt64) throws {
    let year = try SimulatedYear(seed: seed)
    var device = TestApp(keeping: StoredState(replica: Replica(confirmed: year.squad)))
    device.open(.season)
    device.send(.season(.periodChosen, ""))
    let people = try device.rows(of: .people)
    let table = try device.rows(of: .table)
    #expect(table.count > 20)
    #expect(people.count > 300)
    #expect(table.map { $0.joined(separator: ",") } == ComputedTable(people).lines)
  }
}

/// A table that is computed of the lines of a file, by the rules as the page tells them, without the program's own code.
private struct ComputedTable {
  private struct Evening {
    var won = 0
    var lost = 0
  }

  private struct Person {
    var name = ""
    var evenings: [String: Evening] = [:]
    var goalsFor = 0
    var goalsAgainst = 0
    var goals = 0
    var assists = 0
    var ownGoals = 0

    var results: [Int] { evenings.values.map { ($0.won - $0.lost).signum() } }
    var played: Int { evenings.count }
    var points: Int { results.reduce(0) { $0 + ($1 > 0 ? 3 : $1 == 0 ? 1 : 0) } }
    var difference: Int { goalsFor - goalsAgainst }

    /// What is compared, in order, as fractions.
    var numbers: [Double] {
      [Double(points) / Double(played), Double(difference) / Double(played), Double(played)]
    }
  }

  let lines: [String]

  init(_ rows: [[String]]) {
    var people: [String: Person] = [:]
    // evening,game,date,player,name,team,result,for,against,goals,assists,own_goals,minutes
    for row in rows where !row[3].isEmpty {
      var person = people[row[3]] ?? Person(name: row[4])
      person.evenings[row[0], default: Evening()].won += row[6] == "W" ? 1 : 0
      person.evenings[row[0], default: Evening()].lost += row[6] == "L" ? 1 : 0
      person.goalsFor += Int(row[7]) ?? 0
      person.goalsAgainst += Int(row[8]) ?? 0
      person.goals += Int(row[9]) ?? 0
      person.assists += Int(row[10]) ?? 0
      person.ownGoals += Int(row[11]) ?? 0
      people[row[3]] = person
    }
    let evenings = Set(rows.map { $0[0] }).count
    let least = evenings < 3 ? 1 : max(3, (evenings + 2) / 3)
    let sorted = people.values.sorted {
      let (first, second) = ($0.numbers, $1.numbers)
      return first == second ? $0.name < $1.name : second.lexicographicallyPrecedes(first)
    }
    let placed = sorted.filter { $0.played >= least }
    lines =
      placed.map { person in
        let better = placed.count { person.numbers.lexicographicallyPrecedes($0.numbers) }
        return Self.line(of: person, place: String(better + 1))
      } + sorted.filter { $0.played < least }.map { Self.line(of: $0, place: "") }
  }

  private static func line(of person: Person, place: String) -> String {
    let results = person.results
    let perMatch = (Double(person.points) / Double(person.played) * 100).rounded() / 100
    return
      ([
        place, person.name,
      ]
      + [
        person.played, results.count { $0 > 0 }, results.count { $0 == 0 },
        results.count { $0 < 0 },
        person.goalsFor, person.goalsAgainst, person.difference, person.points,
      ].map { String($0) } + [String(format: "%.2f", perMatch)]
      + [person.goals, person.assists, person.ownGoals].map { String($0) })
      .joined(separator: ",")
  }
}

extension TestApp {
  /// The cells of a file without its heading; no name of the year needs quotes.
  fileprivate mutating func rows(of file: ResultsFile) throws -> [[String]] {
    guard case .save(let saved)? = tap(.season(.fileTapped(file))).first else { return [] }
    return String(decoding: saved.contents.dropFirst(3), as: UTF8.self)
      .components(separatedBy: "\r\n").dropFirst().filter { !$0.isEmpty }
      .map { $0.components(separatedBy: ",") }
  }
}
