import HTTPTypes
import Hashing
import Hummingbird
import NIOCore

/// A file of the client, ready to be sent.
struct SiteFile: Sendable {
  private let plain: Form
  private let compressed: [ContentCoding: Form]

  /// A file as it is sent, compressed or not.
  fileprivate struct Form {
    let headers: HTTPFields
    let body: ByteBuffer
  }

  init(path: String, bytes: [UInt8], compressed: [ContentCoding: [UInt8]]) {
    let name = FileName(path)
    plain = Form(bytes, of: name, coding: nil)
    self.compressed = compressed.reduce(into: [:]) { forms, form in
      forms[form.key] = Form(form.value, of: name, coding: form.key)
    }
  }

  /// Answers with the smallest form that the client takes, or says that it has that already.
  func response(to request: Request) -> Response {
    let form = form(accepted: request.headers[.acceptEncoding])
    guard let tag = form.headers[.eTag], request.knows(tag) else {
      return Response(
        status: .ok, headers: form.headers, body: ResponseBody(byteBuffer: form.body))
    }
    var response = Response(status: .notModified, headers: form.headers)
    // The file has a length, this answer has none (RFC 9110 §8.6).
    response.headers[.contentLength] = nil
    response.headers[.contentType] = nil
    return response
  }

  private func form(accepted: String?) -> Form {
    // Without the header a client takes anything, but few that leave it out can decompress.
    guard let accepted, !compressed.isEmpty else { return plain }
    let codings = AcceptedCodings(accepted)
    let coding = ContentCoding.allCases.first { compressed[$0] != nil && codings.contains($0) }
    return coding.flatMap { compressed[$0] } ?? plain
  }
}

extension SiteFile.Form {
  fileprivate init(_ bytes: [UInt8], of name: FileName, coding: ContentCoding?) {
    var headers = ClientPolicy.headers
    headers[.contentType] = name.contentType
    headers[.contentEncoding] = coding?.rawValue
    headers[.vary] = "Accept-Encoding"
    // Half of the digest is enough: an ETag needs no resistance against collisions.
    headers[.eTag] = "\"\(Array(sha256(bytes).prefix(16)).hex)\""
    headers[.cacheControl] =
      name.hasContentHash ? "public, max-age=31536000, immutable" : "no-cache"
    self.init(headers: headers, body: ByteBuffer(bytes: bytes))
  }
}

extension Request {
  /// Whether the client has the form with this tag (RFC 9110 §13.1.2).
  fileprivate func knows(_ tag: String) -> Bool {
    guard let known = headers[.ifNoneMatch] else { return false }
    return known.split(separator: ",").contains { candidate in
      var candidate = candidate.drop { $0 == " " || $0 == "\t" }
      while candidate.last == " " || candidate.last == "\t" { candidate.removeLast() }
      // A proxy that compresses anew makes the tag a weak one.
      if candidate.hasPrefix("W/") { candidate.removeFirst(2) }
      return candidate == tag || candidate == "*"
    }
  }
}
