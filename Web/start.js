// Starts the program, and shows what can be shown while it is on its way.

import { canKeep, isNew } from './disk.js';
import { kind } from './events.js';
import { Gone } from './gone.js';
import { keepUpToDate, tellInstallable } from './install.js';
import { forgetScreen, keepScreen, takeScreen } from './last-screen.js';
import {
  firstPartIsHere, hasScreen, isSilent, isWhole, noteUnreached, program, restIsHere,
} from './lifecycle.js';
import { takeLostActs } from './opened-again.js';
import { patch } from './page.js';
import { isPlainAddress, openOtherVersion, startParts } from './parts.js';
import { act, send, sendAll } from './send.js';
import { firstTexts } from './texts.js';
import { askForWords } from './words.js';

const programLink = document.querySelector('[type="application/wasm"]');
const longWait = 12_000; // As long as the page waits for this script: 08-around-the-page.css.
// The server sets it at each login; it has no secret.
const visitCookie = 'gather_here';
// The browsers inside chats and social networks, which forget cookies with their window.
const isChat = /KAKAOTALK|FBAN|FBAV|Instagram|Line\/|WhatsApp|Telegram|Snapchat|MicroMessenger|; wv\)/;

const wasHere = () => document.cookie.split('; ').includes(`${visitCookie}=1`);

export function forgetVisit() {
  document.cookie = `${visitCookie}=; Max-Age=0; Path=/`;
  forgetScreen();
}

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

// What makes this version of the program and its styles another one than those before.
const version = () => `${programLink?.href} ${programLink?.dataset.rest}`;

// Who comes back sees the screen that they left while the program loads.
function showLastScreen() {
  const kept = takeScreen(version());
  if (!kept || program()) return;
  document.documentElement.lang = kept.lang;
  document.documentElement.dir = kept.dir;
  document.title = kept.title;
  patch(kept.html);
}

export function leave() {
  if (hasScreen()) keepScreen(version());
}

// A newcomer sees the empty list, which the page has itself.
async function showFirstScreen() {
  const screen = document.getElementById('first-screen');
  if (!screen) return;
  const isNewcomer = await isNew() && !wasHere() && isPlainAddress();
  if (!isNewcomer || program()) return;
  patch(screen.innerHTML);
  setTimeout(() => { if (!program()) noteUnreached(true); }, longWait);
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
  askForWords();
  const notice = document.getElementById('unkept');
  if (notice) notice.hidden = true;
}

async function start(host) {
  const arriving = Promise.all([startParts(programLink, host), firstTexts()]);
  // Before the program is here, because this takes a tenth of a second, and the network longer.
  showLastScreen();
  showFirstScreen();
  sayWhatIsLost();
  const { other, place } = surroundings();
  const [{ exports, whole }, texts] = await arriving;
  // The user may have asked for another screen meanwhile, which needs all of the program.
  const isPart = whole && isPlainAddress();
  if (!isPart) await whole;
  firstPartIsHere(exports);
  for (const lost of takeLostActs()) act(...lost);
  if (!isPart) takeRest();
  noteUnreached(false);
  if (!history.state) history.replaceState({ depth: 0 }, '');
  program().gather_start();
  const second = `${place} ${location.origin}${location.pathname}${location.hash || '#'}`;
  send(kind.started, { number: navigator.onLine ? 1 : 0, other, first: texts, second });
  if (isSilent()) throw new Error('The program shows nothing.');
  if (document.hidden) send(kind.hidden);
  tellInstallable();
  if (!isPart) return;
  await whole;
  takeRest();
}

function failed(error) {
  if (error instanceof Gone && openOtherVersion()) return;
  // Without the program, the page says what is missing, and starts again when there is a network.
  const isUnreached = !program() && error instanceof TypeError && document.getElementById('unreached');
  if (isUnreached) {
    noteUnreached(true);
    addEventListener('online', () => location.reload());
  } else {
    document.getElementById('broken').hidden = false;
  }
  throw error;
}

// Where the app cannot run, able.js has said so.
export function begin(host) {
  if ('unable' in document.documentElement.dataset) return;
  start(host).then(
    // Only an installable page gets a service worker.
    () => navigator.serviceWorker && document.querySelector('[rel=manifest]') && keepUpToDate(), failed,
  );
}

document.getElementById('unreached')?.addEventListener('click', (event) => {
  if (!event.target.href) return;
  event.preventDefault();
  location.reload(); // The link alone would forget which screen was asked for.
});
