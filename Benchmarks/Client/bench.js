// Runs in the page. Swift and plain JavaScript take turns, so both run under the same load.

const escapeText = (text) => text.replace(/[&<>]/g, (one) =>
  ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[one]);
const escapeValue = (text) => text.replace(/[&<>"]/g, (one) =>
  ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one]);

function benchRows(count) {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    return {
      id,
      name: id % 10 === 0 ? `Ari & Bo <${id}>` : `Player number ${id}`,
      detail: `Midfielder, age ${20 + (id % 30)}`,
      isSelected: id % 3 === 0,
    };
  });
}

const rowHTML = (row) =>
  `<li id="${escapeValue(`player-${row.id}`)}" class="row${row.isSelected ? ' is-selected' : ''}">`
  + `<button type="button" class="row-button" data-tap="${escapeValue(`players.rowTapped ${row.id}`)}"`
  + ` aria-label="${escapeValue(row.name)}"><strong class="name">${escapeText(row.name)}</strong>`
  + `<small>${escapeText(row.detail)}</small></button><input type="checkbox"`
  + `${row.isSelected ? ' checked' : ''} data-change="${escapeValue(`selected ${row.id}`)}"></li>`;

const before = '<main id="home"><ul id="rows" class="list">';
const after = (rows) => `</ul><p id="counter">${rows.length}</p></main>`;

// Two ways to build the string; the bench compares with the faster one. Reading the last character
// makes V8 flatten a string of pieces, as any use of the string would.
function byAdding(rows) {
  let html = before;
  for (const row of rows) html += rowHTML(row);
  html += after(rows);
  html.charCodeAt(html.length - 1);
  return html;
}
const byJoining = (rows) => [before, ...rows.map(rowHTML), after(rows)].join('');

function time(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const median = (numbers) => numbers.sort((one, other) => one - other)[numbers.length >> 1];

// The ratio of `subject` to the fastest baseline; `same` compares the first baseline with itself.
function compare(rounds, subject, baselines) {
  const works = [subject, ...baselines, baselines[0]];
  for (let round = 0; round < 5; round += 1) works.forEach((work) => work());
  const times = works.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    works.forEach((_, index) => {
      const turn = (index + round) % works.length;
      times[turn].push(time(works[turn]));
    });
  }
  const medians = times.map(median);
  const fastest = Math.min(...medians.slice(1, -1));
  return {
    ratio: medians[0] / fastest, same: medians.at(-1) / medians[1], subject: medians[0],
    baseline: fastest,
  };
}

async function instantiate() {
  const url = performance.getEntriesByType('resource').map((entry) => entry.name)
    .find((name) => name.endsWith('.wasm'));
  let html = '';
  let exports;
  const host = new Proxy({}, {
    get: (_, name) => (...values) => {
      if (name === 'patch') html = new TextDecoder().decode(
        new Uint8Array(exports.memory.buffer, values[0], values[1]));
      return 0;
    },
    has: () => true,
  });
  const { module } = await WebAssembly.instantiateStreaming(fetch(url), {
    host: Object.fromEntries(WebAssembly.Module.imports(
      await WebAssembly.compileStreaming(fetch(url))).map(({ name }) => [name, host[name]])),
  }).then(({ instance, module }) => {
    exports = instance.exports;
    return { module };
  });
  exports.gather_start();
  const command = (text) => {
    const bytes = new TextEncoder().encode(text);
    const start = exports.gather_allocate(bytes.length);
    new Uint8Array(exports.memory.buffer, start, bytes.length).set(bytes);
    exports.gather_receive(1, 0, 0, start, bytes.length, exports.gather_allocate(0), 0);
  };
  return { command, html: () => html, module };
}

async function benchRendering(count, rounds) {
  const swift = await instantiate();
  swift.command(`bench ${count}`);
  const rows = benchRows(count);
  const whole = swift.html();
  if (!whole.includes(byAdding(rows))) throw new Error('Swift and JavaScript differ');
  swift.command('silent');
  const times = Math.max(1, Math.round(20_000 / count));
  const repeat = (build) => () => { for (let turn = 0; turn < times; turn += 1) build(rows); };
  return compare(
    rounds, () => swift.command(`render ${times}`), [repeat(byAdding), repeat(byJoining)]);
}

function benchPatching(count, rounds) {
  const button = document.body.appendChild(document.createElement('button'));
  const command = (text) => {
    button.dataset.tap = text;
    button.click();
  };
  command(`bench ${count}`);
  const other = document.body.appendChild(document.createElement('div'));
  const html = document.querySelector('#rows').outerHTML;
  let next = 0;
  return compare(rounds, () => {
    next = (next + 7) % count;
    command(`benchRename ${next}`);
  }, [() => { other.innerHTML = html; }]);
}
