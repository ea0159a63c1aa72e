#!/usr/bin/env node
// Prints the functions of a WebAssembly module that has names: the bytes of each and its name, the largest first.
//
// Usage: list-functions.mjs MODULE
import { readFile } from 'node:fs/promises';

const bytes = await readFile(process.argv[2]);
const section = { custom: 0, code: 10 };
const functionNames = 1;
const functionImports = WebAssembly.Module.imports(new WebAssembly.Module(bytes))
  .filter(({ kind }) => kind === 'function').length;

// Reads the numbers (LEB128) and names of the binary format: https://webassembly.github.io/spec/core/binary/.
class Reader {
  constructor(start, end) {
    this.place = start;
    this.end = end;
  }

  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[this.place];
      this.place += 1;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  }

  part() {
    const size = this.number();
    this.place += size;
    return new Reader(this.place - size, this.place);
  }

  text() {
    const { place, end } = this.part();
    return bytes.subarray(place, end).toString();
  }

  * sections() {
    while (this.place < this.end) yield { id: this.number(), contents: this.part() };
  }
}

const sizes = [];
const names = new Map();
for (const { id, contents } of new Reader(8, bytes.length).sections()) {
  if (id === section.code) {
    for (let count = contents.number(); count > 0; count -= 1) {
      const { place, end } = contents.part();
      sizes.push(end - place);
    }
  } else if (id === section.custom && contents.text() === 'name') {
    for (const { id: kind, contents: list } of contents.sections()) {
      if (kind !== functionNames) continue;
      for (let count = list.number(); count > 0; count -= 1) names.set(list.number(), list.text());
    }
  }
}
sizes.map((size, index) => ({ size, name: names.get(functionImports + index) }))
  .sort((a, b) => b.size - a.size)
  .forEach(({ size, name }) => console.log(`${size}\t${name}`));
