#!/usr/bin/env node
// Plays what a first visitor does at once, with a program that notes which functions run, and writes what it noted, and
// the first screen in each language.
//
// Usage: record-first-part.mjs PROGRAM TEXTS FOLDER
//   PROGRAM  the program, as `wasm-split --instrument` writes it
//   TEXTS    the folder with the texts of each language
//   FOLDER   where a profile for each visit is written, `0.profile`, and a screen for each language, `en.html`
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { kind } from '../Web/events.js';
import { firstInput, firstTap } from '../Web/parts.js';

const [program, textsFolder, folder] = process.argv.slice(2);
const module = await WebAssembly.compile(await readFile(program));
const encoder = new TextEncoder();
const profileSize = 1 << 20;
const names = [
  'Ann', 'Ben Cole', '지성 박', 'ㅈ', '김', 'Zoë', 'José', 'e\u0301', 'Łukasz', 'ß', 'عمر', '\u200F', '\u202E', 'Ωμέγα', 'Ёж',
  '李雷', '👩‍👧', '<b>"x" & y</b>', "O'Neill", '  ', ' Ann  Lee ', '12', '\u0000', '\t', 'a'.repeat(80), 'é'.repeat(120),
  'Ann, Ben', 'Ann\nBen', '１０', 'Ⅷ', 'ﬃ', '\uD800', '…', 'ａｎｎ',
];
const randomNames = 2_000;
const zones = { 'Europe/Berlin': 60, 'Asia/Seoul': 540, 'America/New_York': -300, UTC: 0 };

// Texts of any characters: most of the blocks that names are made of, some of any, also halves of pairs.
function* textsOfAnything() {
  let random = 1;
  const next = (limit) => {
    random = (random * 48_271) % 0x7fffffff;
    return random % limit;
  };
  const blocks = [0x80, 0x300, 0x700, 0x10000];
  for (let count = 0; count < randomNames; count += 1) {
    let text = '';
    for (let length = next(60); length > 0; length -= 1) text += String.fromCharCode(next(blocks[next(4)]));
    yield text;
  }
}

// A visit of a browser that was never here.
function visit(texts, typed, { language, isOnline, traits, zone, origin }) {
  let wasm;
  let random = 1;
  let page = '';
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
  const answers = {
    patch: (start, count) => { page += new TextDecoder().decode(view(start, count)); },
    shown: () => 1,
    now: () => 1_800_000_000_000,
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
  const screen = page;
  deliver(kind.installable, { number: isOnline ? 1 : 0 });
  page = '';
  deliver(kind.acted, { first: firstTap });
  // Else what is recorded is not what a visitor does.
  if (!page.includes(firstInput)) throw new Error(`The first tap leads to no name in ${language}.`);
  for (const name of typed) {
    for (const second of [name.slice(0, 1), name, '']) deliver(kind.acted, { first: firstInput, second });
  }
  const start = wasm.gather_allocate(profileSize);
  const profile = view(start, wasm.__write_profile(start, profileSize)).slice();
  return { profile, screen };
}

await mkdir(folder, { recursive: true });
let count = 0;
for (const file of (await readdir(textsFolder)).filter((name) => name.endsWith('.txt')).sort()) {
  const texts = new Uint8Array(await readFile(`${textsFolder}/${file}`));
  const language = file.split('.')[0];
  for (const isOnline of [true, false]) {
    for (let traits = 0; traits < 8; traits += 1) {
      for (const origin of ['https://gather.example', 'http://192.0.2.1:8080']) {
        const zone = Object.keys(zones)[count % 4];
        // The functions that read what is typed are the same in each language.
        const typed = count === 0 ? [...names, ...textsOfAnything()] : names;
        const { profile, screen } = visit(texts, typed, { language, isOnline, traits, zone, origin });
        await writeFile(`${folder}/${count}.profile`, profile);
        // As most visitors see it: the last one of those online with a secure address whose browsers keep cookies.
        if (isOnline && origin.startsWith('https')) await writeFile(`${folder}/${language}.html`, screen);
        count += 1;
      }
    }
  }
}
