// Whether the user acted with a pointer last: the keyboard and screen readers press buttons without one.

let isPointer = true;
addEventListener('pointerdown', () => { isPointer = true; }, true);
addEventListener('keydown', () => { isPointer = false; }, true);
addEventListener('click', ({ detail }) => { isPointer = detail > 0; }, true);

export const usesPointer = () => isPointer;
