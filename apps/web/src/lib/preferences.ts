import type { AccountSettings } from "@saywell/contract";
import { createStore } from "./store";
import { preferenceMarks, preferencesStorageKey } from "./preference-marks";

/** The settings that every page obeys. The account keeps them; this device mirrors them. */
export type Preferences = Pick<
  AccountSettings,
  "textSize" | "dyslexiaSpacing" | "reducedMotion" | "sound" | "penSounds"
>;

type MarkName = keyof typeof preferenceMarks;
type Marks = { [N in MarkName]?: (typeof preferenceMarks)[N][number] };

const markNames = Object.keys(preferenceMarks) as MarkName[];

/** What holds on this page, wherever it was chosen. */
export const preferences = createStore<Marks>({});

const marksOf = (chosen: Preferences): Marks => ({
  ...(chosen.textSize === "LARGE" && { text: "large" }),
  ...(chosen.textSize === "LARGER" && { text: "larger" }),
  ...(chosen.dyslexiaSpacing && { spacing: "wide" }),
  ...(chosen.reducedMotion && { motion: "reduced" }),
  ...(!chosen.sound && { sound: "off" }),
  ...(!chosen.penSounds && { pen: "off" }),
});

/** Obeys preferences at once, and keeps them for the first paint of the next page. */
export function applyPreferences(chosen: Preferences): void {
  const marks = marksOf(chosen);
  mark(marks);
  try {
    if (Object.keys(marks).length === 0) localStorage.removeItem(preferencesStorageKey);
    else localStorage.setItem(preferencesStorageKey, JSON.stringify(marks));
  } catch {
    // They hold until the page is left, and come with the account again.
  }
}

function mark(marks: Record<string, unknown>): void {
  const { dataset } = document.documentElement;
  const known: Record<string, unknown> = {};
  for (const name of markNames) {
    const values: readonly unknown[] = preferenceMarks[name];
    if (values.includes(marks[name])) {
      known[name] = marks[name];
      dataset[name] = String(marks[name]);
    } else delete dataset[name];
  }
  preferences.replaceState(known);
}

/** Storage may be blocked or hold nonsense: then nothing is marked. */
function readMarks(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(preferencesStorageKey) ?? "null");
    return typeof stored === "object" && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** Obeys what this device remembers, also when it changes in another tab. Returns the way to stop. */
export function startPreferences(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === preferencesStorageKey || key === null) mark(readMarks());
  };
  mark(readMarks());
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

export const isSoundOn = (): boolean => preferences.getState().sound !== "off";

/** Whether the small sounds of a pen may be heard: only where sound is wanted at all. */
export const arePenSoundsOn = (): boolean => isSoundOn() && preferences.getState().pen !== "off";

/** Whether the learner or the system asks for stillness; for scripts that move things. */
export const prefersStillness = (): boolean =>
  document.documentElement.dataset["motion"] === "reduced" ||
  (window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false);
