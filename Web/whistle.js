// A referee's whistle: two tones close together, which beat, fluttered by the pea.

let context;

// Browsers allow sound only after a tap, so the context is made at the first one.
export function unlockSound() {
  context ??= self.AudioContext && new AudioContext();
  if (context?.state !== 'running') context?.resume();
}

// Whistles for an instant once, however many windows are open.
export function ring(instant) {
  if (context?.state !== 'running') return;
  if (!navigator.locks) return whistle(); // Only sites with https have locks.
  navigator.locks.request(`whistle ${instant}`, { ifAvailable: true }, (lock) => {
    if (!lock) return;
    whistle();
    // The browser may wake another window a minute later.
    return new Promise((release) => { setTimeout(release, 600_000); });
  });
}

function whistle() {
  blow(0, 0.35);
  blow(0.5, 0.35);
  blow(1, 1.2);
}

function blow(delay, length) {
  const start = context.currentTime + delay;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setTargetAtTime(0.25, start, 0.01);
  volume.gain.setTargetAtTime(0, start + length, 0.02);
  const flutter = new GainNode(context, { gain: 0.12 });
  const pea = new OscillatorNode(context, { frequency: 38 });
  pea.connect(flutter).connect(volume.gain);
  const tones = [2050, 2290].map((frequency) =>
    new OscillatorNode(context, { type: 'square', frequency }));
  for (const tone of tones) tone.connect(volume);
  volume.connect(context.destination);
  for (const node of [pea, ...tones]) {
    node.start(start);
    node.stop(start + length);
  }
}
