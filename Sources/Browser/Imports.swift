#if arch(wasm32)
  // The functions of Web/host.js. Text and bytes are passed as an address and a count; JavaScript
  // reads them before it returns.

  typealias Bytes = UnsafePointer<UInt8>

  @_extern(wasm, module: "host", name: "patch") @_extern(c, "host_patch")
  func hostPatch(_ html: Bytes?, _ count: Int32)

  @_extern(wasm, module: "host", name: "shown") @_extern(c, "host_shown")
  func hostShown() -> Int32

  @_extern(wasm, module: "host", name: "setTitle") @_extern(c, "host_set_title")
  func hostSetTitle(_ title: Bytes?, _ count: Int32)

  @_extern(wasm, module: "host", name: "setLanguage") @_extern(c, "host_set_language")
  func hostSetLanguage(_ code: Bytes?, _ count: Int32, _ isRightToLeft: Int32)

  @_extern(wasm, module: "host", name: "loadTexts") @_extern(c, "host_load_texts")
  func hostLoadTexts(_ code: Bytes?, _ count: Int32)

  @_extern(wasm, module: "host", name: "loadListWords") @_extern(c, "host_load_list_words")
  func hostLoadListWords()

  @_extern(wasm, module: "host", name: "setTimer") @_extern(c, "host_set_timer")
  func hostSetTimer(_ milliseconds: Int32)

  @_extern(wasm, module: "host", name: "navigate") @_extern(c, "host_navigate")
  func hostNavigate(_ path: Bytes?, _ count: Int32, _ mode: Int32)

  @_extern(wasm, module: "host", name: "fetch") @_extern(c, "host_fetch")
  func hostFetch(
    _ id: Int32, _ patience: Int32, _ method: Bytes?, _ methodCount: Int32, _ path: Bytes?,
    _ pathCount: Int32,
    _ headers: Bytes?, _ headersCount: Int32, _ body: Bytes?, _ bodyCount: Int32)

  @_extern(wasm, module: "host", name: "drop") @_extern(c, "host_drop")
  func hostDrop(_ id: Int32)

  @_extern(wasm, module: "host", name: "openStream") @_extern(c, "host_open_stream")
  func hostOpenStream(_ path: Bytes?, _ count: Int32)

  @_extern(wasm, module: "host", name: "closeStream") @_extern(c, "host_close_stream")
  func hostCloseStream()

  @_extern(wasm, module: "host", name: "store") @_extern(c, "host_store")
  func hostStore(_ token: Int32, _ frame: Bytes?, _ count: Int32)

  @_extern(wasm, module: "host", name: "load") @_extern(c, "host_load")
  func hostLoad(_ prefix: Bytes?, _ count: Int32)

  @_extern(wasm, module: "host", name: "forgetVisit") @_extern(c, "host_forget_visit")
  func hostForgetVisit()

  @_extern(wasm, module: "host", name: "askToPersist") @_extern(c, "host_ask_to_persist")
  func hostAskToPersist()

  @_extern(wasm, module: "host", name: "measureRoom") @_extern(c, "host_measure_room")
  func hostMeasureRoom()

  @_extern(wasm, module: "host", name: "guardLeaving") @_extern(c, "host_guard_leaving")
  func hostGuardLeaving(_ isOn: Int32)

  @_extern(wasm, module: "host", name: "keepAwake") @_extern(c, "host_keep_awake")
  func hostKeepAwake(_ isOn: Int32)

  @_extern(wasm, module: "host", name: "ring") @_extern(c, "host_ring")
  func hostRing(_ milliseconds: Double)

  @_extern(wasm, module: "host", name: "vibrate") @_extern(c, "host_vibrate")
  func hostVibrate()

  @_extern(wasm, module: "host", name: "download") @_extern(c, "host_download")
  func hostDownload(
    _ name: Bytes?, _ nameCount: Int32, _ type: Bytes?, _ typeCount: Int32,
    _ contents: Bytes?, _ contentsCount: Int32)

  @_extern(wasm, module: "host", name: "pickFile") @_extern(c, "host_pick_file")
  func hostPickFile(_ accept: Bytes?, _ count: Int32)

  @_extern(wasm, module: "host", name: "share") @_extern(c, "host_share")
  func hostShare(_ text: Bytes?, _ count: Int32)

  @_extern(wasm, module: "host", name: "copy") @_extern(c, "host_copy")
  func hostCopy(_ text: Bytes?, _ count: Int32)

  @_extern(wasm, module: "host", name: "sharePicture") @_extern(c, "host_share_picture")
  func hostSharePicture(_ result: Bytes?, _ count: Int32)

  @_extern(wasm, module: "host", name: "broadcast") @_extern(c, "host_broadcast")
  func hostBroadcast(_ message: Bytes?, _ count: Int32)

  @_extern(wasm, module: "host", name: "now") @_extern(c, "host_now")
  func hostNow() -> Double

  @_extern(wasm, module: "host", name: "uptime") @_extern(c, "host_uptime")
  func hostUptime() -> Double

  @_extern(wasm, module: "host", name: "fillRandom") @_extern(c, "host_fill_random")
  func hostFillRandom(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int32)

  @_extern(wasm, module: "host", name: "minutesAheadOfUTC") @_extern(c, "host_minutes_ahead")
  func hostMinutesAheadOfUTC(_ milliseconds: Double) -> Int32

  @_extern(wasm, module: "host", name: "install") @_extern(c, "host_install")
  func hostInstall()

  @_extern(wasm, module: "host", name: "reload") @_extern(c, "host_reload")
  func hostReload()
#endif
