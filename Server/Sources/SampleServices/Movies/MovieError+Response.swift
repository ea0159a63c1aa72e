import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Wire

extension MovieError {
  var status: HTTPResponse.Status {
    switch self {
    case .malformedQuery, .invalidPage: .badRequest
    case .queryMissing, .queryBlank, .queryTooLong: .unprocessableContent
    case .unknownPoster: .notFound
    case .catalogue: .internalServerError
    case .movieDatabase(let error): error.status
    }
  }

  var logLevel: Logger.Level {
    switch self {
    case .catalogue: .error
    case .movieDatabase(let error): error.logLevel
    case .malformedQuery, .queryMissing, .queryBlank, .queryTooLong, .invalidPage, .unknownPoster:
      .info
    }
  }

  /// The error's number at The Movie Database (https://developer.themoviedb.org/docs/errors).
  var code: Int {
    switch self {
    case .malformedQuery, .queryMissing, .queryBlank, .queryTooLong: 5
    case .invalidPage: 22
    case .unknownPoster: 34
    case .catalogue: 11
    case .movieDatabase(let error): error.code
    }
  }

  /// A sentence for the user: what is wrong and what to do.
  var message: String {
    switch self {
    case .malformedQuery: "Invalid parameters: The address is not percent-encoded UTF-8."
    case .queryMissing: "Invalid parameters: “query” is missing."
    case .queryBlank: "Invalid parameters: “query” must not be blank."
    case .queryTooLong:
      "Invalid parameters: “query” must not be longer than \(MovieSearch.queryLimit) characters."
    case .invalidPage:
      "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer."
    case .unknownPoster: "The resource you requested could not be found."
    case .catalogue: "Internal error: The catalogue of films cannot be read."
    case .movieDatabase(let error): error.message(of: "movie database")
    }
  }

  /// The headers that the status requires.
  private var headers: HTTPFields {
    if case .movieDatabase(let error) = self { error.headers } else { [:] }
  }

  /// The error response in the format of The Movie Database.
  var response: Response {
    let json = JSONWriter.write { writer in
      writer.object { writer in
        writer.name("success")
        writer.bool(false)
        writer.integer("status_code", code)
        writer.string("status_message", message)
      }
    }
    var response = Response(
      status: status, headers: [.contentType: "application/json; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: json)))
    response.headers.append(contentsOf: headers)
    return response
  }
}
