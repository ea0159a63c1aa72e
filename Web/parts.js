// The program in two parts: what newcomers need to add players, and the rest, which follows behind the first picture. Swift
// knows nothing of it. `scripts/client/program.py` makes the parts.

import { writesEnd } from './disk.js';
import { kind } from './events.js';
import { Gone, fetchNamed, untilTheNextTry } from './gone.js';
import { isWhole, noteUnreached, openingAgain, whatWaits } from './lifecycle.js';
import { keep, wasOpenedAgain } from './opened-again.js';

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
      await untilTheNextTry();
    }
  }
}

// Opens the page with both parts, and plays what the user did again: the act for which the first part lacked a function,
// what waited, and what they do until the page is gone. Returns whether it does.
export function openAgain(events = []) {
  if (isWhole()) return false;
  const acts = [...events, ...whatWaits()].filter(([number]) => number === kind.acted);
  if (!keep(acts)) return false;
  openingAgain(acts);
  writesEnd().then(() => location.reload());
  return true;
}

// Opens the page again because the server has another version, unless that was tried already. Returns whether it does.
export const openOtherVersion = () => !wasOpenedAgain() && openAgain();
