// The files that this version's page names. A server that has another version meanwhile has other files.

export class Gone extends TypeError {}

// Fetches a file, or throws `Gone` when the server has it no more.
export async function fetchNamed(address) {
  const response = await fetch(address);
  if (response.status === 404) throw new Gone(`HTTP status 404 for ${address}`);
  return response;
}

const pause = 2_000;

// Waits before a file is asked for again: two seconds, or until there is a network.
export function untilTheNextTry() {
  return new Promise((resolve) => {
    setTimeout(resolve, pause);
    addEventListener('online', resolve, { once: true });
  });
}
