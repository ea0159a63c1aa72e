import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The running tasks of a session, each with the bytes that it has received.
final class Downloads: NSObject, URLSessionDataDelegate, Sendable {
  private let running = Mutex([Int: Download]())

  /// Runs a session's task to its end, and cancels it when the waiting Swift task is cancelled.
  func response(to task: URLSessionDataTask, byteLimit: Int) async throws -> Upstream.Response {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        running.withLock { running in
          running[task.taskIdentifier] = Download(byteLimit: byteLimit, continuation: continuation)
        }
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }

  private func end(_ task: URLSessionTask, _ result: Result<Upstream.Response, UpstreamError>) {
    let download = running.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    download?.continuation.resume(with: result.mapError { $0 })
  }
}

extension Downloads {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    completionHandler(.allow)
    guard let status = (response as? HTTPURLResponse)?.statusCode, status != 200 else { return }
    end(dataTask, .success(Upstream.Response(status: status, mediaType: "", bytes: [])))
    dataTask.cancel()
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = running.withLock { running in
      running[dataTask.taskIdentifier]?.take(data) == false
    }
    guard isTooLarge else { return }
    end(dataTask, .failure(.tooLarge))
    dataTask.cancel()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let error { return end(task, .failure(UpstreamError(error))) }
    guard let response = task.response as? HTTPURLResponse else {
      return end(task, .failure(.unexpectedContent))
    }
    let type = response.value(forHTTPHeaderField: "Content-Type")?.split(separator: ";").first
    let bytes = running.withLock { $0[task.taskIdentifier]?.bytes } ?? []
    end(
      task,
      .success(
        Upstream.Response(
          status: response.statusCode,
          mediaType: type.map { $0.filter { $0 != " " }.lowercased() } ?? "", bytes: bytes)))
  }
}

/// The bytes received so far, and the continuation of the caller that waits for all of them.
private struct Download {
  let byteLimit: Int
  let continuation: CheckedContinuation<Upstream.Response, any Error>
  private(set) var bytes: [UInt8] = []

  init(byteLimit: Int, continuation: CheckedContinuation<Upstream.Response, any Error>) {
    self.byteLimit = byteLimit
    self.continuation = continuation
  }

  /// Adds bytes; `false` when they would exceed the limit.
  mutating func take(_ data: Data) -> Bool {
    guard bytes.count + data.count <= byteLimit else { return false }
    bytes += data
    return true
  }
}

extension UpstreamError {
  fileprivate init(_ error: any Error) {
    self =
      switch (error as? URLError)?.code {
      case .timedOut: .timedOut
      // On Linux `unknown` is a malformed or truncated response, `unsupportedURL` one that is not
      // HTTP; `badServerResponse` is a connection that was closed without a response.
      case .unknown, .unsupportedURL, .cannotParseResponse, .cannotDecodeRawData,
        .cannotDecodeContentData:
        .unexpectedContent
      default: .unreachable
      }
  }
}
