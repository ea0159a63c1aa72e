// The program in two parts: what newcomers need to add players, and the rest, which follows behind the first picture. Swift
// knows nothing of it. `scripts/client-building.sh` makes the parts.

import { writesEnd } from './disk.js';
import { kind } from './events.js';
import { Gone, fetchNamed } from './gone.js';
import { isWhole, noteUnreached, whatWaits } from './waiting.js';

const openedAgain = 'football-gather-opened-again';
const pause = 2_000;

// Starts the program: its exports, and what is kept when all of it is there. On a device that has both parts, and at another
// address than that of the list of players, the rest comes first, so that nothing waits for it later.
export async function startParts({ href, dataset: { rest } }, host) {
  const link = async (first, part) => WebAssembly.instantiate(await part, { host, p: first });
  const startFirst = async () => (await WebAssembly.instantiateStreaming(fetchNamed(href), { host })).instance.exports;
  if (isFirstVisit(rest)) {
    const exports = await startFirst();
    return { exports, whole: reach(rest).then((part) => link(exports, part)) };
  }
  const compiled = rest && WebAssembly.compileStreaming(fetchNamed(rest));
  compiled?.catch(() => {}); // Told below.
  const exports = await startFirst();
  if (compiled) await link(exports, compiled);
  return { exports };
}

function isFirstVisit(rest) {
  return rest && !navigator.serviceWorker?.controller && isPlainAddress() && !wasOpenedAgain();
}

// Whether the list of players is asked for.
export function isPlainAddress() {
  return location.pathname === '/' && ['', '#', '#/'].includes(location.hash);
}

// The rest, asked for until it comes.
async function reach(address) {
  for (;;) {
    try {
      return await WebAssembly.compileStreaming(fetchNamed(address));
    } catch (error) {
      if (error instanceof Gone && openAgain()) return await new Promise(() => {});
      noteUnreached(true);
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}

// What the user did and the program did not take, once the page is being opened again.
let lostActs;

// Opens the page with both parts, and plays what the user did again: the act for which the first part lacked a function,
// what waited, and what they do until the page is gone. Returns whether it does.
export function openAgain(events = []) {
  if (isWhole()) return false;
  const acts = [...events, ...whatWaits()].filter(([number]) => number === kind.acted);
  if (!keep(acts)) return false;
  lostActs = acts;
  writesEnd().then(() => location.reload());
  return true;
}

// Opens the page again because the server has another version, unless that was tried already. Returns whether it does.
export const openOtherVersion = () => !wasOpenedAgain() && openAgain();

// Keeps an event for the page that is opened again. Returns whether there will be one.
export function keepForThatPage(number, event) {
  if (!lostActs) return false;
  if (number === kind.acted) {
    lostActs.push([number, event]);
    keep(lostActs);
  }
  return true;
}

// Returns whether the browser keeps anything.
function keep(acts) {
  try {
    sessionStorage.setItem(openedAgain, JSON.stringify(acts.map(([, { first, second }]) => [first, second])));
    return true;
  } catch {
    return false;
  }
}

function wasOpenedAgain() {
  try {
    return sessionStorage.getItem(openedAgain) !== null;
  } catch {
    return false; // The browser keeps nothing, and such a page is not opened again.
  }
}

// What the user did when the page had to be opened again, once. Asked for when the program is here, so that a page that the
// network does not bring loses nothing.
export function takeLostActs() {
  if (!wasOpenedAgain()) return [];
  const acts = JSON.parse(sessionStorage.getItem(openedAgain));
  sessionStorage.removeItem(openedAgain);
  return acts;
}
