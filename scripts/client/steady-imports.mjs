#!/usr/bin/env node
// Numbers the functions that a WebAssembly module imports so that another import changes few numbers: those that are called
// most come first, and copies of the first one fill up their number, which all other functions' numbers follow. So an update
// whose functions changed sides is transferred as a small difference. Reads and writes the text format.
//
// Usage: wasm-dis MODULE | steady-imports.mjs > TEXT
import { text } from 'node:stream/consumers';

const step = 64;
const importedFunction = /^ \(import .* \(func (\$[^ )]+)/;
const nameOf = (line) => importedFunction.exec(line)?.[1];

const lines = (await text(process.stdin)).split('\n');
const calls = new Map();
for (const line of lines) {
  const called = /\(call (\$[^ )]+)/.exec(line)?.[1];
  if (called) calls.set(called, (calls.get(called) ?? 0) + 1);
}
const callsOf = (line) => calls.get(nameOf(line)) ?? 0;
const imports = lines.filter(nameOf).sort((a, b) => callsOf(b) - callsOf(a));
const others = lines.filter((line) => !nameOf(line));
const isImport = (line) => line.startsWith(' (import ');
// The imports of memory, table and stack pointer stay where they are.
const place = others.findLastIndex(isImport) + 1;
const copies = Array.from({ length: -imports.length & (step - 1) }, (_, index) =>
  imports[0].replace(nameOf(imports[0]), `$copy_${index}`));
process.stdout.write([...others.slice(0, place), ...imports, ...copies, ...others.slice(place)].join('\n'));
