// What the program is told when it is not all there: newcomers' first acts go to its first part at once, and what else
// happens waits for the rest.

import { kind } from './events.js';

// What newcomers do at once. `scripts/newcomers.mjs` plays it when the parts are made, so that the first part has all that
// it needs.
export const newcomersActs = {
  open: 'players.addTapped', type: 'addPlayer.nameTyped', submit: 'addPlayer.nameSubmitted', add: 'addPlayer.addTapped',
};
const earlyActs = Object.values(newcomersActs);

// What waits for the program, in its order.
let later = [];
let hasShown = false; // Whether the program has shown its first screen.
let hasRest = false; // Whether all of the program is here.
let isUnreached = false; // Whether the network did not bring the program, or the rest, when it was last asked.

// Holds an event back that the program cannot take yet. Returns whether it does.
export function holdBack(number, event) {
  if (canBeTaken(number, event)) return false;
  later.push([number, event]);
  tellWhatWaits();
  return true;
}

function canBeTaken(number, event) {
  if (!hasShown) return number !== kind.acted && (hasRest || isEarly(number, event));
  // What the user does keeps its order, and what is in a field stays there until the program has heard of it.
  return hasRest || (isEarly(number, event) && !isUserWaiting());
}

// Whether the first part alone can take an event.
function isEarly(number, { first }) {
  switch (number) {
    case kind.acted: return earlyActs.includes(first);
    case kind.started: case kind.stored: case kind.installable: return true;
    case kind.loaded: return first.length === 0; // The device knows no squad.
    default: return false;
  }
}

const isUserWaiting = () => later.some(([number]) => number === kind.acted || number === kind.navigated);

// What waited for the program's first screen, and is to be sent again.
export function firstScreenIsShown() {
  if (hasShown) return [];
  hasShown = true;
  return takeLater();
}

export const isWhole = () => hasRest;

// What waited for the rest of the program, and is to be sent again.
export function restIsHere() {
  hasRest = true;
  isUnreached = false;
  return takeLater();
}

// What waits when the page has to be opened again.
export const whatWaits = () => later;

function takeLater() {
  const events = later;
  later = [];
  tellWhatWaits();
  return events;
}

// Notes whether the network brings the program. The page says so when the user waits for it.
export function noteUnreached(isSo) {
  isUnreached = isSo;
  tellWhatWaits();
}

function tellWhatWaits() {
  const isWaiting = isUserWaiting();
  document.documentElement.toggleAttribute('data-waiting', isWaiting);
  const sentence = document.getElementById('on-its-way');
  if (sentence) sentence.hidden = !isWaiting;
  const message = document.getElementById('unreached');
  if (message) message.hidden = !isUnreached || (hasShown && !isWaiting);
}
