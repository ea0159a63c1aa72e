// The program in two parts: what a first visitor needs until they have typed a name, and the rest, which follows behind
// the first picture. Swift knows nothing of it. `scripts/client-building.sh` makes the parts.

import { kind } from './events.js';

// What a first visitor does at once. `scripts/record-first-part.mjs` plays it when the parts are made, so that the first
// part has all that it needs.
export const firstTap = 'players.addTapped';
export const firstInput = 'addPlayer.nameTyped';

const openedAgain = 'football-gather-opened-again';
const pause = 2_000;

// Whether the first part alone can take an event.
export function isEarly(number, { first = '' } = {}) {
  switch (number) {
    case kind.started: case kind.stored: case kind.installable: case kind.roomMeasured: return true;
    case kind.loaded: return first.length === 0; // The device knows no squad.
    case kind.acted: return first === firstTap || first === firstInput;
    default: return false;
  }
}

// Whether all that comes after an event must wait with it. What a user does keeps its order; a response or a timer may
// as well come later.
export function holdsBack(number) {
  return ![kind.responded, kind.timerFired, kind.online, kind.offline, kind.hidden, kind.shown].includes(number);
}

// Starts the program's parts: its exports, and what is kept when the rest is there. On a device that has both, and at
// another address than that of the list of players, the rest comes first, so that nothing waits for it later.
export async function startParts({ href, dataset: { rest } }, host, whenUnreached) {
  const isFirstVisit = rest && !navigator.serviceWorker?.controller && isPlainAddress() && !wasOpenedAgain();
  const link = async (first, part) => WebAssembly.instantiate(await part, { host, p: first });
  const fetched = isFirstVisit ? undefined : rest && WebAssembly.compileStreaming(fetch(rest));
  fetched?.catch(() => {}); // Told below.
  const { instance: { exports } } = await WebAssembly.instantiateStreaming(fetch(href), { host });
  if (fetched) await link(exports, fetched);
  const whole = isFirstVisit ? reach(rest, whenUnreached).then((part) => link(exports, part)) : Promise.resolve();
  return { exports, isWhole: !isFirstVisit, whole };
}

// Whether the list of players is asked for.
export function isPlainAddress() {
  return location.pathname === '/' && ['', '#', '#/'].includes(location.hash);
}

// The rest, asked for until it comes.
async function reach(address, whenUnreached) {
  for (;;) {
    try {
      const response = await fetch(address);
      // The server has another version meanwhile, whose page names the parts that it has.
      if (response.status === 404 && openAgain()) return await new Promise(() => {});
      return await WebAssembly.compileStreaming(response);
    } catch {
      whenUnreached();
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}

// Opens the page with both parts, and plays the act again for which the first lacked a function. Returns whether it can.
export function openAgain(number, { first = '', second = '' } = {}) {
  try {
    sessionStorage.setItem(openedAgain, JSON.stringify(number === kind.acted ? [[first, second]] : []));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

function wasOpenedAgain() {
  try {
    return sessionStorage.getItem(openedAgain) !== null;
  } catch {
    return false; // The browser keeps nothing, and such a page is not opened again.
  }
}

// What the user did when the page had to be opened again, once: at most one act.
export function takeLostAct() {
  if (!wasOpenedAgain()) return [];
  const acts = JSON.parse(sessionStorage.getItem(openedAgain));
  sessionStorage.removeItem(openedAgain);
  return acts;
}
