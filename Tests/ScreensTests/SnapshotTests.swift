import Foundation
import Testing

/// Every screen in every state, in both languages, as it was when somebody last looked at it.
///
/// `RECORD_SNAPSHOTS=1 swift test --filter ScreensTests` stores them anew.
@Suite("Snapshots")
struct SnapshotTests {
  @Test(arguments: Scene.all)
  func `a page is as it was stored`(_ scene: Scene) throws {
    let text = Snapshots.indented(scene.html)
    if Snapshots.isRecording {
      try Snapshots.record(text, for: scene)
    } else {
      let stored = try #require(Snapshots.stored(scene), "no snapshot is stored")
      #expect(text == stored)
    }
  }

  @Test(.disabled(if: Snapshots.isRecording))
  func `no snapshot is left of a scene that is gone`() throws {
    let stored = try FileManager.default.contentsOfDirectory(atPath: Snapshots.folder.path())
    let scenes = Scene.all.map { Snapshots.file($0).lastPathComponent }
    #expect(Set(stored).subtracting(scenes).isEmpty)
  }
}
