import { createStore } from "../../../lib/store";
import type { TeacherVoice } from "../../../product-ui/teacher-voice";

/** Milliseconds between two lines, as people leave them. */
const pause = 450;
/** How high each speaker's voice is, so that they can be told apart; 1 is the voice as it is. */
const pitches = [1, 0.7, 1.35, 0.85];

export interface RecordedLine {
  speaker: string;
  says: string;
}

interface RecordingState {
  /** Whose line it is; null in silence. */
  speaker: string | null;
}

/** Says the lines of a recording one after the other, each in its speaker's voice. */
export function createRecording(voice: TeacherVoice, id: string, lines: readonly RecordedLine[]) {
  const speakers = [...new Set(lines.map(({ speaker }) => speaker))];
  const store = createStore<RecordingState>({ speaker: null });
  /** The line that is being said, or comes after the pause; null in silence. */
  let at: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const idOf = (index: number) => `${id} line ${index}`;
  function publish(next: number | null): void {
    at = next;
    store.setState({ speaker: next === null ? null : (lines[next]?.speaker ?? null) });
  }

  function say(index: number): void {
    timer = undefined;
    const line = lines[index];
    if (line === undefined) {
      return publish(null);
    }
    publish(index);
    voice.speak(idOf(index), line.says, pitches[speakers.indexOf(line.speaker) % pitches.length]);
    // Where sound was switched off meanwhile, nothing is said.
    if (voice.store.getState().speakingId !== idOf(index)) publish(null);
  }

  function onVoice(): void {
    if (at === null || timer !== undefined || voice.store.getState().speakingId === idOf(at))
      return;
    const next = at + 1;
    if (voice.store.getState().speakingId !== null) publish(null);
    else if (next === lines.length) say(next);
    else timer = setTimeout(() => say(next), pause);
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    if (at === null) return;
    publish(null);
    voice.stop();
  }

  return {
    store,
    speakers,
    /** Follows the voice. Returns the way to stop, which also falls silent. */
    start(): () => void {
      const stopListening = voice.store.subscribe(onVoice);
      return () => {
        stopListening();
        stop();
      };
    },
    play: (): void => {
      stop();
      say(0);
    },
    stop,
  };
}
