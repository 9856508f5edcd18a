/** The sounds of a pen on paper, each a few hundred milliseconds of samples made from a formula. */
export const penSounds = ["scratch", "tick", "page", "stamp", "wrong"] as const;
export type PenSound = (typeof penSounds)[number];

interface Stroke {
  seconds: number;
  /** Hertz at which the noise is let through, at the beginning and at the end. */
  from: number;
  to: number;
  /** From 0, smooth, to 1, the roughest paper. */
  grain: number;
  /** Where the stroke is loudest: 0 at once, 1 at its end. */
  crest: number;
}
interface Tone {
  seconds: number;
  from: number;
  to: number;
  crest: number;
}
interface Part {
  at: number;
  loudness: number;
  samples: (rate: number) => Float32Array;
}

/** The loudest sample of each: quiet beside a voice, and low tones need more to be heard at all. */
const peaks: Record<PenSound, number> = {
  scratch: 0.09,
  tick: 0.12,
  page: 0.1,
  stamp: 0.24,
  wrong: 0.12,
};

const parts: Record<PenSound, readonly Part[]> = {
  scratch: [
    stroke(0, 1, { seconds: 0.2, from: 3400, to: 4600, grain: 0.8, crest: 0.35 }),
    stroke(0.02, 0.4, { seconds: 0.16, from: 1500, to: 1900, grain: 0.6, crest: 0.4 }),
  ],
  tick: [
    stroke(0, 0.7, { seconds: 0.07, from: 3600, to: 2600, grain: 0.4, crest: 0.5 }),
    stroke(0.09, 1, { seconds: 0.15, from: 2600, to: 5200, grain: 0.5, crest: 0.25 }),
  ],
  page: [
    stroke(0, 1, { seconds: 0.32, from: 900, to: 3000, grain: 0.7, crest: 0.6 }),
    stroke(0.27, 0.7, { seconds: 0.16, from: 1400, to: 700, grain: 0.3, crest: 0.15 }),
  ],
  stamp: [
    tone(0, 1, { seconds: 0.2, from: 190, to: 88, crest: 0.04 }),
    stroke(0, 2.2, { seconds: 0.07, from: 1500, to: 700, grain: 0.1, crest: 0.1 }),
  ],
  wrong: [
    tone(0, 1, { seconds: 0.17, from: 233, to: 230, crest: 0.2 }),
    tone(0.15, 1, { seconds: 0.22, from: 185, to: 181, crest: 0.15 }),
  ],
};

/** Writes a sound as samples from -1 to 1. The same each time: its noise is chance with a seed. */
export function writeSound(name: PenSound, rate: number): Float32Array<ArrayBuffer> {
  const drawn = parts[name].map((part) => ({ ...part, drawn: part.samples(rate) }));
  const length = Math.max(...drawn.map((part) => Math.ceil(part.at * rate) + part.drawn.length));
  const whole = new Float32Array(length);
  for (const { at, loudness, drawn: samples } of drawn) {
    const begin = Math.ceil(at * rate);
    for (let i = 0; i < samples.length; i++) whole[begin + i]! += samples[i]! * loudness;
  }
  const loudest = whole.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return whole.map((sample) => (sample / loudest) * peaks[name]);
}

/** A nib over paper: noise through a narrow gap that wanders, roughened by the paper's grain. */
function stroke(at: number, loudness: number, { seconds, ...shape }: Stroke): Part {
  return {
    at,
    loudness,
    samples(rate) {
      const chance = seeded(Math.round(shape.from + shape.to));
      const grainStep = 140 / rate;
      let low = 0;
      let band = 0;
      let grain = 0;
      return sampled(seconds, rate, (place) => {
        const cut = Math.tan((Math.PI * (shape.from + (shape.to - shape.from) * place)) / rate);
        // A state-variable filter: what it holds back below is `low`, what passes is `band`.
        const input = chance() - low;
        const through = (band + cut * input) / (1 + cut * (cut + 0.9));
        const held = low + cut * through;
        band = 2 * through - band;
        low = 2 * held - low;
        grain += (chance() * 3 - grain) * grainStep * 8;
        const rough = 1 - shape.grain + shape.grain * Math.min(1, Math.abs(grain));
        return through * rough * swell(place, shape.crest);
      });
    },
  };
}

/** A soft low note, with a little of the next two above it. */
function tone(at: number, loudness: number, { seconds, from, to, crest }: Tone): Part {
  return {
    at,
    loudness,
    samples(rate) {
      let turn = 0;
      return sampled(seconds, rate, (place) => {
        turn += (2 * Math.PI * (from + (to - from) * Math.sqrt(place))) / rate;
        const note = Math.sin(turn) + 0.25 * Math.sin(2 * turn) + 0.08 * Math.sin(3 * turn);
        return note * swell(place, crest);
      });
    },
  };
}

function sampled(seconds: number, rate: number, at: (place: number) => number): Float32Array {
  const length = Math.ceil(seconds * rate);
  return Float32Array.from({ length }, (_, i) => at(i / (length - 1)));
}

/** From silence to the crest and back, without an edge that would click. */
function swell(place: number, crest: number): number {
  return place < crest
    ? Math.sin((Math.PI / 2) * (place / crest))
    : Math.cos((Math.PI / 2) * ((place - crest) / (1 - crest))) ** 2;
}

/** Numbers from -1 to 1 that look like chance. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}
