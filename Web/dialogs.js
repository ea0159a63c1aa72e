// Modal dialogs, also in browsers before 2022, which have no selector for them.

const hasSelector = CSS.supports('selector(:modal)');
const shown = new WeakSet();

export function showModal(dialog) {
  dialog.showModal();
  shown.add(dialog);
}

export function isModal(dialog) {
  return hasSelector ? dialog.matches(':modal') : dialog.open && shown.has(dialog);
}

// The one above all others, if there is any.
export const topDialog = () => [...document.querySelectorAll('dialog')].filter(isModal).pop();
