import HTTPTypes
import Hummingbird
import Wire

extension Routes {
  /// Responds where no route was found: with a page of the client, or else the fallback, or else
  /// that there is nothing, which is a page for people and JSON for programs.
  func respond(
    to request: Request, besideTheAPI error: RouteError
  ) async throws(APIError) -> LoggedResponse {
    let path = request.uri.path
    guard error == .unknownPath else { throw .route(error) }
    if let page = site[path] {
      try allowOnlyReading(request)
      return LoggedResponse(page.response(to: request))
    }
    guard let read = fallback?.reader(at: path) else {
      return try nothing(at: request, APIError.route(error))
    }
    try allowOnlyReading(request)
    return await read(request)
  }

  private func nothing(
    at request: Request, _ error: APIError
  ) throws(APIError) -> LoggedResponse {
    guard request.method == .get || request.method == .head,
      AcceptedTypes(request.headers[.accept] ?? "").preferPages,
      let page = site.missingPage(for: request)
    else { throw error }
    return LoggedResponse(
      page.response(whereNothingIs: request), logLevel: error.logLevel, error: "\(error)")
  }

  private func allowOnlyReading(_ request: Request) throws(APIError) {
    guard request.method == .get || request.method == .head else {
      throw .methodNotAllowed([.get])
    }
  }
}

extension Site.Page {
  func response(to request: Request) -> Response {
    switch self {
    case .file(let file): file.response(to: request)
    case .document(let document): document.file(for: request).response(to: request)
    case .moved(let path): Response(status: .permanentRedirect, headers: [.location: path])
    }
  }
}
