// The kinds of events that the program receives: Sources/Browser/Exports.swift.
export const kind = {
  started: 0, acted: 1, timerFired: 2, navigated: 3, responded: 4, loaded: 5, loadFailed: 6,
  stored: 7, storeFailed: 8, shown: 9, installable: 10, online: 11, offline: 12, streamAlive: 13,
  streamed: 14, streamFailed: 15, otherWindow: 16, filePicked: 17, updateReady: 18, copied: 19,
  hidden: 20, roomMeasured: 21, textsLoaded: 22, textsFailed: 23, listWordsLoaded: 24, listWordsGone: 25,
};
