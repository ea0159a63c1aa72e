// How the user acted last: the keyboard and screen readers press buttons without a pointer.

let isPointer = true;
let isHistoryKey = false;
addEventListener('pointerdown', () => { isPointer = true; }, true);
addEventListener('keydown', ({ altKey, key }) => {
  isPointer = false;
  isHistoryKey = altKey && key.startsWith('Arrow');
}, true);
addEventListener('click', ({ detail }) => { isPointer = detail > 0; }, true);

export const usesPointer = () => isPointer;

// Whether the last key was one that leads back or forth in the browser's history.
export const usesHistoryKey = () => isHistoryKey;
