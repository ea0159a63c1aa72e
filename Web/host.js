// Gives Swift access to the browser. Sources/Browser/Imports.swift has the names in `host`, and
// Sources/Browser/Exports.swift has the kinds of events. No domain rules belong here.

import { openChannel } from './channel.js';
import { isModal, topDialog } from './dialogs.js';
import { canKeep, isNew, load, name, store } from './disk.js';
import { listenForDrags, refreshDrag } from './drag.js';
import { kind } from './events.js';
import { Gone } from './gone.js';
import { listenForKeys } from './keys.js';
import { isBox, noteFocus, patch, settle, syncControl } from './page.js';
import {
  isPlainAddress, keepForThatPage, openAgain, openOtherVersion, startParts, takeLostActs,
} from './parts.js';
import { fetchTexts, firstTexts, remember } from './texts.js';
import { firstScreenIsShown, holdBack, isWhole, noteUnreached, restIsHere } from './waiting.js';
import { ring, unlockSound } from './whistle.js';

// Whether the page's requests include credentials.
const { credentials } = document.documentElement.dataset;
// The server sets it at each login; it has no secret.
const visitCookie = 'gather_here';
// The browsers inside chats and social networks, which forget cookies with their window.
const isChat = /KAKAOTALK|FBAN|FBAV|Instagram|Line\/|WhatsApp|Telegram|Snapchat|MicroMessenger|; wv\)/;
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const nothing = new Uint8Array();
let wasm;
const programLink = document.querySelector('[type="application/wasm"]');
const longWait = 12_000; // As long as the page waits for this script: 07-around-the-page.css.
let hasStarted = false; // Whether the program reads the device, or shows something at once.

const view = (start, count) => new Uint8Array(wasm.memory.buffer, start, count);
const text = (start, count) => decoder.decode(view(start, count));
const copy = (start, count) => view(start, count).slice();

// --- Events: one at a time, because an update can cause the next (focus, close) while Swift runs.

const waiting = [];
let isRunning = false;
let isBroken = false;
let isShown = false;
let isComplete; // Whether all patches since the event were applied.
const edited = new Set(); // Controls with edits that Swift has not rendered yet.

function send(number, event = {}) {
  if (keepForThatPage(number, event) || isBroken) return;
  if ((!wasm && number !== kind.acted) || holdBack(number, event)) return;
  waiting.push([number, event]);
  if (isRunning) return;
  isRunning = true;
  let next;
  try {
    while ((next = waiting.shift())) deliver(...next);
  } catch (error) {
    isBroken = true;
    if (openAgain([next, ...waiting])) return;
    document.getElementById('broken').hidden = false;
    throw error;
  } finally {
    isRunning = false;
  }
}

function sendAll(events) {
  for (const event of events) send(...event);
}

function deliver(kind, { number = 0, other = 0, first = nothing, second = nothing }) {
  const focus = noteFocus();
  isShown = false;
  isComplete = true;
  const pieces = [first, second].flatMap((piece) => {
    const bytes = typeof piece === 'string' ? encoder.encode(piece) : piece;
    const start = wasm.gather_allocate(bytes.length);
    view(start, bytes.length).set(bytes);
    return [start, bytes.length];
  });
  wasm.gather_receive(kind, number, other, ...pieces);
  settle(focus);
  refreshDrag();
  watchNear();
  if (!isShown) return;
  for (const control of edited) syncControl(control);
  edited.clear();
  sendAll(firstScreenIsShown());
}

function act(text, value) {
  if (text) send(kind.acted, { first: text, second: value });
}

// --- User actions: one listener on the document for each kind of event.

function valueOf({ type, checked, value }) {
  if (type === 'checkbox') return String(checked);
  return typeof value === 'string' ? value : ''; // The value of a list item is a number.
}

function actFrom(event, name) {
  const element = event.target.closest?.(`[data-${name}]`);
  if (!element) return;
  edited.add(element);
  heard.set(element, element.value);
  act(element.dataset[name], valueOf(element));
}

// A password manager or a script fills fields with only a `change` event, or with none. What is in
// them counts all the same, so before anything is tapped or submitted Swift hears of what it has not.
const inputs = document.getElementsByTagName('input');
const textareas = document.getElementsByTagName('textarea');
const heard = new WeakMap(); // The value of each field that Swift heard of last.

function knownValue(field) {
  const isRendered = field.dataset.input && field.hasAttribute('value');
  return isRendered ? field.getAttribute('value') : heard.get(field) ?? field.defaultValue;
}

function hearFields(names = ['input', 'change']) {
  for (const field of [...inputs, ...textareas]) {
    const name = field.dataset.input ? 'input' : 'change';
    if (!names.includes(name) || !field.dataset[name] || isBox(field) || field.readOnly) continue;
    if (field.value !== knownValue(field)) actFrom({ target: field }, name);
  }
}

document.addEventListener('input', (event) => actFrom(event, 'input'));
document.addEventListener('change', (event) => {
  actFrom(event, 'change');
  hearFields();
});
// Before a button is pressed, too, because one may be disabled until Swift has heard.
document.addEventListener('pointerdown', () => hearFields(), true);
// The browser says by itself what Enter changes.
document.addEventListener('keydown', ({ key }) => { if (key === 'Enter') hearFields(['input']); }, true);

// A field for one line would join the lines of a list.
document.addEventListener('paste', (event) => {
  const lines = event.clipboardData?.getData('text/plain').trim().slice(0, 50_000);
  const { paste } = event.target.dataset;
  if (!paste || !lines?.includes('\n')) return;
  event.preventDefault();
  act(paste, lines);
});

document.addEventListener('submit', (event) => {
  event.preventDefault();
  hearFields();
  actFrom(event, 'submit');
});

let pressed;
document.addEventListener('pointerdown', (event) => (pressed = event.target), true);
for (const type of ['pointerdown', 'focusin']) {
  document.addEventListener(type, ({ target }) => {
    act(target.closest?.('[data-touch]')?.dataset.touch, '');
  });
}

// A text that is there to be copied is selected as a whole, unless the user selected a part of it.
for (const type of ['focusin', 'click']) {
  document.addEventListener(type, ({ target }) => {
    if (target.readOnly && target.selectionStart === target.selectionEnd) target.select();
  });
}

document.addEventListener('click', (event) => {
  const { target } = event;
  if (target.matches?.('dialog[data-dismiss]') && pressed === target) {
    const box = target.getBoundingClientRect();
    const isInside = event.clientX >= box.left && event.clientX < box.right
      && event.clientY >= box.top && event.clientY < box.bottom;
    if (!isInside) return act(target.dataset.dismiss, '');
  }
  const element = target.closest?.('[data-tap]');
  if (!element) return;
  hearFields();
  if (element.href) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
  }
  act(element.dataset.tap, valueOf(element));
});

// Neither event bubbles. Android's back gesture may close a dialog without a `cancel` event.
document.addEventListener('cancel', (event) => {
  if (event.target.localName !== 'dialog' || !isModal(event.target)) return;
  event.preventDefault();
  act(event.target.dataset.dismiss, '');
}, true);
document.addEventListener('close', ({ target }) => {
  if (target.matches('dialog[data-dismiss]') && !isModal(target)) act(target.dataset.dismiss, '');
}, true);

// Watched again after every event, because an observer reports only when an element comes or goes.
const near = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) if (isIntersecting) act(target.dataset.near, '');
}, { rootMargin: '200%' });

// `MoreButton` is the only element to watch.
// NB: By its id, because looking for the attribute took a tenth of the time of a tap.
function watchNear() {
  near.disconnect();
  const more = document.getElementById('more');
  if (more) near.observe(more);
}

// --- The functions that Swift can call.

let timer;
let stream;
const requests = new Map(); // What ends each request that is under way.
let lock;
let wantsLock = false;
const depth = () => history.state?.depth ?? 0;
const path = () => location.hash.slice(1);
let installPrompt;
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

// A tap for the same file that comes this soon after another was meant as the same one.
const sameTap = 1_000;
let saved = {};

function save(file) {
  const at = performance.now();
  const isSame = file.name === saved.name && file.size === saved.size && at - saved.at < sameTap;
  if (isSame) return;
  saved = { name: file.name, size: file.size, at };
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// An iPhone has no prompt, but says whether the app was opened from its home screen.
function tellInstallable() {
  const number = installPrompt ? 1 : navigator.standalone === false ? 2 : 0;
  send(kind.installable, { number });
}

const host = {
  patch(start, count) { isComplete = patch(text(start, count)) && isComplete; },
  shown() {
    isShown = hasStarted = true;
    return isComplete;
  },
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
        method, headers: lines, body, signal: request.signal, credentials, cache: 'no-store',
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
    hasStarted = true;
    const { reason, result } = await load(text(start, count));
    if (reason) send(kind.loadFailed, { number: reason });
    else send(kind.loaded, { first: result });
  },
  forgetVisit: () => { document.cookie = `${visitCookie}=; Max-Age=0; Path=/`; },
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
  share(start, count) {
    const shared = text(start, count);
    onOneSheet(() => shareOrElse({ text: shared }, () => putIntoClipboard(shared)));
  },
  copy: (start, count) => putIntoClipboard(text(start, count)),
  sharePicture(start, count) {
    const lines = text(start, count).split('\n');
    onOneSheet(async () => {
      const { draw } = await import('./picture.js');
      const picture = await draw(lines);
      const file = new File([picture], 'football-gather.png', { type: picture.type });
      if (!navigator.canShare?.({ files: [file] })) return save(file);
      return shareOrElse({ files: [file] }, () => save(file));
    });
  },
  broadcast: (start, count) => otherWindows.postMessage(copy(start, count)),
  now: () => Date.now(),
  uptime: () => performance.now(),
  fillRandom: (start, count) => { crypto.getRandomValues(view(start, count)); },
  minutesAheadOfUTC: (instant) => -new Date(instant).getTimezoneOffset(),
  install() {
    installPrompt?.prompt();
    installPrompt = undefined; // A prompt can be shown once.
    tellInstallable();
  },
  reload: () => location.reload(),
};

addEventListener('popstate', () => {
  // An address that the user typed has no depth yet.
  if (!history.state) history.replaceState({ depth: depth() + 1 }, '');
  send(kind.navigated, { first: path() });
});
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  installPrompt = event;
  tellInstallable();
});
addEventListener('appinstalled', () => {
  installPrompt = undefined;
  tellInstallable();
});
addEventListener('online', () => send(kind.online));
addEventListener('offline', () => send(kind.offline));
document.addEventListener('visibilitychange', () => {
  keepAwake();
  send(document.hidden ? kind.hidden : kind.shown);
});
// A browser may keep a page that the user left, and restore it as it was.
addEventListener('pagehide', () => send(kind.hidden));
addEventListener('pageshow', ({ persisted }) => persisted && send(kind.shown));
otherWindows.onmessage = ({ data }) => send(kind.otherWindow, { first: data });

listenForDrags(act);
listenForKeys(act);
document.addEventListener('pointerup', unlockSound);

let isSharing = false;

// A tap while a share sheet is open, or on its way, changes nothing.
async function onOneSheet(share) {
  if (isSharing) return;
  isSharing = true;
  try {
    await share();
  } finally {
    isSharing = false;
  }
}

async function shareOrElse(data, instead) {
  try {
    await navigator.share(data);
  } catch ({ name }) {
    // The user closed the share sheet, or the browser has one open, perhaps of another window.
    if (name !== 'AbortError' && name !== 'InvalidStateError') await instead();
  }
}

async function putIntoClipboard(shared) {
  try {
    await navigator.clipboard.writeText(shared);
    send(kind.copied, { number: 1 });
  } catch {
    send(kind.copied, { first: shared }); // The browser does not allow it.
    const field = [...topDialog()?.querySelectorAll('[readonly]') ?? []].pop();
    field?.focus();
    field?.select();
  }
}

const wasHere = () => document.cookie.split('; ').includes(`${visitCookie}=1`);

// What `BrowserTraits` in Swift says of the browser.
function traits(language) {
  const keepsCookies = navigator.cookieEnabled && !isChat.test(navigator.userAgent);
  return dateForm(language) + 4 * keepsCookies + 8 * wasHere();
}

// How a language writes dates: 1 with the month before the day, and 2 with AM and PM.
function dateForm(language) {
  try {
    const parts = new Intl.DateTimeFormat(
      language, { month: 'short', day: 'numeric', hour: 'numeric' },
    ).formatToParts().map(({ type }) => type);
    return (parts.indexOf('month') < parts.indexOf('day')) + 2 * parts.includes('dayPeriod');
  } catch {
    return 0; // WebKit on Linux may call the language "C", which is no language here.
  }
}

// What the browser and its user are like, which does not change while the program is on its way.
function surroundings() {
  const { language } = navigator;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { other: traits(language), place: `${language} ${timeZone ?? 'UTC'}` };
}

// A newcomer sees the empty list, which the page has itself, while the program is on its way.
async function showFirstScreen() {
  const screen = document.getElementById('first-screen');
  if (!screen) return;
  const isNewcomer = await isNew() && !wasHere() && isPlainAddress();
  if (!isNewcomer || wasm) return;
  patch(screen.innerHTML);
  setTimeout(() => { if (!wasm) noteUnreached(true); }, longWait);
}

// Says that nothing is kept, until the program is here and says it itself.
async function sayWhatIsLost() {
  const notice = document.getElementById('unkept');
  if (!notice) return;
  const isKept = await canKeep();
  notice.hidden = isKept || isWhole();
}

function takeRest() {
  sendAll(restIsHere());
  const notice = document.getElementById('unkept');
  if (notice) notice.hidden = true;
}

async function start() {
  const arriving = Promise.all([startParts(programLink, host), firstTexts()]);
  // Before the program is here, because this takes a tenth of a second, and the network longer.
  showFirstScreen();
  sayWhatIsLost();
  const { other, place } = surroundings();
  const [{ exports, whole }, texts] = await arriving;
  // The user may have asked for another screen meanwhile, which needs all of the program.
  const isPart = whole && isPlainAddress();
  if (!isPart) await whole;
  wasm = exports;
  for (const lost of takeLostActs()) act(...lost);
  if (!isPart) takeRest();
  noteUnreached(false);
  if (!history.state) history.replaceState({ depth: 0 }, '');
  wasm.gather_start();
  const second = `${place} ${location.origin}${location.pathname}#${path()}`;
  send(kind.started, { number: navigator.onLine ? 1 : 0, other, first: texts, second });
  if (!hasStarted && !isBroken) throw new Error('The program shows nothing.');
  if (document.hidden) send(kind.hidden);
  tellInstallable();
  if (!isPart) return;
  await whole;
  takeRest();
}

async function keepUpToDate() {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  const watch = () => {
    const { active, installing } = registration;
    if (!active) return; // The first version is not an update.
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'activated') send(kind.updateReady);
    });
  };
  watch();
  registration.addEventListener('updatefound', watch);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

function failed(error) {
  if (error instanceof Gone && openOtherVersion()) return;
  // Without the program, the page says what is missing, and starts again when there is a network.
  const isUnreached = !wasm && error instanceof TypeError && document.getElementById('unreached');
  if (isUnreached) {
    noteUnreached(true);
    addEventListener('online', () => location.reload());
  } else {
    document.getElementById('broken').hidden = false;
  }
  throw error;
}

document.getElementById('unreached')?.addEventListener('click', (event) => {
  if (!event.target.href) return;
  event.preventDefault();
  location.reload(); // The link alone would forget which screen was asked for.
});

// Where the app cannot run, able.js has said so.
if (!('unable' in document.documentElement.dataset)) {
  start().then(
    // Only an installable page gets a service worker.
    () => navigator.serviceWorker && document.querySelector('[rel=manifest]') && keepUpToDate(), failed,
  );
}
