import CCurl
import Foundation

/// A request on its way, which belongs to the thread of its ``PushClient`` once it was taken.
final class PushTransfer: @unchecked Sendable {
  let request: PushRequest
  private let finish: @Sendable (PushDelivery) -> Void
  private var handle: UnsafeMutableRawPointer?
  private var headers: UnsafeMutablePointer<curl_slist>?
  private var body: [UInt8] = []
  private var hasRefusedAddress = false

  init(_ request: PushRequest, finish: @escaping @Sendable (PushDelivery) -> Void) {
    (self.request, self.finish) = (request, finish)
  }

  /// How much of a body is read, in bytes.
  private static let longestBody = 4_096
  /// How much of it is kept for the operator, in bytes.
  private static let longestReason = 200
  private static let explanation = "X-WNS-Error-Description"

  /// Makes libcurl's handle, with all that this request may do.
  func begin(_ limits: PushTimeLimits) -> UnsafeMutableRawPointer? {
    handle = curl_easy_init()
    let endpoint = request.endpoint
    set(CURLOPT_URL, endpoint.url)
    set(CURLOPT_PROTOCOLS_STR, endpoint.isLoopback ? "http" : "https")
    set(CURLOPT_FOLLOWLOCATION, 0)
    set(CURLOPT_PROXY, "")
    set(CURLOPT_NOSIGNAL, 1)
    set(CURLOPT_PIPEWAIT, 1)
    set(CURLOPT_CONNECTTIMEOUT_MS, limits.connecting.milliseconds)
    set(CURLOPT_TIMEOUT_MS, limits.total.milliseconds)
    for (name, value) in request.headers {
      headers = curl_slist_append(headers, "\(name): \(value)") ?? headers
    }
    curl_easy_set_pointer(handle, CURLOPT_HTTPHEADER, headers)
    set(CURLOPT_POST, 1)
    set(CURLOPT_POSTFIELDSIZE, request.body.count)
    request.body.withUnsafeBytes { body in
      _ = curl_easy_set_pointer(handle, CURLOPT_COPYPOSTFIELDS, body.baseAddress)
    }
    let me = Unmanaged.passUnretained(self).toOpaque()
    curl_easy_set_writer(
      handle, { bytes, _, count, me in PushTransfer.at(me)?.read(bytes, count) ?? 0 }, me)
    curl_easy_set_socket_opener(
      handle, { me, _, address in PushTransfer.at(me)?.open(address) ?? CURL_SOCKET_BAD }, me)
    return handle
  }

  private func set(_ option: CURLoption, _ number: Int) {
    curl_easy_set_number(handle, option, number)
  }

  private func set(_ option: CURLoption, _ text: String) {
    // libcurl copies texts.
    text.withCString { _ = curl_easy_set_pointer(handle, option, $0) }
  }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> PushTransfer? {
    pointer.map { Unmanaged<PushTransfer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Takes a part of the response's body; to take less than it has ends the transfer.
  private func read(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
    let all = UnsafeRawBufferPointer(start: bytes, count: count)
    body += all.prefix(Self.longestBody - body.count)
    return body.count < Self.longestBody ? count : 0
  }

  /// Opens a socket for the address that the host's name led to just now.
  private func open(_ address: UnsafeMutablePointer<curl_sockaddr>?) -> curl_socket_t {
    guard let address else { return CURL_SOCKET_BAD }
    guard mayConnect(to: address) else {
      hasRefusedAddress = true
      return CURL_SOCKET_BAD
    }
    return socket(address.pointee.family, address.pointee.socktype, address.pointee.protocol)
  }

  private func mayConnect(to address: UnsafeMutablePointer<curl_sockaddr>) -> Bool {
    guard let offset = MemoryLayout<curl_sockaddr>.offset(of: \.addr) else { return false }
    let bytes = UnsafeRawPointer(address) + offset
    switch address.pointee.family {
    case AF_INET:
      let address = bytes.loadUnaligned(as: sockaddr_in.self).sin_addr
      let parts = withUnsafeBytes(of: address) { Array($0) }
      return request.endpoint.isLoopback ? parts == [127, 0, 0, 1] : isPublicAddress(parts)
    case AF_INET6:
      let address = bytes.loadUnaligned(as: sockaddr_in6.self).sin6_addr
      return !request.endpoint.isLoopback
        && isPublicAddress(withUnsafeBytes(of: address) { Array($0) })
    default:
      return false
    }
  }

  /// Reports what came of the request.
  func end(_ code: CURLcode) {
    let status = curl_easy_response_code(handle)
    // With a status the service has decided, even if the rest of its answer did not arrive.
    let delivery =
      status >= 200 ? PushDelivery.answered(response(status)) : .failed(failure(code))
    curl_easy_cleanup(handle)
    curl_slist_free_all(headers)
    finish(delivery)
  }

  /// Reports that the request was not sent, or is not waited for.
  func stop() {
    curl_easy_cleanup(handle)
    curl_slist_free_all(headers)
    finish(.failed(.stopped))
  }

  private func response(_ status: Int) -> PushResponse {
    let reason = header(Self.explanation) ?? String(decoding: body, as: UTF8.self)
    return PushResponse(
      status: status, timeToLive: header("TTL"), retryAfter: header("Retry-After"),
      reason: String(decoding: reason.utf8.prefix(Self.longestReason), as: UTF8.self))
  }

  private func header(_ name: String) -> String? {
    var found: UnsafeMutablePointer<curl_header>?
    guard curl_easy_header(handle, name, 0, UInt32(CURLH_HEADER), -1, &found) == CURLHE_OK,
      let value = found?.pointee.value
    else { return nil }
    return String(cString: value)
  }

  private func failure(_ code: CURLcode) -> PushFailure {
    if hasRefusedAddress { return .addressNotPublic }
    if code == CURLE_OPERATION_TIMEDOUT { return .timedOut }
    return .notReached(String(cString: curl_easy_strerror(code)))
  }
}

extension Duration {
  fileprivate var milliseconds: Int {
    Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
