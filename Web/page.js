// Updates the document in place to the HTML that Swift rendered, so that focus, caret, selection,
// scroll positions, half-typed text and IME compositions survive.

import { closeDialog, isModal, openDialog, topDialog } from './dialogs.js';
import { usesHistoryKey, usesPointer } from './pointer.js';

// In a document of its own, so that nothing is loaded before it is on the page.
// NB: Not a <template>: Chromium's fast parser, which takes a third of the time, does not read into
// one. Parts of a table would need another parent.
const parser = document.implementation.createHTMLDocument().body;
const dialogs = document.getElementsByTagName('dialog');
const mains = document.getElementsByTagName('main');
// For each placeholder of a patch, the elements that it stands for; each of them is a key, too.
let kept = new Map();
// Parts of dialogs that were in sight once: from then on the user decides.
const revealed = new WeakSet();
let composing;
let shownMain;

document.addEventListener('compositionstart', ({ target }) => { composing = target; });
document.addEventListener('compositionend', ({ target }) => {
  composing = undefined;
  // Safari's last `input` comes after this event.
  setTimeout(() => syncControl(target));
});

// Updates the element with the same id as the root of the HTML. In the HTML, `<template id="…">` is
// a placeholder for the existing element with that id, and with `data-to` for those from it to the
// element with that id. Returns false when one of these is missing, because a browser extension
// removed it; nothing is changed then.
export function patch(html) {
  parser.innerHTML = html;
  let wanted = parser.firstElementChild;
  const old = document.getElementById(wanted.id);
  if (!old) return false;
  if (old.namespaceURI !== wanted.namespaceURI) { // SVG is parsed correctly only inside <svg>.
    parser.innerHTML = `<svg>${html}</svg>`;
    wanted = parser.firstElementChild.firstElementChild;
  }
  kept = new Map();
  if (![...wanted.querySelectorAll('template')].every(keep)) return false;
  if (old.lang === wanted.lang) update(old, wanted);
  else replace(old, wanted);
  return true;
}

// Firefox tells screen readers the language in which an element was when it came, so another language makes another one.
function replace(old, wanted) {
  old.before(wanted);
  fillPlaceholders(wanted);
  remove(old);
}

const idOf = (node) => node.getAttribute?.('id');

// Whether all elements that a placeholder stands for are there.
function keep(placeholder) {
  const { id, dataset: { to } } = placeholder;
  const elements = [];
  kept.set(placeholder, elements);
  for (let node = document.getElementById(id); node; node = node.nextSibling) {
    if (idOf(node)) { // Others are an extension's.
      kept.set(node);
      if (elements.push(node) > 1 ? idOf(node) === to : !to) return true;
    }
  }
  return false;
}

function update(old, wanted) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== wanted.data) old.data = wanted.data;
    return;
  }
  if (old.isEqualNode(wanted)) { // The browser compares faster than this script.
    for (const control of old.querySelectorAll('input, select')) syncControl(control);
    syncControl(old);
    return;
  }
  const rendered = {
    value: old.getAttribute('value'),
    isChecked: old.hasAttribute('checked'),
    isSelected: old.hasAttribute('selected'),
  };
  const defaultText = old.defaultValue;
  updateAttributes(old, wanted);
  updateChildren(old, wanted);
  const value = wanted.getAttribute('value');
  const isChecked = wanted.hasAttribute('checked');
  if (old.localName === 'textarea') {
    if (old.defaultValue !== defaultText) setValue(old, old.defaultValue);
  } else if (old.localName === 'option') {
    if (wanted.hasAttribute('selected') && !rendered.isSelected) old.selected = true;
  } else if (isChecked !== rendered.isChecked) {
    old.checked = isChecked;
  } else if (isField(old) && value !== null && value !== rendered.value) {
    setValue(old, value);
  }
  syncControl(old);
}

export const isBox = (control) => control.type === 'checkbox' || control.type === 'radio';
const isField = (control) => control.localName === 'input' && !isBox(control);

// A control that sends each edit to Swift shows the rendered value, even if that did not change.
export function syncControl(control) {
  if (!control.isConnected) return;
  if (isBox(control)) {
    const isChecked = control.hasAttribute('checked');
    if (control.dataset.change && control.checked !== isChecked) control.checked = isChecked;
  } else if (control.localName === 'select') {
    const chosen = control.querySelector('option[selected]');
    if (control.dataset.change && chosen && !chosen.selected) chosen.selected = true;
  } else if (isField(control) && control.dataset.input && control.hasAttribute('value')) {
    setValue(control, control.getAttribute('value'));
  }
}

function setValue(control, value) {
  if (control === composing || control.value === value) return;
  const { selectionStart, selectionEnd } = control;
  const isAtEnd = selectionStart === control.value.length;
  control.value = value;
  // Setting a value moves the caret to the end.
  if (control === document.activeElement && typeof selectionStart === 'number' && !isAtEnd) {
    control.setSelectionRange(selectionStart, selectionEnd);
  }
}

// Attributes that the browser, the user or this script sets without Swift knowing.
function isForeign(element, name) {
  switch (name) {
    case 'open': return element.localName === 'details' || element.localName === 'dialog';
    case 'style': return element.classList.contains('is-dragging');
    case 'tabindex': return element === document.activeElement;
    default: return false;
  }
}

function updateAttributes(old, wanted) {
  for (const { name, value } of wanted.attributes) {
    if (old.getAttribute(name) !== value && !isForeign(old, name)) old.setAttribute(name, value);
  }
  for (const name of old.getAttributeNames()) {
    if (!wanted.hasAttribute(name) && !isForeign(old, name)) old.removeAttribute(name);
  }
}

function updateChildren(parent, wanted) {
  const have = [...parent.childNodes];
  const nodes = [...wanted.childNodes].flatMap((node) => kept.get(node) ?? node);
  const places = findPlaces(have, nodes);
  const staying = longestRun(places);
  const used = new Set(places);
  have.forEach((node, index) => {
    if (!used.has(index) && !kept.has(node)) remove(node);
  });
  let next = null;
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = nodes[index];
    const old = kept.has(node) ? node : have[places[index]];
    if (old) {
      if (!staying.has(index)) move(parent, old, next);
      if (old !== node) update(old, node);
    } else {
      parent.insertBefore(node, next);
      fillPlaceholders(node);
    }
    next = old ?? node;
  }
}

// For each wanted node, the index of the old node to keep or to update: the one with the same id, or
// the next one without an id and with the same tag; -1 for none.
function findPlaces(have, nodes) {
  const keyed = new Map();
  const loose = [];
  have.forEach((node, index) => {
    const id = idOf(node);
    if (id) keyed.set(id, index);
    else loose.push(index);
  });
  let from = 0;
  return nodes.map((node) => {
    const id = idOf(node);
    if (id) {
      const place = keyed.get(id) ?? -1;
      return have[place]?.nodeName === node.nodeName ? place : -1;
    }
    const place =
      loose.find((one) => one >= from && have[one].nodeName === node.nodeName) ?? -1;
    from = Math.max(from, place + 1);
    return place;
  });
}

// The wanted nodes that keep their places while all others move: a longest increasing subsequence.
function longestRun(places) {
  const ends = [];
  const previous = [];
  places.forEach((place, index) => {
    if (place < 0) return;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[ends[middle]] < place) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1];
    ends[low] = index;
  });
  const run = new Set();
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) run.add(index);
  return run;
}

function move(parent, node, next) {
  if (parent.moveBefore && parent.isConnected && node.isConnected) parent.moveBefore(node, next);
  else parent.insertBefore(node, next);
}

function fillPlaceholders(node) {
  if (!kept.size || !node.querySelectorAll) return;
  for (const placeholder of node.querySelectorAll('template')) {
    for (const old of kept.get(placeholder)) move(placeholder.parentNode, old, placeholder);
    placeholder.remove();
  }
}

function remove(node) {
  // Closing a dialog restores the focus that was before it; removing an open dialog does not.
  const open = [...node.querySelectorAll?.('dialog[open]') ?? []];
  if (node.matches?.('dialog[open]')) open.push(node);
  for (const dialog of open) closeDialog(dialog);
  hasClosedDialog ||= open.length > 0;
  node.remove();
}

// The focus before an event: the element, and its path from the nearest ancestor with an id.
export function noteFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const way = [];
  let ancestor = element;
  while (!ancestor.getAttribute('id') && ancestor.parentElement) {
    way.unshift([...ancestor.parentElement.children].indexOf(ancestor));
    ancestor = ancestor.parentElement;
  }
  return {
    element, id: ancestor.getAttribute('id'), way, places: placesOf(element), name: nameOf(element),
    said: usesPointer() ? '' : allSaid(),
  };
}

const nameOf = (element) => element.getAttribute('aria-label') ?? element.textContent;
const allSaid = () => [...document.querySelectorAll('[aria-live]')].map((one) => one.textContent).join();

// Where an element is in those around it, of which the nearest may stay when it goes.
function placesOf(element) {
  const places = [];
  for (let one = element; places.length < 4 && one.parentElement?.closest('main'); one = one.parentElement) {
    places.push({ parent: one.parentElement, index: [...one.parentElement.children].indexOf(one) });
  }
  return places;
}

// Finishes an update after all patches of an event: page changes, modal dialogs and lost focus.
export function settle(focus) {
  const isOtherPage = mains[0] && mains[0].id !== shownMain;
  if (isOtherPage && shownMain !== undefined) {
    arriveSoon();
    scrollTo(0, 0);
  }
  if (isOtherPage && shownMain === undefined && mains[0].querySelector('[data-focus]')) focusPage();
  if (isOtherPage) {
    shownMain = mains[0].id;
    paintBars();
  }
  if (!arrival) showDialogs();
  const news = sentence()?.id;
  if (hasClosedDialog && news !== announced) sayAgain();
  announced = news;
  hasClosedDialog = false;
  if (!arrival && focus && isLost() && focus.element !== document.activeElement) restoreFocus(focus);
  if (!usesPointer() && focus?.element === document.activeElement) sayNewName(focus);
}

// Screen readers say that the pressed control is on or open now, but not that it is called something else.
function sayNewName({ element, name, said }) {
  if (nameOf(element) !== name && element.matches('button') && allSaid() === said) say(nameOf(element));
}

function say(text) {
  const region = topDialog()?.querySelector('#sheet-said') ?? document.getElementById('announcement');
  const line = document.createElement('p');
  line.className = 'spoken';
  line.textContent = text;
  region?.append(line);
  setTimeout(() => line.remove(), SPOKEN);
}

function showDialogs() {
  for (const dialog of [...dialogs]) {
    if (!dialog.hasAttribute('data-modal')) continue;
    if (!isModal(dialog)) openDialog(dialog);
    reveal(dialog);
  }
}

// While a modal dialog is open, Firefox hides the page from screen readers; what is said with its closing comes too early.
let hasClosedDialog = false;
let announced; // The id of the sentence that was said last.

// What Swift has announced; what `say` adds has no id.
const sentence = () => document.querySelector('#announcement > [id]');

function sayAgain() {
  setTimeout(() => {
    const said = sentence();
    said?.replaceWith(said.cloneNode(true));
  }, MOMENT);
}

const isLost = () => !document.activeElement || document.activeElement === document.body;

// Orca and Firefox say nothing of a field that gets the focus in the moment in which the button goes that was pressed,
// and take letters for commands. So without a pointer the focus follows later, and the dialogs with it, or with the next
// key, which is for the new page.
const MOMENT = 250;
// Longer than it takes until what was added is said.
const SPOKEN = 2000;
let arrival; // Where the focus was, until it follows.

function arriveSoon() {
  if (usesPointer()) return focusPage();
  const next = { from: document.activeElement };
  arrival = next;
  setTimeout(() => { if (arrival === next) arrive(); }, MOMENT);
}

function arrive() {
  if (!arrival) return;
  const { from } = arrival;
  arrival = undefined;
  showDialogs(); // Those that came with the page.
  if (isLost() || document.activeElement === from) focusPage();
  // Orca counts Alt with an arrow among its own keys, and does not read what has the focus after it.
  if (usesHistoryKey()) say(mains[0]?.querySelector('h1')?.textContent);
}
for (const type of ['keydown', 'pointerdown']) addEventListener(type, arrive, true);

// Brings what has just come into a dialog in sight, although the user had scrolled to the button
// that it comes from.
function reveal(dialog) {
  for (const part of dialog.querySelectorAll('[data-reveal]')) {
    if (!revealed.has(part)) part.scrollIntoView({ block: 'nearest' });
    revealed.add(part);
  }
}

// The browser's own bars have the colour of the page.
function paintBars() {
  const { backgroundColor } = getComputedStyle(document.documentElement);
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    meta.content = backgroundColor;
  }
}
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paintBars);

function restoreFocus({ element, id, way, places }) {
  const again = element.isConnected ? element
    : way.reduce((parent, index) => parent?.children[index], document.getElementById(id));
  if (hasFocus(again)) return;
  const { parent, index } = places.find((place) => place.parent.isConnected) ?? {};
  const isField = mains[0]?.querySelector('[data-focus], [autofocus]');
  if (isField || !hasFocus(controlNear(index, parent))) focusPage();
}

function hasFocus(element) {
  element?.focus({ preventScroll: true });
  return element && document.activeElement === element;
}

// What took the place of something that went, or else the last thing before it; no field, which would open a keyboard.
function controlNear(index, parent) {
  const children = [...parent?.children ?? []];
  const controls = 'button:enabled, a[href]';
  for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
    const control = child.matches(controls) ? child : child.querySelector(controls);
    if (control) return control;
  }
  return undefined;
}

function focusPage() {
  const target = mains[0]?.querySelector('[data-focus], [autofocus]') ?? mains[0]?.querySelector('h1');
  if (target?.localName === 'h1') target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
