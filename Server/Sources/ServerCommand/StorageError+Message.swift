import ChangeStore

extension StorageError {
  func message(path: String) -> String {
    switch self {
    case .full: "The disk of \(path) is full; make room and try again."
    case .inaccessible: "\(path) cannot be opened or written; check the folder and its permissions."
    case .moved:
      "\(path) was deleted, moved or replaced while it was open; put it back or restore a backup."
    case .corrupt: "\(path) is not a database or is damaged; restore a backup."
    case .unreachable:
      "\(path) cannot be reached or written; check its address, its user and its server."
    case .server(let error): error.message(path: path)
    case .contradiction: "\(path) contradicts itself; see `gather check`."
    case .newerVersion: "\(path) was written by a newer version; update this program."
    case .inUse:
      "\(path) cannot be updated or replaced while another process uses it; stop that and try again."
    case .other(let code): "\(path) cannot be used (\(code))."
    }
  }
}
