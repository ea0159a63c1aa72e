// Keys: `aria-keyshortcuts` names the key that taps a control, and Escape dismisses a dialog.

import { topDialog } from './dialogs.js';

// A user who moves with Tab presses the button with the focus; after a click, Space is free.
let isTabbing = true;

export function listenForKeys(act) {
  document.addEventListener('pointerdown', () => { isTabbing = false; }, true);
  document.addEventListener('keydown', (event) => {
    const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
    if (key === 'Tab') isTabbing = true;
    if (event.isComposing || event.defaultPrevented) return;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const dialog = topDialog();
    if (!dialog || key !== 'Escape') return tap(event, dialog ?? document);
    // Chromium closes a dialog at the second Escape even if `cancel` is prevented.
    event.preventDefault();
    act(dialog.dataset.dismiss, '');
  });
}

// Taps the first enabled control in view that names the key.
function tap(event, place) {
  const key = event.key === ' ' ? 'Space' : event.key;
  if (isUsed(key, event.target)) return;
  const control = [...place.querySelectorAll('[aria-keyshortcuts]')].find((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return one.getAttribute('aria-keyshortcuts') === key && !one.disabled
      && bottom > 0 && top < innerHeight;
  });
  if (!control) return;
  event.preventDefault();
  if (!event.repeat) control.click();
}

// Whether the key has a meaning of its own where the focus is.
function isUsed(key, { localName, tabIndex, type, value }) {
  switch (localName) {
    case 'input': case 'select': case 'textarea':
      // In a search field with a text, Escape clears the text first.
      return key !== 'Escape' || (type === 'search' && value);
    default: return key === 'Space' && isTabbing && tabIndex >= 0;
  }
}
