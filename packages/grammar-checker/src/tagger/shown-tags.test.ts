import { expect, test } from "vitest";
import { mayShow } from "./shown-tags";
import { piecesOf } from "./tokens";

const shows = (sentence: string, word: string, tag: string): boolean => {
  const pieces = piecesOf(sentence);
  const at = pieces.findIndex(({ text }) => text.toLowerCase() === word);
  return mayShow(pieces, at, tag, false, 0.95);
};

test.each([
  ["How can I say no politely?", "politely", "A_ADJ"],
  ["They live quite happily together now.", "happily", "A_ADJ"],
  ["The work was nicely done by him.", "nicely", "A_ADJ"],
  ["If only I'd listened to you!", "listened", "V_BASE"],
  ["The music we danced to was awful.", "was", "R_be"],
  ["The cake baked by Lucy won first prize.", "first", "I_the"],
  ["You are to report to the office at nine.", "report", "V_ING"],
  ["I'd been waiting for ages when he turned up.", "been", "R_be"],
  ["Love the new haircut, my dear!", "the", "R_a"],
  ["What on earth is that smell?", "on", "R_in"],
  ["She did it all by herself.", "by", "R_on"],
  ["Would you mind not smoking in here?", "in", "D"],
  ["My mother has just gone to the shops.", "shops", "N_SG"],
])("in %j nothing is said of %j", (sentence, word, tag) => {
  expect(shows(sentence, word, tag)).toBe(false);
});

test.each([
  ["She looks very happily today.", "happily", "A_ADJ"],
  ["This is an easily question for me.", "easily", "A_ADJ"],
  ["I would like to was a doctor.", "was", "R_be"],
])("in %j something is said of %j", (sentence, word, tag) => {
  expect(shows(sentence, word, tag)).toBe(true);
});
