package import Foundation

/// What tells a file from all others, by whatever path it was opened.
package struct FileIdentity: Hashable, Sendable {
  package let device: dev_t
  package let number: ino_t

  /// The file that a path leads to; `nil` when there is none.
  package init?(ofFileAt path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The file that a descriptor is of.
  package init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
  }
}
