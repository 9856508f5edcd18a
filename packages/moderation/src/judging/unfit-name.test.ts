import { expect, test } from "vitest";
import { isUnfitName } from "./unfit-name";

test.each([
  "Hitler",
  "Adolf Hitler",
  "H1tler",
  "H i t l e r",
  "xXHitlerXx",
  "Нitler",
  "Nazi",
  "N4z1",
  "N.a.z.i",
  "KKK",
  "Ku Klux Klan",
  "KuKluxKlan",
  "Rapist",
  "Jew Hater",
  "Jewhater",
  "JewHaters",
  "Women hater",
  "Gay_Basher",
  "Muslim killer",
  "White Power",
])("nobody is called %s", (name) => {
  expect(isUnfitName(name)).toBe(true);
});

test.each([
  "Nazir Khan",
  "Nazia",
  "Nazlı",
  "Heli",
  "Adolf",
  "Isis Garcia",
  "Osama",
  "Therapist Ana",
  "Ann Chater",
  "Christian Hunter",
  "Christian White",
  "Graham Engel Esther",
  "White Powers",
  "Aryan Gupta",
  "Jonathan Raper",
  "German",
  "Paul Jew",
])("somebody may be called %s", (name) => {
  expect(isUnfitName(name)).toBe(false);
});
