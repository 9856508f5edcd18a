import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TeacherVoice } from "../../../product-ui/teacher-voice";
import { createRecording } from "./recording";

/** A voice whose lines end when the test says so. */
function makeVoice() {
  const listeners = new Set<() => void>();
  const said: { text: string; pitch: number | undefined }[] = [];
  let current: string | null = null;
  let isOn = true;
  const setCurrent = (id: string | null) => {
    current = id;
    for (const listener of listeners) listener();
  };
  const voice: TeacherVoice = {
    speak(id, text, pitch) {
      if (!isOn) return;
      said.push({ text, pitch });
      setCurrent(id);
    },
    stop: () => setCurrent(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isAvailable: () => isOn,
    speakingId: () => current,
    mouth: () => "rest",
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
  const heard = [recording.speaker()];
  for (const _ of lines) {
    endLine();
    vi.advanceTimersByTime(1000);
    heard.push(recording.speaker());
  }
  expect(said.map(({ text }) => text)).toEqual(lines.map(({ says }) => says));
  expect(heard).toEqual(["Jun", "Mariam", "Jun", null]);
  expect(recording.isPlayed()).toBe(true);
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
  expect([recording.speaker(), said.length]).toEqual([null, 2]);
  recording.play();
  expect(said.at(-1)?.text).toBe("You look tired.");
});

it("falls silent when its question is left, also between two lines", () => {
  const { recording, said, endLine, leave, voice } = setUp();
  recording.play();
  endLine();
  leave();
  vi.advanceTimersByTime(5000);
  expect([said.length, voice.speakingId()]).toEqual([1, null]);
});

it("ends when something else is said, or when there is no sound any more", () => {
  const { recording, voice, endLine, mute } = setUp();
  recording.play();
  voice.speak("elsewhere", "Hello");
  expect(recording.speaker()).toBeNull();
  recording.play();
  mute();
  endLine();
  vi.advanceTimersByTime(1000);
  expect(recording.speaker()).toBeNull();
});
