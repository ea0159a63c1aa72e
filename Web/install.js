// What the browser does with the app: it puts it on the home screen, and keeps it up to date.

import { kind } from './events.js';
import { send } from './send.js';

let prompt;

// An iPhone has no prompt, but says whether the app was opened from its home screen.
export function tellInstallable() {
  const number = prompt ? 1 : navigator.standalone === false ? 2 : 0;
  send(kind.installable, { number });
}

export function install() {
  prompt?.prompt();
  prompt = undefined; // A prompt can be shown once.
  tellInstallable();
}

export function listenForPrompts() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event;
    tellInstallable();
  });
  addEventListener('appinstalled', () => {
    prompt = undefined;
    tellInstallable();
  });
}

export async function keepUpToDate() {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  const watch = () => {
    const { active, installing } = registration;
    if (!active) return; // The first version is not an update.
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'activated') send(kind.updateReady);
    });
  };
  watch();
  registration.addEventListener('updatefound', watch);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}
