import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSpeaker } from "./speaker";

class FakeUtterance extends EventTarget {
  voice: SpeechSynthesisVoice | null = null;
  lang = "";
  rate = 1;
  constructor(readonly text: string) {
    super();
  }
  say(type: string, parts: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), parts));
  }
}

function makeSynthesis(voices = [{ lang: "en-GB", localService: true }]) {
  const target = new EventTarget();
  const spoken: FakeUtterance[] = [];
  const synthesis = Object.assign(target, {
    getVoices: () => voices as SpeechSynthesisVoice[],
    speak: (utterance: unknown) => void spoken.push(utterance as FakeUtterance),
    cancel: vi.fn(),
  });
  return { synthesis: synthesis as unknown as SpeechSynthesis, spoken, voices };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("SpeechSynthesisUtterance", FakeUtterance);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a speaker", () => {
  it("is not available without speech, and says nothing", () => {
    const speaker = createSpeaker(undefined);
    expect(speaker.store.getState().isAvailable).toBe(false);
    speaker.speak("line", "Hello");
    expect(speaker.store.getState().speakingId).toBeNull();
  });

  it("is not available while sound is off, says nothing, and comes back with it", () => {
    const { synthesis, spoken } = makeSynthesis();
    const listeners = new Set<() => void>();
    let isOn = false;
    const speaker = createSpeaker(synthesis, {
      isOn: () => isOn,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    const heard = vi.fn();
    speaker.store.subscribe(heard);
    const stopFollowing = speaker.followSound();
    heard.mockClear();
    speaker.speak("line", "Hello");
    expect([speaker.store.getState().isAvailable, spoken]).toEqual([false, []]);
    isOn = true;
    for (const listener of listeners) listener();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(speaker.store.getState().isAvailable).toBe(true);
    stopFollowing();
    expect(listeners.size).toBe(0);
  });

  it("becomes available when the browser has found its voices", () => {
    const { synthesis, voices } = makeSynthesis([]);
    const speaker = createSpeaker(synthesis);
    const listener = vi.fn();
    speaker.store.subscribe(listener);
    expect(speaker.store.getState().isAvailable).toBe(false);
    voices.push({ lang: "en-GB", localService: true });
    synthesis.dispatchEvent(new Event("voiceschanged"));
    expect(speaker.store.getState().isAvailable).toBe(true);
    expect(listener).toHaveBeenCalled();
  });

  it("looks for a voice until the browser has found some, and not for ever", () => {
    const { synthesis, voices } = makeSynthesis([]);
    const found = createSpeaker(synthesis).store;
    const empty = createSpeaker(makeSynthesis([]).synthesis).store;
    expect([found.getState().isLooking, empty.getState().isLooking]).toEqual([true, true]);
    voices.push({ lang: "en-GB", localService: true });
    synthesis.dispatchEvent(new Event("voiceschanged"));
    expect(found.getState()).toMatchObject({ isAvailable: true, isLooking: false });
    vi.runAllTimers();
    expect(empty.getState()).toMatchObject({ isAvailable: false, isLooking: false });
    expect(createSpeaker(makeSynthesis().synthesis).store.getState().isLooking).toBe(false);
    expect(createSpeaker(undefined).store.getState().isLooking).toBe(false);
  });

  it("speaks British English, and is silent again at the end", () => {
    const { synthesis, spoken } = makeSynthesis();
    const speaker = createSpeaker(synthesis);
    speaker.speak("line", "Hello");
    expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([["Hello", "en-GB"]]);
    expect(speaker.store.getState().speakingId).toBe("line");
    spoken[0]?.say("end");
    expect(speaker.store.getState().speakingId).toBeNull();
  });

  it("moves the mouth letter by letter, and is put right at each word", () => {
    const { synthesis, spoken } = makeSynthesis();
    const speaker = createSpeaker(synthesis);
    speaker.speak("line", "mama go");
    spoken[0]?.say("start");
    vi.advanceTimersByTime(65);
    expect(speaker.store.getState().mouth).toBe("a");
    spoken[0]?.say("boundary", { charIndex: 5 });
    vi.advanceTimersByTime(65);
    expect(speaker.store.getState().mouth).toBe("o");
    spoken[0]?.say("end");
    expect(speaker.store.getState().mouth).toBe("rest");
  });

  it("stops the line that is being said when it is asked for again", () => {
    const { synthesis, spoken } = makeSynthesis();
    const speaker = createSpeaker(synthesis);
    speaker.speak("line", "Hello");
    speaker.speak("line", "Hello");
    expect(spoken).toHaveLength(1);
    expect(synthesis.cancel).toHaveBeenCalledTimes(1);
    expect(speaker.store.getState().speakingId).toBeNull();
  });

  it("turns to another line, and the first one's end changes nothing", () => {
    const { synthesis, spoken } = makeSynthesis();
    const speaker = createSpeaker(synthesis);
    speaker.speak("one", "Hello");
    speaker.speak("two", "Goodbye");
    spoken[0]?.say("end");
    expect(speaker.store.getState().speakingId).toBe("two");
  });
});
