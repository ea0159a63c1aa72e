extension Host {
  /// Sends a request to the server that the page came from, with its cookie.
  ///
  /// - Parameters:
  ///   - id: The number that comes back with `.responded`.
  ///   - request: The request to send.
  package func fetch(id: Int32, _ request: HTTPRequest) {
    #if arch(wasm32)
      request.method.withBytes { method, methodCount in
        request.path.withBytes { path, pathCount in
          request.headerLines.withBytes { headers, headersCount in
            request.body.withBytes { body, bodyCount in
              hostFetch(
                id, request.patience, method, methodCount, path, pathCount, headers, headersCount,
                body, bodyCount)
            }
          }
        }
      }
    #else
      standIn.perform(.fetch(id: id, request))
    #endif
  }

  /// Ends a request whose response is not waited for any more, and its connection with it.
  package func drop(request: Int32) {
    #if arch(wasm32)
      hostDrop(request)
    #else
      standIn.perform(.drop(request: request))
    #endif
  }

  /// Opens the live stream, and closes one that was open.
  package func openStream(_ path: String) {
    #if arch(wasm32)
      path.withBytes(hostOpenStream)
    #else
      standIn.perform(.openStream(path))
    #endif
  }

  package func closeStream() {
    #if arch(wasm32)
      hostCloseStream()
    #else
      standIn.perform(.closeStream)
    #endif
  }

  /// Writes records to the device's disk in one transaction; `token` comes back with the outcome.
  package func store(_ records: [KeyValue], token: Int32) {
    #if arch(wasm32)
      KeyValue.frame(records).withBytes { hostStore(token, $0, $1) }
    #else
      standIn.perform(.store(records, token: token))
    #endif
  }

  /// Reads the records whose keys begin with `prefix`.
  package func load(prefix: String = "") {
    #if arch(wasm32)
      prefix.withBytes(hostLoad)
    #else
      standIn.perform(.load(prefix: prefix))
    #endif
  }

  /// Deletes the cookie that says that the browser was logged in here.
  package func forgetVisit() {
    #if arch(wasm32)
      hostForgetVisit()
    #else
      standIn.perform(.forgetVisit)
    #endif
  }

  /// Asks the browser not to clear the device's storage when space runs out.
  package func askToPersist() {
    #if arch(wasm32)
      hostAskToPersist()
    #else
      standIn.perform(.askToPersist)
    #endif
  }

  /// Asks how much more the device's storage takes; `.roomMeasured` comes back where browsers say it.
  package func measureRoom() {
    #if arch(wasm32)
      hostMeasureRoom()
    #else
      standIn.perform(.measureRoom)
    #endif
  }

  /// Sets whether the browser asks the user before the page is left, because something would be lost.
  package func guardLeaving(_ isOn: Bool) {
    #if arch(wasm32)
      hostGuardLeaving(isOn ? 1 : 0)
    #else
      standIn.perform(.guardLeaving(isOn))
    #endif
  }

  /// Offers bytes to the user as a file.
  package func download(name: String, type: String, contents: [UInt8]) {
    #if arch(wasm32)
      name.withBytes { name, nameCount in
        type.withBytes { type, typeCount in
          contents.withBytes { hostDownload(name, nameCount, type, typeCount, $0, $1) }
        }
      }
    #else
      standIn.perform(.download(name: name, type: type, contents: contents))
    #endif
  }

  /// Lets the user choose a file of the types in `accept`.
  package func pickFile(accept: String) {
    #if arch(wasm32)
      accept.withBytes(hostPickFile)
    #else
      standIn.perform(.pickFile(accept: accept))
    #endif
  }

  /// Opens the device's share sheet with a text; without one, copies it, and `.copied` or
  /// `.notCopied` comes back.
  ///
  /// Browsers allow both only in the task of the user's tap.
  package func share(_ text: String) {
    #if arch(wasm32)
      text.withBytes(hostShare)
    #else
      standIn.perform(.share(text))
    #endif
  }

  /// Copies a text to the clipboard, and `.copied` or `.notCopied` comes back.
  ///
  /// Browsers allow it only in the task of the user's tap.
  package func copy(_ text: String) {
    #if arch(wasm32)
      text.withBytes(hostCopy)
    #else
      standIn.perform(.copy(text))
    #endif
  }

  /// Draws results as a picture and shares it; where that is not possible, the user gets a file.
  package func sharePicture(_ result: String) {
    #if arch(wasm32)
      result.withBytes(hostSharePicture)
    #else
      standIn.perform(.sharePicture(result))
    #endif
  }

  /// Sends a message to the other tabs of this browser.
  package func broadcast(_ message: [UInt8]) {
    #if arch(wasm32)
      message.withBytes(hostBroadcast)
    #else
      standIn.perform(.broadcast(message))
    #endif
  }

  /// Sixty-four unpredictable bits.
  package func random() -> UInt64 {
    #if arch(wasm32)
      var bits: UInt64 = 0
      withUnsafeMutableBytes(of: &bits) {
        hostFillRandom($0.bindMemory(to: UInt8.self).baseAddress, 8)
      }
      return bits
    #else
      standIn.random()
    #endif
  }
}

/// The browser's random numbers, for ids that the program makes.
extension Host: RandomNumberGenerator {
  /// The next sixty-four bits.
  package mutating func next() -> UInt64 { random() }
}

#if arch(wasm32)
  extension HTTPRequest {
    /// The headers as JavaScript reads them: a line of `Name: value` each.
    fileprivate var headerLines: String {
      headers.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
    }
  }

  extension String {
    func withBytes(_ body: (UnsafePointer<UInt8>?, Int32) -> Void) {
      var text = self
      text.withUTF8 { body($0.baseAddress, Int32($0.count)) }
    }
  }

  extension [UInt8] {
    func withBytes(_ body: (UnsafePointer<UInt8>?, Int32) -> Void) {
      withUnsafeBufferPointer { body($0.baseAddress, Int32($0.count)) }
    }
  }
#endif
