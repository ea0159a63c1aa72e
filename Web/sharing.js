// What leaves the app by the user's hand: into a chat, the clipboard or a file.

import { topDialog } from './dialogs.js';
import { kind } from './events.js';
import { send } from './send.js';

let isSheetOpen = false;
let saved = {};

// A tap for the same file that comes this soon after another was meant as the same one.
const sameTap = 1_000;

export function save(file) {
  const at = performance.now();
  const isSame = file.name === saved.name && file.size === saved.size && at - saved.at < sameTap;
  if (isSame) return;
  saved = { name: file.name, size: file.size, at };
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function share(shared) {
  onOneSheet(() => shareOrElse({ text: shared }, () => putIntoClipboard(shared)));
}

export function sharePicture(lines) {
  onOneSheet(async () => {
    const { draw } = await import('./picture.js');
    const picture = await draw(lines);
    const file = new File([picture], 'football-gather.png', { type: picture.type });
    if (!navigator.canShare?.({ files: [file] })) return save(file);
    return shareOrElse({ files: [file] }, () => save(file));
  });
}

// A tap while a share sheet is open, or on its way, changes nothing.
async function onOneSheet(share) {
  if (isSheetOpen) return;
  isSheetOpen = true;
  try {
    await share();
  } finally {
    isSheetOpen = false;
  }
}

async function shareOrElse(data, instead) {
  try {
    await navigator.share(data);
  } catch ({ name }) {
    // The user closed the share sheet, or the browser has one open, perhaps of another window.
    if (name !== 'AbortError' && name !== 'InvalidStateError') await instead();
  }
}

export async function putIntoClipboard(shared) {
  try {
    await navigator.clipboard.writeText(shared);
    send(kind.copied, { number: 1 });
  } catch {
    send(kind.copied, { first: shared }); // The browser does not allow it.
    const field = [...topDialog()?.querySelectorAll('[readonly]') ?? []].pop();
    field?.focus();
    field?.select();
  }
}
