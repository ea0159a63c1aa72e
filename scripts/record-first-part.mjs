#!/usr/bin/env node
// Plays what newcomers do with a program that notes which functions run, and writes what it noted, and the first screen in
// each language.
//
// Usage: record-first-part.mjs PROGRAM TEXTS FOLDER
//   PROGRAM  the program, as `wasm-split --instrument` writes it
//   TEXTS    the folder with the texts of each language
//   FOLDER   where a profile for each visit is written, `0.profile`, and a screen for each language, `en.html`
import { mkdir, writeFile } from 'node:fs/promises';
import { visits } from './newcomers.mjs';

const [program, texts, folder] = process.argv.slice(2);
const profileSize = 1 << 20;

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
