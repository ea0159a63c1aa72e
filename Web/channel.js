// Opens a channel to the browser's other pages. One that keeps nothing for a page, such as Firefox without cookies,
// may allow none either.
export function openChannel(name) {
  try {
    return new BroadcastChannel(name);
  } catch {
    return { postMessage() {} };
  }
}
