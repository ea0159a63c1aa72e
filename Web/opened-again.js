// What the user did and the program did not take, for the page that is opened again in its place.

const key = 'football-gather-opened-again';

// Returns whether the browser keeps anything.
export function keep(acts) {
  try {
    sessionStorage.setItem(key, JSON.stringify(acts.map(([, { first, second }]) => [first, second])));
    return true;
  } catch {
    return false;
  }
}

export function wasOpenedAgain() {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false; // The browser keeps nothing, and such a page is not opened again.
  }
}

// What the user did when the page had to be opened again, once. Asked for when the program is here, so that a page that the
// network does not bring loses nothing.
export function takeLostActs() {
  if (!wasOpenedAgain()) return [];
  const acts = JSON.parse(sessionStorage.getItem(key));
  sessionStorage.removeItem(key);
  return acts;
}
