extension Host {
  /// Sends a request to the server the page came from, with its cookie.
  ///
  /// - Parameters:
  ///   - id: comes back with `.answered`.
  ///   - method: the HTTP method.
  ///   - path: the path, with query.
  ///   - headers: lines of `Name: value`.
  ///   - body: the body; for GET it must be empty.
  public func fetch(
    id: Int32, method: String, path: String, headers: String = "", body: [UInt8] = []
  ) {
    #if arch(wasm32)
      method.withBytes { method, methodCount in
        path.withBytes { path, pathCount in
          headers.withBytes { headers, headersCount in
            body.withBytes { body, bodyCount in
              hostFetch(
                id, method, methodCount, path, pathCount, headers, headersCount, body, bodyCount)
            }
          }
        }
      }
    #else
      recorder.operations.append(
        .fetch(id: id, method: method, path: path, headers: headers, body: body))
    #endif
  }

  /// Opens the live stream, and closes one that was open.
  public func openStream(_ path: String) {
    #if arch(wasm32)
      path.withBytes(hostOpenStream)
    #else
      recorder.operations.append(.openStream(path))
    #endif
  }

  /// Closes the live stream.
  public func closeStream() {
    #if arch(wasm32)
      hostCloseStream()
    #else
      recorder.operations.append(.closeStream)
    #endif
  }

  /// Puts records on the device's disk, all of them or none; `token` comes back with the outcome.
  public func store(_ records: [Record], token: Int32) {
    #if arch(wasm32)
      Record.frame(records).withBytes { hostStore(token, $0, $1) }
    #else
      recorder.operations.append(.store(records, token: token))
    #endif
  }

  /// Reads the records whose keys begin with `prefix`.
  public func load(prefix: String = "") {
    #if arch(wasm32)
      prefix.withBytes(hostLoad)
    #else
      recorder.operations.append(.load(prefix: prefix))
    #endif
  }

  /// Asks the browser not to clear the device's storage when room gets short.
  public func askToPersist() {
    #if arch(wasm32)
      hostAskToPersist()
    #else
      recorder.operations.append(.askToPersist)
    #endif
  }

  /// Lets the person keep bytes as a file.
  public func download(name: String, type: String, contents: [UInt8]) {
    #if arch(wasm32)
      name.withBytes { name, nameCount in
        type.withBytes { type, typeCount in
          contents.withBytes { hostDownload(name, nameCount, type, typeCount, $0, $1) }
        }
      }
    #else
      recorder.operations.append(.download(name: name, type: type, contents: contents))
    #endif
  }

  /// Lets the person choose a file, of the types in `accept`.
  public func pickFile(accept: String) {
    #if arch(wasm32)
      accept.withBytes(hostPickFile)
    #else
      recorder.operations.append(.pickFile(accept: accept))
    #endif
  }

  /// Calls the other tabs of this browser.
  public func broadcast(_ message: [UInt8]) {
    #if arch(wasm32)
      message.withBytes(hostBroadcast)
    #else
      recorder.operations.append(.broadcast(message))
    #endif
  }

  /// Sixty-four bits that nobody can guess.
  public func random() -> UInt64 {
    #if arch(wasm32)
      var bits: UInt64 = 0
      withUnsafeMutableBytes(of: &bits) {
        hostFillRandom($0.bindMemory(to: UInt8.self).baseAddress, 8)
      }
      return bits
    #else
      recorder.random()
    #endif
  }
}

/// Random numbers of the browser, for the identifiers that the program makes.
extension Host: RandomNumberGenerator {
  /// The next sixty-four bits.
  public mutating func next() -> UInt64 { random() }
}

#if arch(wasm32)
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
