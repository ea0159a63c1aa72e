import Presentation
import SnapshotSupport
import Testing
import Texts

/// Compares every screen in every state, and once in Korean, with the stored page.
///
/// `RECORD_SNAPSHOTS=1 swift test --filter ScreensTests` stores the pages again.
@Suite("Snapshots")
struct SnapshotTests {
  private let folder = SnapshotFolder()

  @Test(arguments: Scene.stored)
  func `a page equals its snapshot`(_ scene: Scene) throws {
    let page = indented(scene.html)
    #expect(try folder.stored(scene.file, recording: page) == page)
  }

  @Test(.disabled(if: SnapshotFolder.isRecording))
  func `every snapshot has a scene`() throws {
    #expect(try folder.names().subtracting(Scene.stored.map(\.file)).isEmpty)
  }
}

extension Scene {
  fileprivate var file: String { "\(name).\(language.rawValue)" }
}
