// Gives Swift access to the browser. Sources/Browser/Imports.swift has the names in `host`, and
// Sources/Browser/Exports.swift has the kinds of events. No domain rules belong here.

import { openChannel } from './channel.js';
import { compressed } from './compressed.js';
import { load, name, store } from './disk.js';
import { listenForDrags } from './drag.js';
import { kind } from './events.js';
import { listenToFields } from './fields.js';
import { install, listenForPrompts } from './install.js';
import { listenForKeys } from './keys.js';
import { deviceIsRead } from './lifecycle.js';
import { act, copy, send, show, shown, text, view } from './send.js';
import { putIntoClipboard, save, share, sharePicture } from './sharing.js';
import { begin, forgetVisit, leave } from './start.js';
import { fetchTexts, remember } from './texts.js';
import { ring, unlockSound } from './whistle.js';
import { listWords } from './words.js';

// Whether the page's requests include credentials.
const { credentials } = document.documentElement.dataset;

let timer;
let stream;
const requests = new Map(); // What ends each request that is under way.
let lock;
let wantsLock = false;
const depth = () => history.state?.depth ?? 0;
const path = () => location.hash.slice(1);
const otherWindows = openChannel(name);

function closeStream() {
  stream?.close();
  stream = undefined;
}

async function keepAwake() {
  if (!wantsLock || document.hidden || (lock && !lock.released)) return;
  try {
    lock = await navigator.wakeLock?.request('screen');
    if (!wantsLock) lock?.release();
  } catch { /* The battery is low; the next `visibilitychange` tries again. */ }
}

const keepPage = (event) => event.preventDefault();

const host = {
  patch: (start, count) => show(text(start, count)),
  shown,
  setTitle(start, count) {
    const title = text(start, count);
    // Later, because telling the browser takes a third of the time of a tap.
    setTimeout(() => { document.title = title; });
  },
  setLanguage(start, count, isRightToLeft) {
    document.documentElement.lang = text(start, count);
    document.documentElement.dir = isRightToLeft ? 'rtl' : 'ltr';
  },
  async loadTexts(start, count) {
    const language = text(start, count);
    try {
      const { bytes, isGone } = await fetchTexts(language);
      if (!bytes) return send(kind.textsFailed, { number: isGone ? 1 : 0 });
      remember(language);
      send(kind.textsLoaded, { first: bytes });
    } catch {
      send(kind.textsFailed); // There is no network.
    }
  },
  async loadListWords() {
    try {
      send(kind.listWordsLoaded, { first: await listWords() });
    } catch {
      send(kind.listWordsGone); // The server has another version.
    }
  },
  setTimer(milliseconds) {
    clearTimeout(timer);
    if (milliseconds >= 0) timer = setTimeout(() => send(kind.timerFired), milliseconds);
  },
  navigate(start, count, mode) {
    const hash = `#${text(start, count)}`;
    if (mode === 0) history.pushState({ depth: depth() + 1 }, '', hash);
    else if (mode === 2 && depth() > 0) history.back();
    else if (hash !== `#${path()}`) history.replaceState({ depth: depth() }, '', hash);
  },
  async fetch(id, patience, ...pieces) {
    const [method, path, headers] = [0, 2, 4].map((at) => text(pieces[at], pieces[at + 1]));
    const body = pieces[7] ? copy(pieces[6], pieces[7]) : undefined;
    const lines = headers.split('\n').filter(Boolean).map((line) => line.split(/: (.*)/, 2));
    const request = new AbortController();
    requests.set(id, request);
    let timer = setTimeout(() => request.abort(), patience);
    let other, second;
    try {
      const response = await fetch(path, {
        method, ...await compressed(lines, body), signal: request.signal, credentials, cache: 'no-store',
      });
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), 30_000);
      second = new Uint8Array(await response.arrayBuffer());
      other = response.status;
    } catch { /* Without a connection, the status stays 0. */ }
    clearTimeout(timer);
    requests.delete(id);
    send(kind.responded, { number: id, other, second });
  },
  drop: (id) => requests.get(id)?.abort(),
  openStream(start, count) {
    closeStream();
    const opened = (stream = new EventSource(text(start, count)));
    opened.onmessage = ({ data }) => send(kind.streamed, { first: data });
    opened.addEventListener('alive', () => send(kind.streamAlive));
    opened.onerror = () => {
      opened.close();
      send(kind.streamFailed);
    };
  },
  closeStream,
  async store(token, start, count) {
    const { reason } = await store(copy(start, count));
    if (reason) send(kind.storeFailed, { number: token, other: reason });
    else send(kind.stored, { number: token });
  },
  async load(start, count) {
    deviceIsRead();
    const { reason, result } = await load(text(start, count));
    if (reason) send(kind.loadFailed, { number: reason });
    else send(kind.loaded, { first: result });
  },
  forgetVisit,
  askToPersist: () => { navigator.storage?.persist?.().catch(() => {}); },
  async measureRoom() {
    try {
      const { quota, usage } = await navigator.storage.estimate();
      send(kind.roomMeasured, { number: Math.min((quota - usage) / 1024, 0x7fffffff) });
    } catch { /* The browser does not say. */ }
  },
  guardLeaving(isOn) {
    if (isOn) addEventListener('beforeunload', keepPage);
    else removeEventListener('beforeunload', keepPage);
  },
  keepAwake(isOn) {
    wantsLock = isOn === 1;
    if (wantsLock) keepAwake();
    else lock?.release();
  },
  ring,
  vibrate: () => { navigator.vibrate?.([300, 100, 300, 100, 600]); },
  download(nameStart, nameCount, typeStart, typeCount, start, count) {
    save(new File(
      [copy(start, count)], text(nameStart, nameCount), { type: text(typeStart, typeCount) }));
  },
  pickFile(start, count) {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = text(start, count);
    input.onchange = async () => {
      const [file] = input.files;
      const second = new Uint8Array(await file.arrayBuffer());
      send(kind.filePicked, { first: file.name, second });
    };
    input.click();
  },
  share: (start, count) => share(text(start, count)),
  copy: (start, count) => putIntoClipboard(text(start, count)),
  sharePicture: (start, count) => sharePicture(text(start, count).split('\n')),
  broadcast: (start, count) => otherWindows.postMessage(copy(start, count)),
  now: () => Date.now(),
  uptime: () => performance.now(),
  fillRandom: (start, count) => { crypto.getRandomValues(view(start, count)); },
  minutesAheadOfUTC: (instant) => -new Date(instant).getTimezoneOffset(),
  install,
  reload: () => location.reload(),
};

// What the browser says by itself.

addEventListener('popstate', () => {
  // An address that the user typed has no depth yet.
  if (!history.state) history.replaceState({ depth: depth() + 1 }, '');
  send(kind.navigated, { first: path() });
});
addEventListener('online', () => send(kind.online));
addEventListener('offline', () => send(kind.offline));
document.addEventListener('visibilitychange', () => {
  keepAwake();
  send(document.hidden ? kind.hidden : kind.shown);
  if (document.hidden) leave();
});
// A browser may keep a page that the user left, and restore it as it was.
addEventListener('pagehide', () => {
  send(kind.hidden);
  leave();
});
addEventListener('pageshow', ({ persisted }) => persisted && send(kind.shown));
otherWindows.onmessage = ({ data }) => send(kind.otherWindow, { first: data });

listenForPrompts();
listenToFields(act);
listenForDrags(act);
listenForKeys(act);
document.addEventListener('pointerup', unlockSound);
begin(host);
