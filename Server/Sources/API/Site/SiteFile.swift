import Foundation
import HTTPTypes
import Hashing
import Hummingbird
import NIOCore
import Pages

/// A file of the client with its headers and compressed forms, ready to send.
struct SiteFile: Sendable {
  private let plain: Form
  private let compressed: [ContentCoding: Form]
  /// The differences from earlier versions, by the `Available-Dictionary` that asks for them.
  private let deltas: [String: Form]
  /// The page for programs that show a preview of a link to it.
  private let preview: Form?

  /// The file as it is sent, in one compression or in none.
  fileprivate struct Form {
    let headers: HTTPFields
    let body: ByteBuffer
  }

  init(
    path: String, bytes: [UInt8], compressed: [ContentCoding: [UInt8]], deltas: [Delta],
    language: PageLanguage? = nil, preview: [UInt8]? = nil
  ) {
    let name = FileName(path)
    var headers = Self.headers(of: name, bytes)
    headers[.contentLanguage] = language?.tag
    headers[.vary] = [
      "Accept-Encoding", name.dictionaryPattern.map { _ in "Available-Dictionary" },
      language.map { _ in Request.languageFields }, preview.map { _ in "Sec-Fetch-Mode" },
    ].compactMap { $0 }.joined(separator: ", ")
    self.preview = preview.map { [headers] in Form($0, headers, coding: nil) }
    plain = Form(bytes, headers, coding: nil)
    self.compressed = compressed.reduce(into: [:]) { forms, form in
      forms[form.key] = Form(form.value, headers, coding: form.key.rawValue)
    }
    self.deltas = deltas.reduce(into: [:]) { forms, delta in
      forms[delta.dictionary] = Form(delta.bytes, headers, coding: Delta.coding)
    }
  }

  /// The headers that all forms of a file share.
  private static func headers(of name: FileName, _ bytes: [UInt8]) -> HTTPFields {
    var headers = ClientPolicy.headers(styleInPage: name.isPage ? bytes.style : nil)
    headers[.contentType] = name.contentType
    if let pattern = name.dictionaryPattern {
      headers[.useAsDictionary] = "match=\"\(pattern)\""
    }
    headers[.cacheControl] = cacheControl(of: name)
    return headers
  }

  private static func cacheControl(of name: FileName) -> String {
    if name.hasContentHash { return "public, max-age=31536000, immutable" }
    return name.isAskedForByName ? "public, max-age=86400" : "no-cache"
  }

  /// Responds with the smallest form that the client accepts, or 304 when the client has it.
  func response(to request: Request) -> Response {
    let form = form(for: request)
    guard let tag = form.headers[.eTag], request.knows(tag) else {
      return Response(
        status: .ok, headers: form.headers, body: ResponseBody(byteBuffer: form.body))
    }
    var response = Response(status: .notModified, headers: form.headers)
    // These describe the file's body, and this response has none (RFC 9110 §8.6).
    response.headers[.contentLength] = nil
    response.headers[.contentType] = nil
    return response
  }

  /// Responds with the file where there is nothing else.
  func response(whereNothingIs request: Request) -> Response {
    let form = form(for: request)
    var headers = form.headers
    headers[.eTag] = nil
    headers[.cacheControl] = "no-store"
    return Response(
      status: .notFound, headers: headers, body: ResponseBody(byteBuffer: form.body))
  }

  private func form(for request: Request) -> Form {
    // Browsers send this header to a site with https, and programs that preview a link do not.
    if let preview, request.headers[.secFetchMode] == nil { return preview }
    return form(
      accepted: request.headers[.acceptEncoding],
      dictionary: request.headers[.availableDictionary])
  }

  private func form(accepted: String?, dictionary: String?) -> Form {
    // Without the header any form is allowed, but few clients that leave it out can decompress.
    guard let accepted else { return plain }
    let codings = AcceptedCodings(accepted)
    if codings.containsDeltas, let dictionary, let delta = deltas[dictionary] { return delta }
    let coding = ContentCoding.allCases.first { compressed[$0] != nil && codings.contains($0) }
    return coding.flatMap { compressed[$0] } ?? plain
  }
}

extension SiteFile.Form {
  fileprivate init(_ bytes: [UInt8], _ headers: HTTPFields, coding: String?) {
    var headers = headers
    headers[.contentEncoding] = coding
    headers[.eTag] = bytes.entityTag
    self.init(headers: headers, body: ByteBuffer(bytes: bytes))
  }
}

extension [UInt8] {
  /// What a response with these bytes is known by (RFC 9110 §8.8.3).
  var entityTag: String {
    // First half of the SHA-256; an ETag needs no collision resistance.
    "\"\(Array(sha256(self).prefix(16)).hex)\""
  }

  /// What is in the page's `style` element; `nil` without one.
  fileprivate var style: Data? {
    let page = Data(self)
    guard let begin = page.range(of: Data("<style>".utf8)),
      let end = page.range(of: Data("</style>".utf8), in: begin.upperBound..<page.endIndex)
    else { return nil }
    return page[begin.upperBound..<end.lowerBound]
  }
}

extension Request {
  /// Whether the client has the form with this tag (RFC 9110 §13.1.2).
  func knows(_ tag: String) -> Bool {
    guard let known = headers[.ifNoneMatch] else { return false }
    return known.split(separator: ",").contains { candidate in
      var candidate = candidate.drop { $0 == " " || $0 == "\t" }
      while candidate.last == " " || candidate.last == "\t" { candidate.removeLast() }
      // A proxy that compresses the response itself makes the tag weak.
      if candidate.hasPrefix("W/") { candidate.removeFirst(2) }
      return candidate == tag || candidate == "*"
    }
  }
}
