// The words that the program knows in pasted lists. They come behind all of the program, because newcomers need none.

import { Gone, fetchNamed, untilTheNextTry } from './gone.js';
import { startsWith } from './texts.js';

const address = document.documentElement.dataset.words;
const mark = 'football-gather-list-words ';
let arriving; // The words, as far as they are asked for.

// Asks for the words once, so that they are here when the program asks.
export function askForWords() {
  if (address) ask().catch(() => {});
}

// The words as bytes, asked for until they come; throws `Gone` when the server has them no more.
export async function listWords() {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Gone) throw error;
      await untilTheNextTry();
    }
  }
}

function ask() {
  arriving ??= reach();
  arriving.catch(() => { arriving = undefined; });
  return arriving;
}

async function reach() {
  const response = await fetchNamed(address);
  if (!response.ok) throw new TypeError(`HTTP status ${response.status} for ${address}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // A hotel's network may answer with a page of its own.
  if (!startsWith(mark, bytes)) throw new TypeError(`${address} has no words`);
  return bytes;
}
