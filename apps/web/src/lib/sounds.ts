import type { PenSound } from "./pen-sounds";
import { arePenSoundsOn } from "./preferences";

/** Milliseconds after which a sound that had to wait is dropped: late, it would belong to nothing. */
const TOO_LATE = 400;
/** Milliseconds in which the same sound is one, however often it is asked for. */
const AT_ONCE = 60;

/**
 * Plays a sound of a pen beside a sign that everybody can see; nothing may depend on it. It is silent
 * when the learner wants none, before the first gesture on a page, and while Iris speaks.
 */
export const playSound: (name: PenSound) => void = createSoundPlayer(() => import("./pen-sounds"));

interface Pen {
  writeSound: (name: PenSound, rate: number) => Float32Array<ArrayBuffer>;
}

/** The samples and what plays them are made when the first sound is asked for. */
export function createSoundPlayer(loadPen: () => Promise<Pen>): (name: PenSound) => void {
  const written = new Map<PenSound, AudioBuffer>();
  const lastPlayed = new Map<PenSound, number>();
  let context: AudioContext | undefined;
  let playing = 0;

  async function play(name: PenSound): Promise<void> {
    const asked = performance.now();
    if (asked - (lastPlayed.get(name) ?? -AT_ONCE) < AT_ONCE) return;
    lastPlayed.set(name, asked);
    context ??= new AudioContext();
    const device = context;
    const [{ writeSound }] = await Promise.all([loadPen(), device.resume()]);
    if (performance.now() - asked > TOO_LATE || isSpeaking()) return;

    let buffer = written.get(name);
    if (!buffer) {
      const samples = writeSound(name, device.sampleRate);
      buffer = device.createBuffer(1, samples.length, device.sampleRate);
      buffer.copyToChannel(samples, 0);
      written.set(name, buffer);
    }
    const source = device.createBufferSource();
    source.buffer = buffer;
    source.connect(device.destination);
    playing += 1;
    source.addEventListener("ended", () => {
      playing -= 1;
      // A device that plays nothing should not be kept awake.
      if (playing === 0) void device.suspend();
    });
    source.start();
  }

  return (name) => {
    if (typeof AudioContext === "undefined" || !arePenSoundsOn()) return;
    if (!hasActed() || isSpeaking()) return;
    // Whatever goes wrong, what it went with stands on the screen.
    play(name).catch(() => undefined);
  };
}

/** Browsers that do not say so hold a sound back themselves, until it is too late. */
const hasActed = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

const isSpeaking = (): boolean => globalThis.speechSynthesis?.speaking ?? false;
