// Plays what newcomers do with the program until they have added players, without a browser.
//
// Usage: newcomers.mjs record PROGRAM TEXTS FOLDER
//   Notes which functions run.
//   PROGRAM  the program, as `wasm-split --instrument` writes it
//   TEXTS    the folder with the texts of each language
//   FOLDER   where a profile for each visit is written, `0.profile`, and the first screen in each language, `en.html`
//
// Usage: newcomers.mjs try FIRST TEXTS
//   Plays with the first part of the program alone, at other times and with other texts than those for which it was made, and
//   fails when a function is missing.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { kind } from '../../Web/events.js';
import { newcomersActs } from '../../Web/early.js';

const encoder = new TextEncoder();
// Names as people have them, and as they do not.
const names = [
  'Ann', 'Ben Cole', '지성 박', 'ㅈ', '김', 'Zoë', 'José', 'e\u0301', 'Łukasz', 'ß', 'عمر', '\u200F', '\u202E', 'Ωμέγα', 'Ёж',
  '李雷', '👩‍👧', '<b>"x" & y</b>', "O'Neill", '  ', ' Ann  Lee ', '12', '\u0000', '\t', 'a'.repeat(80), 'é'.repeat(120),
  'Ann, Ben', 'Ann\nBen', '１０', 'Ⅷ', 'ﬃ', '\uD800', '…', 'ａｎｎ',
];
const profileSize = 1 << 20;
const zones = { 'Europe/Berlin': 60, 'Asia/Seoul': 540, 'America/New_York': -300, UTC: 0 };

// Random numbers below a limit, the same ones for each seed.
function numbers(seed) {
  let random = seed;
  return (limit) => {
    random = (random * 48_271) % 0x7fffffff;
    return random % limit;
  };
}

// Texts of any characters: most of the blocks that names are made of, some of any, also halves of pairs.
function* textsOfAnything(howMany, seed) {
  const next = numbers(seed);
  const blocks = [0x80, 0x300, 0x700, 0x10000];
  for (let count = 0; count < howMany; count += 1) {
    let text = '';
    for (let length = next(60); length > 0; length -= 1) text += String.fromCharCode(next(blocks[next(4)]));
    yield text;
  }
}

// How many of ten times a disk has answered before the next act: at once, soon, late, or not before the end.
const disks = [10, 7, 2, 0];

// A visit of a browser that was never here: the HTML of the first screen, and the program's exports.
function visit(module, texts, typed, { language, isOnline, traits, zone, origin, seed }) {
  let wasm;
  let patches = [];
  const unanswered = [];
  let uptime = 1_000;
  const next = numbers(seed);
  const disk = disks[next(disks.length)];
  const view = (start, count) => new Uint8Array(wasm.memory.buffer, start, count);
  const deliver = (number, { number: detail = 0, other = 0, first = '', second = '' } = {}) => {
    const pieces = [first, second].flatMap((piece) => {
      const bytes = typeof piece === 'string' ? encoder.encode(piece) : piece;
      const start = wasm.gather_allocate(bytes.length);
      view(start, bytes.length).set(bytes);
      return [start, bytes.length];
    });
    wasm.gather_receive(number, detail, other, ...pieces);
  };
  const answer = (speed) => {
    while (unanswered.length && next(10) < speed) deliver(...unanswered.shift());
  };
  const tellInstallable = (number) => deliver(kind.installable, { number });
  const act = (first, second) => {
    uptime += next(50) ? next(500) : next(60_000);
    deliver(kind.acted, { first, second });
    answer(disk);
    if (!next(50)) tellInstallable(next(3));
  };
  const answers = {
    patch: (start, count) => { patches.push(view(start, count).slice()); },
    shown: () => 1,
    now: () => 1_800_000_000_000 + seed * 10_000_000 + uptime,
    uptime: () => uptime,
    minutesAheadOfUTC: () => zones[zone],
    load: () => { unanswered.push([kind.loaded]); },
    store: (token) => { unanswered.push([kind.stored, { number: token }]); },
    fillRandom: (start, count) => {
      const bytes = view(start, count);
      for (let index = 0; index < count; index += 1) bytes[index] = next(256);
    },
  };
  const host = Object.fromEntries(WebAssembly.Module.imports(module)
    .map(({ name }) => [name, answers[name] ?? (() => 0)]));
  wasm = new WebAssembly.Instance(module, { host }).exports;
  wasm.gather_start();
  const begin = { number: isOnline ? 1 : 0, other: traits, first: texts, second: `${language} ${zone} ${origin}/#` };
  deliver(kind.started, begin);
  tellInstallable(0);
  answer(10);
  const screen = Buffer.concat(patches);
  patches = [];
  act(newcomersActs.open);
  // Else what is recorded is not what a newcomer does.
  if (!Buffer.concat(patches).includes(newcomersActs.type)) throw new Error(`The first tap leads to no name in ${language}.`);
  if (next(2)) act(newcomersActs.open);
  for (const [index, name] of typed.entries()) {
    patches = [];
    for (const text of [name.slice(0, 1), name, '', name]) act(newcomersActs.type, text);
    // Few of the many texts, because a long list takes long.
    if (index < 2 * names.length || index % 10 === 0) act(index % 2 ? newcomersActs.submit : newcomersActs.add);
    if (!next(10)) act(next(2) ? newcomersActs.submit : newcomersActs.add);
  }
  answer(10);
  return { screen, wasm };
}

// Plays the visits of newcomers with all languages, traits of browsers and kinds of addresses, on and offline. One of them
// types texts of any characters, too: what reads them is the same in each language.
async function* visits(program, textsFolder, { howManyTexts, seed }) {
  const module = await WebAssembly.compile(await readFile(program));
  let count = 0;
  for (const file of (await readdir(textsFolder)).filter((name) => name.endsWith('.txt')).sort()) {
    const texts = new Uint8Array(await readFile(`${textsFolder}/${file}`));
    const [language] = file.split('.');
    for (const isOnline of [true, false]) {
      for (let traits = 0; traits < 8; traits += 1) {
        for (const origin of ['https://gather.example', 'http://192.0.2.1:8080']) {
          const zone = Object.keys(zones)[(count + seed) % 4];
          // All names in some visits, and twice, because the page says that a name is on the list.
          const typed = origin.startsWith('https') && traits === 0 ? [...names, ...names] : names.slice(0, 4);
          if (count === 0) typed.push(...textsOfAnything(howManyTexts, seed));
          const way = { language, isOnline, traits, zone, origin, seed: seed * 1_000 + count };
          yield { ...way, ...visit(module, texts, typed, way) };
          count += 1;
        }
      }
    }
  }
}

async function record(program, texts, folder) {
  await mkdir(folder, { recursive: true });
  let count = 0;
  for await (const { language, isOnline, origin, screen, wasm } of visits(program, texts, { howManyTexts: 2_000, seed: 1 })) {
    const start = wasm.gather_allocate(profileSize);
    const size = wasm.__write_profile(start, profileSize);
    await writeFile(`${folder}/${count}.profile`, new Uint8Array(wasm.memory.buffer, start, size));
    // As most see it: the last one of those online with a secure address, whose browsers keep cookies.
    if (isOnline && origin.startsWith('https')) await writeFile(`${folder}/${language}.html`, screen);
    count += 1;
  }
}

async function tryFirstPart(program, texts) {
  let count = 0;
  for await (const _ of visits(program, texts, { howManyTexts: 1_000, seed: 2 })) count += 1;
  console.error(`The first part alone served ${count} newcomers.`);
}

const [verb, ...paths] = process.argv.slice(2);
await { record, try: tryFirstPart }[verb](...paths);
