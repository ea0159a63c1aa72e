// The texts of the app: one file a language, whose addresses the page names.

import { Gone } from './gone.js';

const { dataset, lang } = document.documentElement;
// By language: `/texts/ko.0123abcd.txt` is of `ko`.
const addresses = new Map(
  (dataset.texts ?? '').split(' ').filter(Boolean).map((address) => [address.split(/[/.]/)[2], address]),
);
// Also for the server, whose pages have the same language then.
const cookie = 'gather_language';
const year = 31_536_000;
const mark = 'football-gather-texts ';

// Keeps the user's choice. Some browsers forget it after a while without a visit, so each start renews it.
export function remember(language) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${cookie}=${language}; path=/; max-age=${year}; samesite=lax${secure}`;
}

// The texts of a language as bytes; without them, whether the server has them no more.
export async function fetchTexts(language) {
  const response = await fetch(addresses.get(language));
  if (!response.ok) return { isGone: response.status === 404 };
  const bytes = new Uint8Array(await response.arrayBuffer());
  // A hotel's network may answer with a page of its own.
  return startsWith(mark, bytes) ? { bytes } : {};
}

export function startsWith(mark, bytes) {
  return [...mark].every((character, index) => bytes[index] === character.charCodeAt(0));
}

// What the program begins with: the texts of the user's language, and without them those of the page; nothing
// on a page that has no texts.
export async function firstTexts() {
  if (addresses.size === 0) return new Uint8Array();
  const found = [];
  for (const language of startLanguages()) {
    found.push(await fetchTexts(language).catch(() => ({})));
    const { bytes } = found.at(-1);
    if (bytes) return bytes;
  }
  if (found.some(({ isGone }) => isGone)) throw new Gone('HTTP status 404 for the texts');
  throw new TypeError('The texts are not here.'); // As when there is no network.
}

function startLanguages() {
  const chosen = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookie}=`))?.split('=')[1];
  if (!addresses.has(chosen)) return [lang];
  remember(chosen);
  return [chosen, lang];
}
