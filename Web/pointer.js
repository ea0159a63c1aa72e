// How the user acted last: the keyboard and screen readers press buttons without a pointer.

let way = 'pointer';
addEventListener('pointerdown', () => { way = 'pointer'; }, true);
addEventListener('keydown', ({ altKey, key }) => { way = altKey && key.startsWith('Arrow') ? 'history' : 'key'; }, true);
addEventListener('click', ({ detail }) => { way = detail > 0 ? 'pointer' : 'key'; }, true);

export const usesPointer = () => way === 'pointer';

// Whether the last key was one that leads back or forth in the browser's history.
export const usesHistoryKey = () => way === 'history';
