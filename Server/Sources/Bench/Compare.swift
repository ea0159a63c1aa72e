import ArgumentParser
import Foundation

/// `Bench compare`: measures against the budgets and prints a table.
struct Compare: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print ratios, measured side by side, and whether they are within their budgets.")

  @Option(help: "Where to keep databases meanwhile; a folder of its own is made there and removed.")
  var folder = "/var/tmp"

  @Option(help: "How many histories to simulate.")
  var histories = 2_000

  @Option(help: "Measure only these: \(Subject.allCases.map(\.rawValue).joined(separator: ", ")).")
  var only: [Subject] = Subject.allCases

  func run() async throws {
    try OpenFiles.allow(16_384)
    let scratch = try ScratchFolder(in: folder)
    let interruption = Interruption.removes(scratch)
    defer {
      withExtendedLifetime(interruption) { scratch.remove() }
    }
    var table = Table()
    for subject in Subject.allCases where only.contains(subject) {
      Progress.note("Measuring \(subject.title) …")
      for line in try await subject.measure(in: scratch, histories: histories) { table.add(line) }
    }
    print(table.text)
    if only.contains(.splits) {
      print("\n\(try GapTable(squads: 1_000).text())")
      print("\n\(try SeasonTable(seasons: 200).text())")
    }
    print("\nDatabases were in \(folder), on \(scratch.fileSystem).")
  }
}

/// A part of the system that can be measured by itself.
enum Subject: String, CaseIterable, ExpressibleByArgument {
  case domain, splits, plans, answers, rest, reads, writes, postgres, storage, memory, live
  case followers, restart

  var title: String {
    switch self {
    case .domain: "the domain"
    case .splits: "fair teams"
    case .plans: "planned games"
    case .answers: "answers by a link"
    case .rest: "a server at rest"
    case .reads: "reading"
    case .writes: "writing"
    case .postgres: "writing to PostgreSQL"
    case .storage: "groups on disk"
    case .memory: "groups in memory"
    case .live: "live streams"
    case .followers: "people who follow by a link"
    case .restart: "restarting with a million changes"
    }
  }

  func measure(in scratch: ScratchFolder, histories: Int) async throws -> [Line] {
    switch self {
    case .domain: try DomainMeasure(histories: histories).lines()
    case .splits: try SplitMeasure().lines() + RatingMeasure().lines()
    case .plans: try PlanMeasure().lines()
    case .answers: try await AnswerMeasure(scratch: scratch).lines()
    case .rest: try await RestMeasure(scratch: scratch).lines()
    case .reads: try await ReadMeasure(scratch: scratch).lines()
    case .writes: try await WriteMeasure(scratch: scratch).lines()
    case .postgres: try await PostgresMeasure(scratch: scratch)?.lines() ?? []
    case .storage: try await StorageMeasure(scratch: scratch).lines()
    case .memory: try await MemoryMeasure(scratch: scratch).lines()
    case .live: try await LiveMeasure(scratch: scratch).lines()
    case .followers: try await FollowMeasure(scratch: scratch).lines()
    case .restart: try await RestartMeasure(scratch: scratch).lines()
    }
  }
}
