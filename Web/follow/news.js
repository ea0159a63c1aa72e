// Brings what the server has to say of the gather: over a live stream, from another page of this
// browser that has one, or by asking for the page again.

import { began, ended, isCrowded, takeTurns, tell } from './turns.js';

// NB: A proxy or a sleeping device may end a stream without an event, and all other connections with
// it. The server gives a sign each 20 seconds. Pages without a stream leave the first attempt to the
// page that has it.
const SILENCE = { here: 30_000, elsewhere: 40_000 };
// Between two requests of a page to which nothing comes by itself, as behind a proxy that holds
// streams back, and after the server refused a stream.
const PAUSE = 5_000;
const PAUSE_AFTER_REFUSAL = 15_000;

let take; // Takes an event: its name and data.
let events; // The address of the live stream.
let page; // The address of the page, at which it is asked for.
let lose; // Is called when the link no longer works.
let stream;
let place; // `here` or `elsewhere`, while a stream is open.
let openedAt = 0;
let heardAt; // When something came over the stream; `undefined` before.
let nextAsk = 0;
let isAsking = false;
let failures = 0;

// The first six requests are dropped soon, because each may be sent over another dead connection; the
// next wait longer and longer, because the network may only be slow.
const patience = () => Math.min(60, 3 << Math.min(Math.max(failures - 5, 0), 5)) * 1000;

// An address in the language in which this page is, whatever the browser prefers or another page chose since.
export function inLanguageOfPage(address) {
  const url = new URL(address, location);
  url.searchParams.set('lang', document.documentElement.lang);
  return `${url.pathname}${url.search}`;
}

function end() {
  stream?.close();
  stream = place = heardAt = undefined;
}

function startHearing(where) {
  place = where;
  openedAt = Date.now();
  nextAsk = openedAt + PAUSE;
}

function hear(name, data) {
  heardAt = Date.now();
  take(name, data);
}

function open() {
  if (document.hidden || isCrowded()) return;
  end();
  startHearing('here');
  stream = new EventSource(events);
  began();
  for (const name of ['page', 'heard']) {
    stream.addEventListener(name, ({ data }) => {
      hear(name, data);
      tell(name, data);
    });
  }
  stream.addEventListener('gone', () => {
    end();
    lose();
  });
  // The browser tries again by itself, unless the server refused the stream.
  stream.addEventListener('error', ({ target }) => {
    heardAt = undefined;
    if (target.readyState !== EventSource.CLOSED) return;
    ended('left');
    end();
    nextAsk = Date.now() + PAUSE_AFTER_REFUSAL;
  });
}

function hearFromOther(name, data) {
  if (place !== 'elsewhere') startHearing('elsewhere');
  if (name !== 'opened') hear(name, data);
}

// After an answer a stream can be opened: the connection works.
async function ask() {
  isAsking = true;
  const request = new AbortController();
  const drop = () => request.abort();
  const limit = patience();
  nextAsk = Date.now() + limit;
  let timer = setTimeout(drop, limit);
  try {
    const response = await fetch(page, { signal: request.signal, cache: 'no-store' });
    clearTimeout(timer);
    timer = setTimeout(drop, 30_000);
    if (response.status === 404 || response.status === 410) return lose();
    if (response.ok) {
      const date = Date.parse(response.headers.get('date'));
      take('asked', { text: await response.text(), date });
    }
    failures = 0;
    nextAsk = Date.now() + PAUSE;
    if (!place) open();
  } catch {
    failures += 1;
  } finally {
    clearTimeout(timer);
    isAsking = false;
  }
}

function check() {
  const now = Date.now();
  if (document.hidden) return;
  if (place && now - (heardAt ?? openedAt) >= SILENCE[place]) askAtOnce();
  else if (!heardAt && !isAsking && now >= nextAsk) ask();
}

// All connections may be dead.
function askAtOnce() {
  if (document.hidden) return;
  ended('left');
  end();
  failures = 0;
  if (!isAsking) ask();
}

// Keeps `onEvent` told of the events `page` and `heard`, and of `asked`, whose data is a whole
// page and the server's time to the second.
export function listenForNews(onEvent, addresses = {}) {
  take = onEvent;
  events = inLanguageOfPage(addresses.events ?? `${location.pathname.replace(/\/$/, '')}/events`);
  page = inLanguageOfPage(addresses.page ?? location.href);
  lose = addresses.lose ?? (() => location.reload());
  takeTurns({ news: events, lose: end, hear: hearFromOther, open });
  setInterval(check, 500);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return askAtOnce();
    ended('closed');
    end();
  });
  addEventListener('pagehide', () => {
    ended('closed');
    end();
  });
  addEventListener('online', askAtOnce);
  addEventListener('pageshow', (event) => event.persisted && askAtOnce());
  open();
}
