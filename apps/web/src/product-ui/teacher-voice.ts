import { useSyncExternalStore } from "react";
import type { Viseme } from "./teacher-avatar";

/** What a lesson needs of a voice: the page hands one in. */
export interface TeacherVoice {
  /** Says a line; the line that is being said is stopped instead. A pitch of 1 is the voice as it is. */
  speak: (id: string, text: string, pitch?: number) => void;
  stop: () => void;
  subscribe: (listener: () => void) => () => void;
  isAvailable: () => boolean;
  /** The line being said; null in silence. */
  speakingId: () => string | null;
  mouth: () => Viseme;
}

export const useIsVoiceAvailable = (voice: TeacherVoice): boolean =>
  useSyncExternalStore(voice.subscribe, voice.isAvailable);

export const useSpeakingId = (voice: TeacherVoice): string | null =>
  useSyncExternalStore(voice.subscribe, voice.speakingId);

/** Changes many times a second while a line is said: for the drawing alone. */
export const useMouth = (voice: TeacherVoice): Viseme =>
  useSyncExternalStore(voice.subscribe, voice.mouth);
