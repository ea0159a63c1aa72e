// A referee's whistle: two tones close together, which beat, fluttered by the pea.

let context;

// Browsers allow sound only after a tap, so the context is made at the first one.
export function unlockSound() {
  context ??= self.AudioContext && new AudioContext();
  if (context?.state !== 'running') context?.resume();
}

export function ring() {
  if (context?.state !== 'running') return;
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
