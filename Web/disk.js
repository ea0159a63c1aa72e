// Stores records under string keys in IndexedDB. Sources/Browser/KeyValue.swift describes the format
// of a frame of records.

const reason = { quota: 1, unavailable: 2, other: 3, outdated: 4 };
const nothing = new Uint8Array();
const patience = 3000;
const removal = 0xffffffff;
let opening;
let isMade = false; // Whether there was none before.
const writesUnderWay = new Set();

// The name of the page's stored data: each link by which a user keeps the score has its own.
export const name = document.documentElement.dataset.app
  + (/^\/score\/[^/]+/.exec(location.pathname) ?? '');

function open() {
  opening ??= new Promise((resolve, reject) => {
    // The number goes up when records change so that an earlier version would set them aside as
    // damaged. A page of that version, still open in another window, can then no longer read them.
    const request = indexedDB.open(name, 5);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion !== 0) return;
      request.result.createObjectStore('records');
      isMade = true;
    };
    request.onblocked = () => reject(request.error);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      const forget = () => { opening = undefined; };
      database.onversionchange = () => { database.close(); forget(); };
      database.onclose = forget;
      resolve(database);
    };
  });
  opening.catch(() => { opening = undefined; });
  return opening;
}

// Whether the device had no data, not even of an empty squad. Asked before the program is there, this also opens the
// data that the program will read.
export async function isNew() {
  try {
    await open();
    return isMade;
  } catch {
    return false;
  }
}

// Whether the device lets the page keep anything.
export const canKeep = () => open().then(() => true, () => false);

// Runs one transaction; resolves to the result of `work`, or to a reason if it failed.
async function transact(mode, work) {
  let transaction;
  let timer;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException('', 'TimeoutError'));
      try { transaction?.abort(); } catch { /* It has ended already. */ }
    }, patience);
  });
  const outcome = async () => {
    const database = await open();
    transaction = database.transaction('records', mode, { durability: 'strict' });
    return new Promise((resolve, reject) => {
      transaction.onabort = () => reject(transaction.refusal ?? transaction.error);
      try {
        const result = work(transaction.objectStore('records'));
        transaction.oncomplete = () => resolve(result());
      } catch (error) {
        reject(error);
        transaction.abort(); // Undoes the requests that were made before the error.
      }
    });
  };
  try {
    return { result: await Promise.race([outcome(), timeout]) };
  } catch (error) {
    return { reason: reasonFor(error) };
  } finally {
    clearTimeout(timer);
  }
}

function reasonFor(error) {
  switch (error?.name) {
    case 'QuotaExceededError': return reason.quota;
    case 'outdated': return reason.outdated;
    case 'InvalidStateError': case 'SecurityError': case 'TimeoutError': case 'UnknownError':
    case 'ReferenceError': case 'TypeError': return reason.unavailable;
    default: return reason.other;
  }
}

// Ends when all writes that are under way have ended.
export const writesEnd = () => Promise.allSettled(writesUnderWay);

export async function store(frame) {
  const writing = write(frame);
  writesUnderWay.add(writing);
  try {
    return await writing;
  } finally {
    writesUnderWay.delete(writing);
  }
}

function write(frame) {
  return transact('readwrite', (records) => {
    const numbers = new DataView(frame.buffer);
    const decoder = new TextDecoder();
    let at = 0;
    const take = (count) => frame.slice(at, (at += count));
    const number = () => numbers.getUint32((at += 4) - 4, true);
    while (at < frame.length) {
      const key = decoder.decode(take(number()));
      const count = number();
      const value = count === removal ? undefined : take(count);
      const name = key.slice(1);
      if (key[0] === '=') check(records, name, value);
      else if (key[0] === '+') merge(records, name, value);
      else if (value) records.put(value, key);
      else records.delete(key.endsWith('/') ? within(key) : key);
    }
    return () => undefined;
  });
}

// Undoes the transaction unless the record is as the window knows it.
function check(records, key, value = nothing) {
  records.get(key).onsuccess = ({ target: { result = nothing, transaction } }) => {
    if (indexedDB.cmp(result, value) === 0) return;
    transaction.refusal = { name: 'outdated' };
    transaction.abort();
  };
}

// Replaces these members of a record, and keeps those that other windows have written.
function merge(records, key, value) {
  records.get(key).onsuccess = ({ target: { result } }) => {
    const members = { ...membersOf(result), ...membersOf(value) };
    records.put(new TextEncoder().encode(JSON.stringify(members)), key);
  };
}

function membersOf(value) {
  try {
    return JSON.parse(new TextDecoder().decode(value));
  } catch {
    return {}; // There is no such record, or it cannot be read.
  }
}

export async function load(prefix) {
  const range = prefix ? within(prefix) : undefined;
  return transact('readonly', (records) => {
    const keys = records.getAllKeys(range);
    const values = records.getAll(range);
    return () => frameOf(keys.result, values.result);
  });
}

const within = (prefix) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

// Encodes all keys at once, because encoding takes long for each text; no key has a line break.
function frameOf(keys, values) {
  const names = new TextEncoder().encode(keys.map((key) => `${key}\n`).join(''));
  const count = values.reduce((sum, { length }) => sum + 7 + length, names.length);
  const frame = new Uint8Array(count);
  const numbers = new DataView(frame.buffer);
  let at = 0;
  const append = (bytes) => {
    numbers.setUint32(at, bytes.length, true);
    frame.set(bytes, at + 4);
    at += 4 + bytes.length;
  };
  let start = 0;
  for (const value of values) {
    const end = names.indexOf(10, start);
    append(names.subarray(start, end));
    append(value);
    start = end + 1;
  }
  return frame;
}
