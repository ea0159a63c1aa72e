// The life of the program on this page, and what waits for it: one value, which only the functions here change.
//
//   arriving ──▶ starting part ──▶ part
//                      │             │      the rest comes
//                      ▼             ▼
//               starting whole ──▶ whole    “starting” ends with the first screen
//
// From each of them but the whole ones the page may be opened again, and in each the program may break.

import { isEarly } from './early.js';
import { kind } from './events.js';
import { keep } from './opened-again.js';

// Numbers, because the bundler writes them in place of their names.
const arriving = 0;
const startingPart = 1;
const startingWhole = 2;
const part = 3;
const whole = 4;
const opening = 5;
const broken = 6;

const life = {
  stage: arriving,
  exports: undefined,
  isReading: false, // Whether it reads the device, and will show something.
  waiting: [], // What it takes later, in this order; the acts for the page that is opened again.
  isUnreached: false, // Whether the network did not bring the program, or the rest, when it was last asked.
};

// Returns what waited, to be sent again.
function enter(stage) {
  life.stage = stage;
  const events = life.waiting;
  life.waiting = [];
  showWhatWaits();
  return events;
}

export function firstPartIsHere(exports) {
  life.exports = exports;
  life.stage = startingPart;
}

export function restIsHere() {
  life.isUnreached = false;
  switch (life.stage) {
    case startingPart: return enter(startingWhole);
    case part: return enter(whole);
    default: return [];
  }
}

export function screenIsShown() {
  switch (life.stage) {
    case startingPart: return enter(part);
    case startingWhole: return enter(whole);
    default: return [];
  }
}

export function deviceIsRead() {
  life.isReading = true;
}

// The page is about to be opened again; what the user does until then is kept for it.
export function openingAgain(acts) {
  life.stage = opening;
  life.waiting = acts;
}

export function broke() {
  enter(broken);
}

// Notes whether the network brings the program. The page says so when the user waits for it.
export function noteUnreached(isSo) {
  life.isUnreached = isSo;
  showWhatWaits();
}

// The program's exports; none before its first part is here.
export const program = () => life.exports;

export const whatWaits = () => life.waiting;

// Whether the program shows a screen.
export const hasScreen = () => life.stage === part || life.stage === whole;

// Whether another page would have no more of the program than this one. A broken program is not waited for.
export const isWhole = () => [startingWhole, whole, broken].includes(life.stage);

// Whether the program started, and will never show anything.
export const isSilent = () => isStarting() && !life.isReading;

// Holds an event back that the program cannot take now. Returns whether it does.
export function holdBack(number, event) {
  if (canTake(number, event)) return false;
  const isAct = number === kind.acted;
  switch (life.stage) {
    case broken: break;
    case opening:
      if (!isAct) break;
      life.waiting.push([number, event]);
      keep(life.waiting);
      break;
    default:
      if (life.stage === arriving && !isAct) break;
      life.waiting.push([number, event]);
      showWhatWaits();
  }
  return true;
}

function canTake(number, event) {
  switch (life.stage) {
    case startingPart: return number !== kind.acted && isEarly(number, event);
    case startingWhole: return number !== kind.acted;
    // What the user does keeps its order, and what is in a field stays there until the program has heard of it.
    case part: return isEarly(number, event) && !isUserWaiting();
    case whole: return true;
    default: return false;
  }
}

const isStarting = () => life.stage === startingPart || life.stage === startingWhole;

const isUserWaiting = () => life.waiting.some(([number]) => number === kind.acted || number === kind.navigated);

function showWhatWaits() {
  const isWaiting = isUserWaiting();
  document.documentElement.toggleAttribute('data-waiting', isWaiting);
  const sentence = document.getElementById('on-its-way');
  if (sentence) sentence.hidden = !isWaiting;
  const message = document.getElementById('unreached');
  const isBlank = life.stage === arriving || isStarting();
  if (message) message.hidden = !life.isUnreached || !(isBlank || isWaiting);
}
