import Domain
import TestSupport
import Testing

@testable import ChangeStore

struct CopyStepTests {
  private static let copy = UnfinishedCopy(id: .fixed(7), epoch: .fixed(1))
  private static let source = CopyState(epoch: .fixed(1), hasSquads: true)
  private static let half = CopyState(hasSquads: true, unfinished: copy)

  private func step(_ source: CopyState, _ destination: CopyState) throws(CopyError) -> CopyStep {
    try CopyStep(from: source, to: destination, new: .fixed(7))
  }

  @Test func `an empty database becomes the copy, with the epoch if there is one`() throws {
    let served = CopyState(epoch: .fixed(9))

    #expect(try step(Self.source, CopyState()) == .begin(Self.copy))
    #expect(try step(Self.source, served) == .begin(Self.copy))
    #expect(
      try step(CopyState(hasSquads: true), CopyState())
        == .begin(UnfinishedCopy(id: .fixed(7), epoch: nil)))
  }

  @Test func `an interrupted copy of the same epoch goes on`() throws {
    let nameless = UnfinishedCopy(id: .fixed(7), epoch: nil)

    #expect(try step(Self.source, Self.half) == .goOn(Self.copy))
    #expect(
      try step(CopyState(hasSquads: true), CopyState(unfinished: nameless)) == .goOn(nameless))
  }

  @Test func `a copy to which the source gave its epoch is only finished`() throws {
    let retired = CopyState(
      hasSquads: true, copiedAway: CopiedAway(copy: .fixed(7), place: "there"))

    #expect(try step(retired, Self.half) == .finish(Self.copy))
  }

  @Test(arguments: [
    CopyState(epoch: .fixed(2), hasSquads: true),
    CopyState(
      epoch: .fixed(2), hasSquads: true, copiedAway: CopiedAway(copy: .fixed(7), place: "there")),
    CopyState(hasSquads: true, copiedAway: CopiedAway(copy: .fixed(8), place: "there")),
    CopyState(hasSquads: true),
  ])
  func `of another source, or of another epoch, nothing is added to it`(_ source: CopyState) {
    #expect(throws: CopyError.destinationOfOtherCopy) { try step(source, Self.half) }
  }

  @Test func `data is not overwritten, and what is not complete is not copied`() {
    #expect(throws: CopyError.destinationNotEmpty) { try step(Self.source, Self.source) }
    #expect(throws: CopyError.sourceUnfinished) { try step(Self.half, CopyState()) }
  }

  @Test func `what went to another place is copied again only when that is meant`() throws {
    let away = CopiedAway(copy: .fixed(8), place: "there")
    let left = CopyState(hasSquads: true, copiedAway: away)

    #expect(throws: CopyError.sourceCopiedAway(away)) { try step(left, CopyState()) }
    #expect(
      try CopyStep(from: left, to: CopyState(), new: .fixed(7), evenIfCopied: true)
        == .begin(UnfinishedCopy(id: .fixed(7), epoch: nil)))
    #expect(throws: CopyError.destinationCopiedAway(away)) { try step(Self.source, left) }
  }
}
