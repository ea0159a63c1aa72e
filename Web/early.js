// What newcomers do at once: the first part of the program takes it before the rest is here.

import { kind } from './events.js';

// `scripts/client/newcomers.mjs` plays it when the parts are made, so that the first part has all that it needs.
export const newcomersActs = {
  open: 'players.addTapped', type: 'addPlayer.nameTyped', submit: 'addPlayer.nameSubmitted', add: 'addPlayer.addTapped',
};
const earlyActs = Object.values(newcomersActs);

// Whether the first part alone can take an event.
export function isEarly(number, { first }) {
  switch (number) {
    case kind.acted: return earlyActs.includes(first);
    case kind.started: case kind.stored: case kind.installable: return true;
    case kind.loaded: return first.length === 0; // The device knows no squad.
    default: return false;
  }
}
