/** Few and physical sounds, made from noise and short tones: a stone put down, water, wood, paper. */
export type Sound = 'stone' | 'water' | 'wood' | 'paper' | 'turn' | 'creak';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

interface Burst {
  type: BiquadFilterType;
  from: number;
  to: number;
  q: number;
  gain: number;
  length: number;
  tone?: number;
}

/** How each sound is shaped: a filtered burst of noise and, for stone and wood, a body that rings. */
const BURSTS: Record<Sound, Burst[]> = {
  stone: [{ type: 'bandpass', from: 2400, to: 700, q: 2.5, gain: 0.5, length: 0.07, tone: 320 }],
  wood: [{ type: 'bandpass', from: 900, to: 420, q: 4, gain: 0.5, length: 0.11, tone: 190 }],
  paper: [{ type: 'highpass', from: 2600, to: 4200, q: 0.7, gain: 0.16, length: 0.16 }],
  water: [
    { type: 'bandpass', from: 500, to: 1500, q: 3, gain: 0.3, length: 0.28 },
    { type: 'bandpass', from: 1200, to: 500, q: 5, gain: 0.18, length: 0.36 },
  ],
  creak: [
    { type: 'bandpass', from: 240, to: 330, q: 16, gain: 0.5, length: 0.2, tone: 92 },
    { type: 'bandpass', from: 310, to: 200, q: 18, gain: 0.42, length: 0.3, tone: 78 },
  ],
  turn: [
    { type: 'bandpass', from: 1500, to: 900, q: 8, gain: 0.25, length: 0.1, tone: 523 },
    { type: 'bandpass', from: 1900, to: 1200, q: 8, gain: 0.2, length: 0.16, tone: 659 },
  ],
};

function noiseIn(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function fade(audio: AudioContext, gain: number, start: number, length: number): GainNode {
  const node = audio.createGain();
  node.gain.setValueAtTime(0, start);
  node.gain.linearRampToValueAtTime(gain, start + 0.004);
  node.gain.exponentialRampToValueAtTime(0.001, start + length);
  node.connect(audio.destination);
  return node;
}

function burst(audio: AudioContext, shape: Burst, start: number): void {
  const source = audio.createBufferSource();
  source.buffer = noiseIn(audio);
  const filter = audio.createBiquadFilter();
  filter.type = shape.type;
  filter.Q.value = shape.q;
  filter.frequency.setValueAtTime(shape.from, start);
  filter.frequency.exponentialRampToValueAtTime(shape.to, start + shape.length);
  source.connect(filter).connect(fade(audio, shape.gain, start, shape.length));
  source.start(start, Math.random() * 0.2, shape.length);
  if (!shape.tone) return;
  const body = audio.createOscillator();
  body.frequency.value = shape.tone;
  body.connect(fade(audio, shape.gain * 0.3, start, shape.length * 1.5));
  body.start(start);
  body.stop(start + shape.length * 1.5);
}

/** Plays a sound if it is wanted and the browser lets us (it wants a touch or a key first); `loud` is a share of its full strength. */
export function play(sound: Sound, wanted: boolean, loud = 1): void {
  if (!wanted || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  BURSTS[sound].forEach((shape, i) => burst(context!, { ...shape, gain: shape.gain * loud }, context!.currentTime + i * 0.09));
}
