// Modal dialogs, also in browsers before 2022, which have no selector for them.

import { usesPointer } from './pointer.js';

// Screen readers say what a dialog is called when the focus moves into it, but only while the page around it is there:
// a modal dialog takes it away from them. So a dialog that was not opened by a pointer is modal a moment later.
const MOMENT = 400;
const hasSelector = CSS.supports('selector(:modal)');
const shown = new WeakSet();
// Those that are open and will be modal.
const coming = new WeakSet();
const openers = new WeakMap();

export function openDialog(dialog) {
  openers.set(dialog, document.activeElement);
  dialog.open = false;
  if (usesPointer()) return showModal(dialog);
  dialog.show();
  coming.add(dialog);
  setTimeout(becomeModal, MOMENT, dialog);
}

function becomeModal(dialog) {
  if (!coming.delete(dialog) || !dialog.open) return;
  const inside = document.activeElement;
  dialog.open = false;
  showModal(dialog);
  if (dialog.contains(inside)) inside.focus({ preventScroll: true });
}

// What the user does next is for the dialog alone.
for (const type of ['keydown', 'pointerdown']) {
  addEventListener(type, () => [...document.querySelectorAll('dialog[open]')].forEach(becomeModal), true);
}

function showModal(dialog) {
  dialog.showModal();
  shown.add(dialog);
}

// Brings the focus back to where it was before.
export function closeDialog(dialog) {
  coming.delete(dialog);
  dialog.close();
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !dialog.contains(activeElement)) return;
  openers.get(dialog)?.focus({ preventScroll: true });
}

export function isModal(dialog) {
  if (coming.has(dialog)) return true;
  return hasSelector ? dialog.matches(':modal') : dialog.open && shown.has(dialog);
}

// The one above all others, if there is any.
export const topDialog = () => [...document.querySelectorAll('dialog')].filter(isModal).pop();
