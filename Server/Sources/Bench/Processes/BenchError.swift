/// The reason why a measurement failed.
enum BenchError: Error, CustomStringConvertible {
  case noAddress(of: String)
  case status(Int, path: String)
  case wrk(String)
  case pgbench(String)
  case sqlite(String)
  case notAllAccepted(requests: Int, accepted: Int)
  case subscribersMissing(opened: Int)
  case deliveriesMissing(delivered: Int, expected: Int)
  case noMemoryFigure
  case unfitting(sequence: Int)
  case system(Int32)

  var description: String {
    switch self {
    case .noAddress(let name): "\(name) did not start"
    case .status(let status, let path): "\(path) got the response \(status)"
    case .wrk(let output): "wrk failed:\n\(output)"
    case .sqlite(let message): "SQLite failed: \(message)"
    case .pgbench(let output): "pgbench failed:\n\(output)"
    case .notAllAccepted(let requests, let accepted):
      "of \(requests) changes only \(accepted) were accepted"
    case .subscribersMissing(let opened): "only \(opened) subscribers were let in"
    case .deliveriesMissing(let delivered, let expected):
      "of \(expected) deliveries only \(delivered) arrived"
    case .noMemoryFigure: "the memory of the server cannot be read here"
    case .unfitting(let sequence): "change \(sequence) of a made-up season does not fit"
    case .system(let code): "the system refused (\(code))"
    }
  }
}
