// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import {
  applyPreferences,
  arePenSoundsOn,
  isSoundOn,
  type Preferences,
  prefersStillness,
  startPreferences,
  preferences,
} from "./preferences";
import { preferencesBootScript } from "./preferences-boot-script";

const usual: Preferences = {
  textSize: "NORMAL",
  dyslexiaSpacing: false,
  reducedMotion: false,
  sound: true,
  penSounds: true,
};
const marks = () => ({ ...document.documentElement.dataset });
let stop: (() => void) | undefined;

function clearMarks() {
  for (const name of Object.keys(document.documentElement.dataset)) {
    delete document.documentElement.dataset[name];
  }
}
function blockStorage() {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  }
}

beforeEach(() => {
  localStorage.clear();
  clearMarks();
});
afterEach(() => {
  stop?.();
  stop = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("preferences stand on the root element at once", () => {
  test.each([
    [{}, {}],
    [{ textSize: "LARGE" }, { text: "large" }],
    [{ textSize: "LARGER" }, { text: "larger" }],
    [{ dyslexiaSpacing: true }, { spacing: "wide" }],
    [{ reducedMotion: true }, { motion: "reduced" }],
    [{ sound: false }, { sound: "off" }],
    [{ penSounds: false }, { pen: "off" }],
  ] as const)("%o as %o", (change, expected) => {
    applyPreferences({ ...usual, ...change });
    expect(marks()).toEqual(expected);
    applyPreferences(usual);
    expect(marks()).toEqual({});
  });

  it("also when storage is blocked", () => {
    blockStorage();
    applyPreferences({ ...usual, textSize: "LARGER" });
    expect(marks()).toEqual({ text: "larger" });
  });
});

const everything: Preferences = {
  textSize: "LARGER",
  dyslexiaSpacing: true,
  reducedMotion: true,
  sound: false,
  penSounds: false,
};

describe.each([
  ["the app", () => (stop = startPreferences())],
  // oxlint-disable-next-line no-eval -- it is a script of our own, run as a page runs it
  ["the script in the page's head", () => (0, eval)(preferencesBootScript)],
])("%s begins with", (_, begin) => {
  it("everything that was chosen before", () => {
    applyPreferences(everything);
    clearMarks();
    begin();
    expect(marks()).toEqual({
      text: "larger",
      spacing: "wide",
      motion: "reduced",
      sound: "off",
      pen: "off",
    });
  });

  test.each([
    ["nothing saved", null],
    ["no JSON", "{"],
    ["JSON that is no object", "7"],
    ["null", "null"],
    [
      "unknown values and names",
      '{"text":"huge","sound":{"a":1},"onclick":"x","spacing":["wide"]}',
    ],
  ])("nothing when storage holds %s", (_case, saved) => {
    if (saved !== null) localStorage.setItem("saywell.preferences", saved);
    begin();
    expect(marks()).toEqual({});
  });

  it("nothing when storage is blocked", () => {
    applyPreferences(everything);
    clearMarks();
    blockStorage();
    begin();
    expect(marks()).toEqual({});
  });
});

it("leaves nothing in storage when everything is as usual", () => {
  applyPreferences(everything);
  expect(localStorage.length).toBe(1);
  applyPreferences(usual);
  expect(localStorage.length).toBe(0);
});

it("a choice made in another tab arrives here", () => {
  stop = startPreferences();
  const heard = vi.fn();
  const unsubscribe = preferences.subscribe(heard);
  localStorage.setItem("saywell.preferences", '{"sound":"off"}');
  window.dispatchEvent(new StorageEvent("storage", { key: "saywell.preferences" }));
  expect(isSoundOn()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(1);
  unsubscribe();
});

it.each([
  [{}, true],
  [{ penSounds: false }, false],
  [{ sound: false }, false],
])("with %o, sounds of a pen: %s", (change, areHeard) => {
  applyPreferences({ ...usual, ...change });
  expect(arePenSoundsOn()).toBe(areHeard);
});

it("stillness is asked for by the learner or by the system", () => {
  expect(prefersStillness()).toBe(false);
  applyPreferences({ ...usual, reducedMotion: true });
  expect(prefersStillness()).toBe(true);
  applyPreferences(usual);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(prefersStillness()).toBe(true);
});
