// What newcomers do with the program until they have added players, played without a browser.
import { readFile, readdir } from 'node:fs/promises';
import { kind } from '../Web/events.js';
import { newcomersActs } from '../Web/waiting.js';

const encoder = new TextEncoder();
// Names as people have them, and as they do not.
const names = [
  'Ann', 'Ben Cole', '지성 박', 'ㅈ', '김', 'Zoë', 'José', 'e\u0301', 'Łukasz', 'ß', 'عمر', '\u200F', '\u202E', 'Ωμέγα', 'Ёж',
  '李雷', '👩‍👧', '<b>"x" & y</b>', "O'Neill", '  ', ' Ann  Lee ', '12', '\u0000', '\t', 'a'.repeat(80), 'é'.repeat(120),
  'Ann, Ben', 'Ann\nBen', '１０', 'Ⅷ', 'ﬃ', '\uD800', '…', 'ａｎｎ',
];
const zones = { 'Europe/Berlin': 60, 'Asia/Seoul': 540, 'America/New_York': -300, UTC: 0 };

// Texts of any characters: most of the blocks that names are made of, some of any, also halves of pairs.
function* textsOfAnything(howMany, seed) {
  let random = seed;
  const next = (limit) => {
    random = (random * 48_271) % 0x7fffffff;
    return random % limit;
  };
  const blocks = [0x80, 0x300, 0x700, 0x10000];
  for (let count = 0; count < howMany; count += 1) {
    let text = '';
    for (let length = next(60); length > 0; length -= 1) text += String.fromCharCode(next(blocks[next(4)]));
    yield text;
  }
}

// A visit of a browser that was never here: the HTML of the first screen, and the program's exports.
function visit(module, texts, typed, { language, isOnline, traits, zone, origin, seed }) {
  let wasm;
  let random = seed;
  let patches = [];
  const waiting = [];
  const view = (start, count) => new Uint8Array(wasm.memory.buffer, start, count);
  const deliver = (number, { number: detail = 0, other = 0, first = '', second = '' } = {}) => {
    const pieces = [first, second].flatMap((piece) => {
      const bytes = typeof piece === 'string' ? encoder.encode(piece) : piece;
      const start = wasm.gather_allocate(bytes.length);
      view(start, bytes.length).set(bytes);
      return [start, bytes.length];
    });
    wasm.gather_receive(number, detail, other, ...pieces);
    for (let event; (event = waiting.shift());) deliver(...event);
  };
  const act = (first, second) => deliver(kind.acted, { first, second });
  const answers = {
    patch: (start, count) => { patches.push(view(start, count).slice()); },
    shown: () => 1,
    now: () => 1_800_000_000_000 + seed * 10_000_000_000,
    uptime: () => 1_000,
    minutesAheadOfUTC: () => zones[zone],
    load: () => { waiting.push([kind.loaded]); },
    measureRoom: () => { waiting.push([kind.roomMeasured, { number: 1_000_000 }]); },
    store: (token) => { waiting.push([kind.stored, { number: token }]); },
    fillRandom: (start, count) => {
      const bytes = view(start, count);
      for (let index = 0; index < count; index += 1) {
        random = (random * 48_271) % 0x7fffffff;
        bytes[index] = random;
      }
    },
  };
  const host = Object.fromEntries(WebAssembly.Module.imports(module)
    .map(({ name }) => [name, answers[name] ?? (() => 0)]));
  wasm = new WebAssembly.Instance(module, { host }).exports;
  wasm.gather_start();
  const begin = { number: isOnline ? 1 : 0, other: traits, first: texts, second: `${language} ${zone} ${origin}/#` };
  deliver(kind.started, begin);
  const screen = Buffer.concat(patches);
  deliver(kind.installable, { number: isOnline ? 1 : 0 });
  patches = [];
  act(newcomersActs.open);
  // Else what is recorded is not what a newcomer does.
  if (!Buffer.concat(patches).includes(newcomersActs.type)) throw new Error(`The first tap leads to no name in ${language}.`);
  for (const [index, name] of typed.entries()) {
    patches = [];
    for (const text of [name.slice(0, 1), name, '', name]) act(newcomersActs.type, text);
    // Few of the many texts, because a long list takes long.
    if (index < 2 * names.length || index % 10 === 0) act(index % 2 ? newcomersActs.submit : newcomersActs.add);
  }
  return { screen, wasm };
}

// Plays the visits of newcomers with all languages, traits of browsers and kinds of addresses, on and offline. One of them
// types texts of any characters, too: what reads them is the same in each language.
export async function* visits(program, textsFolder, { howManyTexts, seed }) {
  const module = await WebAssembly.compile(await readFile(program));
  let count = 0;
  for (const file of (await readdir(textsFolder)).filter((name) => name.endsWith('.txt')).sort()) {
    const texts = new Uint8Array(await readFile(`${textsFolder}/${file}`));
    const [language] = file.split('.');
    for (const isOnline of [true, false]) {
      for (let traits = 0; traits < 8; traits += 1) {
        for (const origin of ['https://gather.example', 'http://192.0.2.1:8080']) {
          const zone = Object.keys(zones)[(count + seed) % 4];
          // All names in some visits, and twice, because a name that is taken is refused.
          const typed = origin.startsWith('https') && traits === 0 ? [...names, ...names] : names.slice(0, 4);
          if (count === 0) typed.push(...textsOfAnything(howManyTexts, seed));
          const way = { language, isOnline, traits, zone, origin, seed };
          yield { ...way, ...visit(module, texts, typed, way) };
          count += 1;
        }
      }
    }
  }
}
