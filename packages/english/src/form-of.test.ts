import { expect, test } from "vitest";
import { basesOf, isFormOf } from "./form-of";

test.each([
  ["hotter", "hot", "adjective"],
  ["better", "good", "adjective"],
  ["quickly", "quick", "adjective"],
  ["went", "go", "verb"],
  ["studying", "study", "verb"],
  ["lying", "lie", "verb"],
  ["children", "child", "noun"],
  ["buses", "bus", "noun"],
  ["others", "other", "pronoun"],
  ["sooner", "soon", "adverb"],
  ["further", "far", "adverb"],
  ["became", "become", "verb"],
  ["hundreds", "hundred", "number"],
  ["don't", "do", "verb"],
  ["children's", "child", "noun"],
  ["getting up", "get up", "verb"],
  ["took a photo", "take a photo", "phrase"],
])("%s is a form of %s as a(n) %s", (form, base, partOfSpeech) => {
  expect(basesOf(form)).toContain(base);
  expect(isFormOf(form, base, partOfSpeech)).toBe(true);
});

test.each([
  ["news", "new", "adjective"],
  ["thing", "the", "determiner"],
  ["evening", "even", "adverb"],
  ["letter", "let", "verb"],
  ["shower", "show", "verb"],
  ["liver", "live", "verb"],
  ["offer", "off", "preposition"],
  ["early", "ear", "noun"],
  ["only", "on", "preposition"],
  ["clothes", "cloth", "noun"],
  ["upper", "up", "adverb"],
])(
  "%s is no form of %s as a(n) %s, though its ending looks like it",
  (form, base, partOfSpeech) => {
    expect(basesOf(form)).toContain(base);
    expect(isFormOf(form, base, partOfSpeech)).toBe(false);
  },
);
