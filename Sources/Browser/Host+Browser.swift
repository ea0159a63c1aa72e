#if arch(wasm32)
  extension Host {
    /// Sends all later events to `handler`; called once, when the program starts.
    ///
    /// The handler is not called again while it runs: JavaScript queues the events meanwhile.
    package func listen(_ handler: @escaping (HostEvent) -> Void) { listener = handler }

    /// Updates the element that has the id of the HTML's root; see `Patcher`.
    func patch(_ html: UnsafeBufferPointer<UInt8>) {
      hostPatch(html.baseAddress, Int32(html.count))
    }

    /// Tells JavaScript that the page now shows everything, including what the user just typed.
    ///
    /// Returns whether it does: a browser extension may have removed what a patch was about.
    func finishPatching() -> Bool { hostShown() != 0 }

    /// Milliseconds since 1970, by the device's clock.
    package func now() -> Double { hostNow() }

    /// Milliseconds since the page was opened, by a clock that is never set but may stand still while
    /// the device sleeps.
    package func uptime() -> Double { hostUptime() }

    /// How many minutes local time is ahead of UTC at an instant.
    package func minutesAheadOfUTC(atMilliseconds instant: Double) -> Int32 {
      hostMinutesAheadOfUTC(instant)
    }

    /// Sixty-four unpredictable bits.
    package func random() -> UInt64 {
      var bits: UInt64 = 0
      withUnsafeMutableBytes(of: &bits) {
        hostFillRandom($0.bindMemory(to: UInt8.self).baseAddress, 8)
      }
      return bits
    }

    /// Lets JavaScript do something.
    ///
    /// NB: Always inlined: the operation is constant at each call, so that only one case is left of it.
    @inline(__always)
    package func perform(_ operation: HostOperation) {
      switch operation {
      case .patch(let html): html.withBytes(hostPatch)
      case .setTitle(let title): title.withBytes(hostSetTitle)
      case .setLanguage(let code, let isRightToLeft):
        code.withBytes { hostSetLanguage($0, $1, isRightToLeft ? 1 : 0) }
      case .loadTexts(let code): code.withBytes(hostLoadTexts)
      case .loadListWords: hostLoadListWords()
      case .setTimer(let milliseconds): hostSetTimer(milliseconds ?? -1)
      case .navigate(let path, let navigation):
        path.withBytes { hostNavigate($0, $1, navigation.rawValue) }
      case .fetch(let id, let request): request.send(id)
      case .drop(let id): hostDrop(id)
      case .openStream(let path): path.withBytes(hostOpenStream)
      case .closeStream: hostCloseStream()
      case .store(let records, let token):
        KeyValue.frame(records).withBytes { hostStore(token, $0, $1) }
      case .load(let prefix): prefix.withBytes(hostLoad)
      case .forgetVisit: hostForgetVisit()
      case .askToPersist: hostAskToPersist()
      case .measureRoom: hostMeasureRoom()
      case .guardLeaving(let isOn): hostGuardLeaving(isOn ? 1 : 0)
      case .keepAwake(let isOn): hostKeepAwake(isOn ? 1 : 0)
      case .ring(let milliseconds): hostRing(milliseconds)
      case .vibrate: hostVibrate()
      case .download(let name, let type, let contents):
        name.withBytes { name, nameCount in
          type.withBytes { type, typeCount in
            contents.withBytes { hostDownload(name, nameCount, type, typeCount, $0, $1) }
          }
        }
      case .pickFile(let accept): accept.withBytes(hostPickFile)
      case .share(let text): text.withBytes(hostShare)
      case .copy(let text): text.withBytes(hostCopy)
      case .sharePicture(let result): result.withBytes(hostSharePicture)
      case .broadcast(let message): message.withBytes(hostBroadcast)
      case .install: hostInstall()
      case .reload: hostReload()
      }
    }
  }

  extension HTTPRequest {
    fileprivate func send(_ id: Int32) {
      method.withBytes { method, methodCount in
        path.withBytes { path, pathCount in
          headerLines.withBytes { headers, headersCount in
            body.withBytes { body, bodyCount in
              hostFetch(
                id, patience, method, methodCount, path, pathCount, headers, headersCount, body,
                bodyCount)
            }
          }
        }
      }
    }

    /// The headers as JavaScript reads them: a line of `Name: value` each.
    private var headerLines: String {
      headers.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
    }
  }

  extension String {
    fileprivate func withBytes(_ body: (UnsafePointer<UInt8>?, Int32) -> Void) {
      var text = self
      text.withUTF8 { body($0.baseAddress, Int32($0.count)) }
    }
  }

  extension [UInt8] {
    fileprivate func withBytes(_ body: (UnsafePointer<UInt8>?, Int32) -> Void) {
      withUnsafeBufferPointer { body($0.baseAddress, Int32($0.count)) }
    }
  }
#endif
