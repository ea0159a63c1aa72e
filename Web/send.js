// Takes events to the program: one at a time, because an update can cause the next (focus, close) while Swift runs.
// What Swift passes to JavaScript, and JavaScript to Swift, are bytes in the program's memory.

import { refreshDrag } from './drag.js';
import { kind } from './events.js';
import { syncEdited, watchNear } from './fields.js';
import { broke, holdBack, program, screenIsShown } from './lifecycle.js';
import { noteFocus, patch, settle } from './page.js';
import { openAgain } from './parts.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const nothing = new Uint8Array();

export const view = (start, count) => new Uint8Array(program().memory.buffer, start, count);
export const text = (start, count) => decoder.decode(view(start, count));
export const copy = (start, count) => view(start, count).slice();

const queue = [];
let update; // What the program shows after the event that it has; none while it has none.

export function send(number, event = {}) {
  if (holdBack(number, event)) return;
  queue.push([number, event]);
  if (update) return;
  let next;
  try {
    while ((next = queue.shift())) deliver(...next);
  } catch (error) {
    if (openAgain([next, ...queue])) return;
    broke();
    document.getElementById('broken').hidden = false;
    throw error;
  } finally {
    update = undefined;
  }
}

export function sendAll(events) {
  for (const event of events) send(...event);
}

export function act(text, value) {
  if (text) send(kind.acted, { first: text, second: value });
}

function deliver(kind, { number = 0, other = 0, first = nothing, second = nothing }) {
  const focus = noteFocus();
  update = { isShown: false, isComplete: true };
  const pieces = [first, second].flatMap((piece) => {
    const bytes = typeof piece === 'string' ? encoder.encode(piece) : piece;
    const start = program().gather_allocate(bytes.length);
    view(start, bytes.length).set(bytes);
    return [start, bytes.length];
  });
  program().gather_receive(kind, number, other, ...pieces);
  settle(focus);
  refreshDrag();
  watchNear();
  if (!update.isShown) return;
  syncEdited();
  sendAll(screenIsShown());
}

// A part of the screen.
export function show(html) {
  update.isComplete = patch(html) && update.isComplete;
}

// The screen is shown. Returns whether all its parts could be.
export function shown() {
  update.isShown = true;
  return update.isComplete;
}
