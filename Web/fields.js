// What the user does with fields, buttons and dialogs: one listener on the document for each kind of event.

import { isModal } from './dialogs.js';
import { isBox, syncControl } from './page.js';

let act; // Tells Swift.
let pressed;
const edited = new Set(); // Controls with edits that Swift has not rendered yet.
const heard = new WeakMap(); // The value of each field that Swift heard of last.
const inputs = document.getElementsByTagName('input');
const textareas = document.getElementsByTagName('textarea');

function valueOf({ type, checked, value }) {
  if (type === 'checkbox') return String(checked);
  return typeof value === 'string' ? value : ''; // The value of a list item is a number.
}

function actFrom(event, name) {
  const element = event.target.closest?.(`[data-${name}]`);
  if (!element) return;
  edited.add(element);
  heard.set(element, element.value);
  act(element.dataset[name], valueOf(element));
}

// Called when Swift has rendered what the user edited.
export function syncEdited() {
  for (const control of edited) syncControl(control);
  edited.clear();
}

function knownValue(field) {
  const isRendered = field.dataset.input && field.hasAttribute('value');
  return isRendered ? field.getAttribute('value') : heard.get(field) ?? field.defaultValue;
}

// A password manager or a script fills fields with only a `change` event, or with none. What is in
// them counts all the same, so before anything is tapped or submitted Swift hears of what it has not.
function hearFields(names = ['input', 'change']) {
  for (const field of [...inputs, ...textareas]) {
    const name = field.dataset.input ? 'input' : 'change';
    if (!names.includes(name) || !field.dataset[name] || isBox(field) || field.readOnly) continue;
    if (field.value !== knownValue(field)) actFrom({ target: field }, name);
  }
}

// Watched again after every event, because an observer reports only when an element comes or goes.
const near = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) if (isIntersecting) act(target.dataset.near, '');
}, { rootMargin: '200%' });

// `MoreButton` is the only element to watch.
// NB: By its id, because looking for the attribute took a tenth of the time of a tap.
export function watchNear() {
  near.disconnect();
  const more = document.getElementById('more');
  if (more) near.observe(more);
}

export function listenToFields(tellSwift) {
  act = tellSwift;
  listenForEdits();
  listenForTaps();
  listenForDialogs();
}

function listenForEdits() {
  document.addEventListener('input', (event) => actFrom(event, 'input'));
  document.addEventListener('change', (event) => {
    actFrom(event, 'change');
    hearFields();
  });
  // Before a button is pressed, too, because one may be disabled until Swift has heard.
  document.addEventListener('pointerdown', () => hearFields(), true);
  // The browser says by itself what Enter changes.
  document.addEventListener('keydown', ({ key }) => { if (key === 'Enter') hearFields(['input']); }, true);

  // A field for one line would join the lines of a list.
  document.addEventListener('paste', (event) => {
    const lines = event.clipboardData?.getData('text/plain').trim().slice(0, 50_000);
    const { paste } = event.target.dataset;
    if (!paste || !lines?.includes('\n')) return;
    event.preventDefault();
    act(paste, lines);
  });

  document.addEventListener('submit', (event) => {
    event.preventDefault();
    hearFields();
    actFrom(event, 'submit');
  });
}

function listenForTaps() {
  document.addEventListener('pointerdown', (event) => (pressed = event.target), true);
  for (const type of ['pointerdown', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      act(target.closest?.('[data-touch]')?.dataset.touch, '');
    });
  }

  // A text that is there to be copied is selected as a whole, unless the user selected a part of it.
  for (const type of ['focusin', 'click']) {
    document.addEventListener(type, ({ target }) => {
      if (target.readOnly && target.selectionStart === target.selectionEnd) target.select();
    });
  }

  document.addEventListener('click', (event) => {
    const { target } = event;
    if (target.matches?.('dialog[data-dismiss]') && pressed === target) {
      const box = target.getBoundingClientRect();
      const isInside = event.clientX >= box.left && event.clientX < box.right
        && event.clientY >= box.top && event.clientY < box.bottom;
      if (!isInside) return act(target.dataset.dismiss, '');
    }
    const element = target.closest?.('[data-tap]');
    if (!element) return;
    hearFields();
    if (element.href) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
    }
    act(element.dataset.tap, valueOf(element));
  });
}

// Neither event bubbles. Android's back gesture may close a dialog without a `cancel` event.
function listenForDialogs() {
  document.addEventListener('cancel', (event) => {
    if (event.target.localName !== 'dialog' || !isModal(event.target)) return;
    event.preventDefault();
    act(event.target.dataset.dismiss, '');
  }, true);
  document.addEventListener('close', ({ target }) => {
    if (target.matches('dialog[data-dismiss]') && !isModal(target)) act(target.dataset.dismiss, '');
  }, true);
}
