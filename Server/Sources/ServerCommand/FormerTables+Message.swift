import ChangeStore

extension FormerTables {
  /// By which builds a database with these tables can be used.
  func message(path: String) -> String {
    let builds =
      switch until {
      case since: "of \(since)"
      case let until?: "from \(since) to \(until)"
      case nil: "since \(since)"
      }
    return """
      \(path) has the tables of an earlier build (\(number), made by builds \(builds)), which can use it as it is. \
      This program makes tables \(latest) of it when it serves or changes it, and earlier builds refuse it then.
      """
  }
}
