import type { PracticePartnerPhrases } from "../practice-partner/types";

const some = (count: number, say: (no: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => say(at + 1));

const questions = (topic: string) =>
  some(6, String).map((no) => ({
    ask: `What about ${topic}, part ${no}?`,
    next: `And then, of ${topic} ${no}?`,
  }));

/** As many phrases as a level has, each with a number, so that a repeated one shows. */
export const samplePhrases: PracticePartnerPhrases = {
  greetings: some(4, (no) => `Welcome ${no}, {name}. I am {partner}, a program.`),
  reactions: {
    plain: some(14, (no) => `I see ${no}.`),
    glad: some(5, (no) => `How nice ${no}!`),
    sad: some(5, (no) => `I am sorry ${no}.`),
  },
  corrections: some(5, (no) => `Not “{wrong}” but “{better}”, ${no}.`),
  aboutMe: some(3, (no) => `I am {partner}, a program, not a person ${no}.`),
  askedBack: some(5, (no) => `A program has no answer ${no}.`),
  unknown: some(3, (no) => `I do not know ${no}.`),
  nudges: some(4, (no) => `Who can help {name}, number ${no}?`),
  changes: some(4, (no) => `Something else ${no}.`),
  thanks: some(3, (no) => `You are welcome ${no}.`),
  goodbyes: some(3, (no) => `Goodbye ${no}, {name}.`),
  topics: { GENERAL: questions("life"), FOOTBALL: questions("football") },
};
