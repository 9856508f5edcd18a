import { useStore } from "../lib/use-store";
import type { Store } from "../lib/store";
import type { Viseme } from "./teacher-avatar";

export interface VoiceState {
  /** Whether this browser has an English voice, and the learner wants sound. */
  isAvailable: boolean;
  /** Whether the browser may still find one: many have their voices only some moments later. */
  isLooking: boolean;
  /** The line being said; null in silence. */
  speakingId: string | null;
  mouth: Viseme;
}

/** What a lesson needs of a voice: the page hands one in. */
export interface TeacherVoice {
  store: Pick<Store<VoiceState>, "getState" | "subscribe">;
  /** Says a line; the line that is being said is stopped instead. A pitch of 1 is the voice as it is. */
  speak: (id: string, text: string, pitch?: number) => void;
  stop: () => void;
}

export const useIsVoiceAvailable = ({ store }: TeacherVoice): boolean =>
  useStore(store, ({ isAvailable }) => isAvailable);

export const useIsVoiceLooking = ({ store }: TeacherVoice): boolean =>
  useStore(store, ({ isLooking }) => isLooking);

export const useSpeakingId = ({ store }: TeacherVoice): string | null =>
  useStore(store, ({ speakingId }) => speakingId);

/** Changes many times a second while a line is said: for the drawing alone. */
export const useMouth = ({ store }: TeacherVoice): Viseme => useStore(store, ({ mouth }) => mouth);
