import type { Viseme } from "../../../product-ui/teacher-avatar";
import { mouthAt } from "./mouth-shapes";
import { pickVoice } from "./pick-voice";

/** Milliseconds that a letter takes; each word that the browser reports puts the mouth right again. */
const LETTER_TIME = 65;
/** A little slower than usual, for learners. */
const RATE = 0.92;

export interface Speaker {
  /** Says a text; the line that is being said is stopped instead. A pitch of 1 is the voice as it is. */
  speak: (id: string, text: string, pitch?: number) => void;
  stop: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Whether this browser has an English voice, and the learner wants sound. */
  isAvailable: () => boolean;
  /** The id of what is being said; null in silence. */
  speakingId: () => string | null;
  mouth: () => Viseme;
}

/** Whether there may be sound: the learner's choice. */
export interface SoundSwitch {
  isOn: () => boolean;
  subscribe: (listener: () => void) => () => void;
}
const alwaysOn: SoundSwitch = { isOn: () => true, subscribe: () => () => {} };

/** Speaks with the browser's own voice, and moves a mouth along. */
export function createSpeaker(
  synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis,
  sound = alwaysOn,
): Speaker {
  const listeners = new Set<() => void>();
  let voice = synthesis ? pickVoice(synthesis.getVoices()) : null;
  let speakingId: string | null = null;
  let mouth: Viseme = "rest";
  let mouthTimer: ReturnType<typeof setInterval> | undefined;
  let current: SpeechSynthesisUtterance | null = null;

  const publish = () => {
    for (const listener of listeners) listener();
  };
  // Many browsers find their voices only after a while.
  synthesis?.addEventListener?.("voiceschanged", () => {
    voice = pickVoice(synthesis.getVoices());
    publish();
  });

  function fallSilent() {
    clearInterval(mouthTimer);
    current = null;
    speakingId = null;
    mouth = "rest";
    publish();
  }

  function stop() {
    if (current === null) return;
    fallSilent();
    synthesis?.cancel();
  }

  function speak(id: string, text: string, pitch = 1) {
    const isRepeat = speakingId === id;
    stop();
    if (!synthesis || !voice || isRepeat || !sound.isOn()) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = RATE;
    utterance.pitch = pitch;

    let place = 0;
    const showMouth = () => {
      mouth = mouthAt(text, place);
      publish();
    };
    utterance.addEventListener("boundary", (event) => {
      place = event.charIndex;
    });
    utterance.addEventListener("start", () => {
      if (current !== utterance) return;
      clearInterval(mouthTimer);
      mouthTimer = setInterval(() => {
        place += 1;
        showMouth();
      }, LETTER_TIME);
    });
    for (const ending of ["end", "error"] as const) {
      utterance.addEventListener(ending, () => {
        if (current === utterance) fallSilent();
      });
    }

    current = utterance;
    speakingId = id;
    publish();
    synthesis.speak(utterance);
  }

  return {
    speak,
    stop,
    subscribe(listener) {
      listeners.add(listener);
      const stopHearing = sound.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stopHearing();
      };
    },
    isAvailable: () => voice !== null && sound.isOn(),
    speakingId: () => speakingId,
    mouth: () => mouth,
  };
}
