// Which of the browser's pages that follow matches have a live stream: over HTTP/1.1 a browser has six
// connections to a server, and a stream takes one for as long as it is open.
//
// Of the pages that show the same, the one that opened its stream last has it, and hands on what comes. Of
// all links, the few that opened theirs last have one; the other pages ask now and then.

import { openChannel } from '../channel.js';

const STREAMS = 3;
// A page that is silent for longer is gone.
const FORGOTTEN = 45_000;
const channel = openChannel('football-gather-follow');
const page = { id: crypto.getRandomValues(new Uint32Array(1))[0] };
const others = new Map(); // The streams of other pages, by the pages' ids.
let mine; // This page's stream.

const isLater = (one, other) => one.since > other.since
  || (one.since === other.since && one.id > other.id);

// Whether so many other links have later streams that this page goes without.
export function isCrowded() {
  const links = new Set();
  for (const other of others.values()) {
    const isCurrent = other.link !== page.link && Date.now() - other.heardAt < FORGOTTEN;
    if (isCurrent && !(mine && isLater(mine, other))) links.add(other.link);
  }
  return links.size >= STREAMS;
}

// Tells the other pages what came over this page's stream.
export function tell(name, data) {
  if (mine) channel.postMessage({ ...mine, name, data });
}

export function began() {
  mine = { ...page, since: Date.now() };
  tell('opened');
}

// After `closed`, another page of the link may open a stream; after `left` none may.
export function ended(name) {
  tell(name);
  mine = undefined;
}

// `news` is the address of the page's stream, of which the pages that show the same have the same one: two days or
// languages of one link differ. `lose` ends this page's stream, `hear` takes what came over another page's, `open` may open one.
export function takeTurns({ news, lose, hear, open }) {
  page.link = news;
  channel.onmessage = ({ data: { name, data, ...other } }) => {
    const isOver = name === 'closed' || name === 'left';
    if (isOver) others.delete(other.id);
    else others.set(other.id, { ...other, heardAt: Date.now() });
    if (other.link !== page.link) {
      if (!mine || !isCrowded()) return;
      ended('left');
      lose();
    } else if (name === 'closed') {
      open();
    } else if (mine && isLater(mine, other)) {
      if (!isOver) tell('opened'); // The other page has not heard of it.
    } else if (!isOver) {
      if (mine) lose();
      mine = undefined;
      hear(name, data);
    }
  };
}
