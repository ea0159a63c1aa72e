#!/usr/bin/env node
// Plays what newcomers do with the first part of the program alone, at other times and with other texts than those for which
// it was made. Fails when a function is missing.
//
// Usage: try-first-part.mjs FIRST TEXTS
//   FIRST  the first part
//   TEXTS  the folder with the texts of each language
import { visits } from './newcomers.mjs';

const [program, texts] = process.argv.slice(2);
let count = 0;
for await (const _ of visits(program, texts, { howManyTexts: 1_000, seed: 2 })) count += 1;
console.error(`The first part alone served ${count} newcomers.`);
