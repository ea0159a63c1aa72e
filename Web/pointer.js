// How the user acted last: the keyboard and screen readers press buttons without a pointer.

let way = 'pointer';
// Screen readers have browsers make the events of a click, of a pointer that has no type; Firefox counts it like a real one.
addEventListener('pointerdown', ({ pointerType }) => { way = pointerType === '' ? 'key' : 'pointer'; }, true);
addEventListener('keydown', ({ altKey, key }) => { way = altKey && key.startsWith('Arrow') ? 'history' : 'key'; }, true);
addEventListener('click', ({ detail, pointerType }) => { way = detail > 0 && pointerType !== '' ? 'pointer' : 'key'; }, true);

export const usesPointer = () => way === 'pointer';

// Whether the last key was one that leads back or forth in the browser's history.
export const usesHistoryKey = () => way === 'history';
