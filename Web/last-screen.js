// The screen as it was when the user left, shown while the program loads: who comes back sees their list at once, and what
// they tap there waits for the program. It is kept on the device only, until it is shown again or the account goes.
// NB: Passwords never become markup, and codes and addresses of links are shown in dialogs, which are not kept.

import { name } from './disk.js';

const key = `${name}/screen`;
const longest = 200_000; // Characters, of which a browser keeps some five million in all.

// What must be the same for the screen to be that of this page: the address, and the version of program and styles.
const occasion = (version) => `${version} ${location.pathname}${location.hash}`;

// Keeps the screen that is shown.
export function keepScreen(version) {
  const copy = document.getElementById('frame')?.cloneNode(true);
  // What is asked or runs now is over later.
  if (!copy || copy.querySelector('dialog, [role=timer]')) return forgetScreen();
  // A title is said when it changes, but it is no message.
  for (const told of copy.querySelectorAll('[aria-live]:not(h1), [role=alert]')) told.replaceChildren();
  const { lang, dir } = document.documentElement;
  const html = copy.outerHTML;
  if (html.length > longest) return forgetScreen();
  try {
    localStorage.setItem(key, JSON.stringify({ occasion: occasion(version), lang, dir, title: document.title, html }));
  } catch { /* The browser keeps nothing, or no more. */ }
}

// Returns the screen that was kept for this address, once: one that breaks the page must not break the next one.
export function takeScreen(version) {
  try {
    const kept = JSON.parse(localStorage.getItem(key));
    forgetScreen();
    return kept?.occasion === occasion(version) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function forgetScreen() {
  try {
    localStorage.removeItem(key);
  } catch { /* The browser keeps nothing. */ }
}
