import { expect, it } from "vitest";
import { pickVoice } from "./pick-voice";

const voice = (lang: string, localService = false) =>
  ({ lang, localService, name: `${lang} ${localService}` }) as SpeechSynthesisVoice;
const american = voice("en-US", true);
const british = voice("en-GB");
const britishHere = voice("en_GB", true);

it.each([
  ["a British voice on this device first", [american, british, britishHere], britishHere],
  ["a British voice from elsewhere before another English one", [american, british], british],
  ["any English voice rather than none", [voice("fr-FR", true), american], american],
  ["none of other languages", [voice("fr-FR", true), voice("enm")], null],
])("%s", (_, voices, expected) => {
  expect(pickVoice(voices)).toBe(expected);
});
