import { createStore } from "../../../lib/store";
import type { TeacherVoice, VoiceState } from "../../../product-ui/teacher-voice";
import { mouthAt } from "./mouth-shapes";
import { pickVoice } from "./pick-voice";

/** Milliseconds that a letter takes; each word that the browser reports puts the mouth right again. */
const LETTER_TIME = 65;
/** A little slower than usual, for learners. */
const RATE = 0.92;

/** Milliseconds in which browsers that find their voices late do so. One that has none never says so. */
const VOICES_COME_WITHIN = 3000;

export interface Speaker extends TeacherVoice {
  /** Falls silent when sound is switched off, and is available again with it. Returns the way to stop. */
  followSound: () => () => void;
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
  let voice = synthesis ? pickVoice(synthesis.getVoices()) : null;
  let mouthTimer: ReturnType<typeof setInterval> | undefined;
  let current: SpeechSynthesisUtterance | null = null;
  let isLooking = synthesis?.getVoices().length === 0;
  const availability = () => ({
    isAvailable: voice !== null && sound.isOn(),
    isLooking: isLooking && sound.isOn(),
  });
  const store = createStore<VoiceState>({ ...availability(), speakingId: null, mouth: "rest" });

  function look(isLast: boolean) {
    const voices = synthesis?.getVoices() ?? [];
    voice = pickVoice(voices);
    if (isLast || voices.length > 0) isLooking = false;
    store.setState(availability());
  }
  // Many browsers find their voices only after a while.
  synthesis?.addEventListener?.("voiceschanged", () => look(false));
  if (isLooking) setTimeout(() => look(true), VOICES_COME_WITHIN);

  function fallSilent() {
    clearInterval(mouthTimer);
    current = null;
    store.setState({ speakingId: null, mouth: "rest" });
  }

  function stop() {
    if (current === null) return;
    fallSilent();
    synthesis?.cancel();
  }

  function speak(id: string, text: string, pitch = 1) {
    const isRepeat = store.getState().speakingId === id;
    stop();
    if (!synthesis || !voice || isRepeat || !sound.isOn()) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = RATE;
    utterance.pitch = pitch;

    let place = 0;
    utterance.addEventListener("boundary", (event) => {
      place = event.charIndex;
    });
    utterance.addEventListener("start", () => {
      if (current !== utterance) return;
      clearInterval(mouthTimer);
      mouthTimer = setInterval(() => {
        place += 1;
        store.setState({ mouth: mouthAt(text, place) });
      }, LETTER_TIME);
    });
    for (const ending of ["end", "error"] as const) {
      utterance.addEventListener(ending, () => {
        if (current === utterance) fallSilent();
      });
    }

    current = utterance;
    store.setState({ speakingId: id });
    synthesis.speak(utterance);
  }

  function onSound() {
    if (!sound.isOn()) stop();
    store.setState(availability());
  }

  return {
    store,
    speak,
    stop,
    followSound() {
      onSound();
      return sound.subscribe(onSound);
    },
  };
}
