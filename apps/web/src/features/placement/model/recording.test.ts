import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createStore } from "../../../lib/store";
import type { TeacherVoice, VoiceState } from "../../../product-ui/teacher-voice";
import { createRecording } from "./recording";

/** A voice whose lines end when the test says so. */
function makeVoice() {
  const said: { text: string; pitch: number | undefined }[] = [];
  const store = createStore<VoiceState>({
    isAvailable: true,
    isLooking: false,
    speakingId: null,
    mouth: "rest",
  });
  let isOn = true;
  const setCurrent = (speakingId: string | null) => store.setState({ speakingId });
  const voice: TeacherVoice = {
    speak(id, text, pitch) {
      if (!isOn) return;
      said.push({ text, pitch });
      setCurrent(id);
    },
    stop: () => setCurrent(null),
    store,
  };
  return { voice, said, endLine: () => setCurrent(null), mute: () => (isOn = false) };
}

const lines = [
  { speaker: "Jun", says: "You look tired." },
  { speaker: "Mariam", says: "It is the journey." },
  { speaker: "Jun", says: "Oh dear." },
];
const setUp = () => {
  const { voice, ...rest } = makeVoice();
  const recording = createRecording(voice, "q1", lines);
  return { recording, voice, leave: recording.start(), ...rest };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("says one line after another, with a pause, and then is silent", () => {
  const { recording, said, endLine } = setUp();
  recording.play();
  const heard = [recording.store.getState().speaker];
  for (const _ of lines) {
    endLine();
    vi.advanceTimersByTime(1000);
    heard.push(recording.store.getState().speaker);
  }
  expect(said.map(({ text }) => text)).toEqual(lines.map(({ says }) => says));
  expect(heard).toEqual(["Jun", "Mariam", "Jun", null]);
});

it("gives each speaker a pitch of their own", () => {
  const { recording, said, endLine } = setUp();
  recording.play();
  for (const _ of lines) {
    endLine();
    vi.advanceTimersByTime(1000);
  }
  const [jun, mariam, junAgain] = said.map(({ pitch }) => pitch);
  expect(jun).toBe(junAgain);
  expect(mariam).not.toBe(jun);
});

it("can be stopped, and played again from the beginning", () => {
  const { recording, said, endLine } = setUp();
  recording.play();
  endLine();
  vi.advanceTimersByTime(1000);
  recording.stop();
  vi.advanceTimersByTime(5000);
  expect([recording.store.getState().speaker, said.length]).toEqual([null, 2]);
  recording.play();
  expect(said.at(-1)?.text).toBe("You look tired.");
});

it("falls silent when its question is left, also between two lines", () => {
  const { recording, said, endLine, leave, voice } = setUp();
  recording.play();
  endLine();
  leave();
  vi.advanceTimersByTime(5000);
  expect([said.length, voice.store.getState().speakingId]).toEqual([1, null]);
});

it("ends when something else is said, or when there is no sound any more", () => {
  const { recording, voice, endLine, mute } = setUp();
  recording.play();
  voice.speak("elsewhere", "Hello");
  expect(recording.store.getState().speaker).toBeNull();
  recording.play();
  mute();
  endLine();
  vi.advanceTimersByTime(1000);
  expect(recording.store.getState().speaker).toBeNull();
});
