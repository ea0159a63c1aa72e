// Runs in a page of the app, and times taps from their dispatch to the changed document.

// Waits for layout and paint after the last tap, which end long before a user taps again.
const rest = () => new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
});

// The times until an observer reports a change within `root`, and until Swift has returned.
async function timeOne(root, act) {
  await rest();
  return new Promise((resolve) => {
    let returned;
    const observer = new MutationObserver(() => {
      observer.disconnect();
      const total = performance.now() - start;
      resolve({ total, returned: Math.min(total, returned) });
    });
    observer.observe(root, {
      subtree: true, childList: true, attributes: true, characterData: true,
    });
    const start = performance.now();
    act();
    returned = performance.now() - start;
  });
}

const app = () => document.getElementById('app');

// Begins a gather, beside one that runs, and opens the selection of those who play.
async function openSelection() {
  document.querySelector('#primary').click();
  await rest();
  document.querySelector('[data-tap="players.anotherConfirmed"]')?.click();
  await rest();
  document.querySelector('[data-tap="confirmPlayers.whoPlaysTapped"]')?.click();
  while (!document.querySelector('#rows [role=checkbox]')) await rest();
}

async function tapRows(count) {
  await openSelection();
  const rows = [...document.querySelectorAll('#rows .row')];
  const times = [];
  for (let turn = 0; turn < count; turn += 1) {
    const row = rows[(turn * 37) % rows.length];
    times.push(await timeOne(app(), () => row.click()));
  }
  document.querySelector('#cancel').click();
  return times;
}

// Types a letter into the empty search field, and removes it again.
async function typeAndClear(count) {
  const field = document.querySelector('#search-field');
  const type = (text) => timeOne(app(), () => {
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
  });
  const typed = [];
  const cleared = [];
  for (let turn = 0; turn < count; turn += 1) {
    typed.push(await type('aeiou'[turn % 5]));
    cleared.push(await type(''));
  }
  return { typed, cleared };
}

// Observes only the score, because the clock changes the page meanwhile. A user does not tap a goal
// in each frame, and a disk with hundreds of writes under way makes the next one wait.
async function tapPlus(count) {
  const pads = document.querySelectorAll('.pads .pad');
  const times = [];
  for (let turn = 0; turn < count; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const score = document.getElementById('score');
    times.push(await timeOne(score, () => pads[turn % 2].click()));
  }
  return times;
}

const tab = (path) => document.querySelector(`#tabs [href="${path}"]`);

// Opens a tab from the list of players, and goes back.
async function tapTabs([count, path]) {
  const times = [];
  for (let turn = 0; turn < count; turn += 1) {
    times.push(await timeOne(app(), () => tab(path).click()));
    await rest();
    if (turn < count - 1) tab('#/').click();
  }
  return times;
}

// Orders the open table by points per match and in all, in turns.
async function tapOrders(count) {
  document.querySelector('[data-tap="season.rulesTapped"]').click();
  await rest();
  const times = [];
  for (let turn = 0; turn < count; turn += 1) {
    const order = turn % 2 ? 'perMatchTapped' : 'inAllTapped';
    const chip = document.querySelector(`[data-tap="season.${order}"]`);
    times.push(await timeOne(app(), () => chip.click()));
  }
  document.querySelector('[data-tap="season.sheetDismissed"]').click();
  return times;
}

// Opens the pages of players from the table, and goes back.
async function openRecords(count) {
  const times = [];
  for (let turn = 0; turn < count; turn += 1) {
    const rows = document.querySelectorAll('#season-rows .row');
    times.push(await timeOne(app(), () => rows[turn % rows.length].click()));
    await rest();
    document.querySelector('#back').click();
    while (!document.querySelector('#season-rows')) await rest();
  }
  return times;
}

// Puts all players into a line-up with so many teams.
async function lineUp(teams) {
  await openSelection();
  for (const row of document.querySelectorAll('#rows [aria-checked=false]')) row.click();
  document.querySelector('#primary').click();
  await rest();
  document.querySelector(`[data-tap="confirmPlayers.teamCountTapped ${teams}"]`)?.click();
  await rest();
}

// The times from the tap until the teams are there, and the longest task meanwhile; 0 when none was
// long.
async function makeFair(count) {
  const times = [];
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  const press = (name) => document.querySelector(`[data-tap="confirmPlayers.${name}"]`).click();
  for (let turn = 0; turn < count; turn += 1) {
    press('shuffleTapped'); // So that the teams change.
    await rest();
    await rest();
    longest = 0;
    const start = performance.now();
    await new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('#strengths')?.textContent.startsWith('Comparing')) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(app(), { subtree: true, childList: true, attributes: true, characterData: true });
      press('fairTapped');
    });
    const total = performance.now() - start;
    await rest();
    await new Promise((resolve) => setTimeout(resolve, 50));
    times.push({ total, longest });
  }
  return times;
}

// Stores records where the app does.
async function putRecords(records) {
  const database = await new Promise((resolve, reject) => {
    // Without a number, the version that the app has made.
    const request = indexedDB.open('football-gather');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result);
  });
  await new Promise((resolve, reject) => {
    const transaction = database.transaction('records', 'readwrite');
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
    const store = transaction.objectStore('records');
    const encoder = new TextEncoder();
    for (const [key, text] of Object.entries(records)) store.put(encoder.encode(text), key);
  });
  database.close();
}
