import { loadContent } from "@saywell/content/answers";
import { expect, test } from "vitest";
import { findLearnerMistakes } from "./learner-mistakes";
import { findVerbMistakes } from "./verb-mistakes";

const marks = (text: string) =>
  findLearnerMistakes(text).map(({ start, end, replacements }) => [
    text.slice(start, end),
    replacements[0] ?? null,
  ]);

test.each([
  ["I am form Spain", "form", "from"],
  ["i'm form spain.", "form", "from"],
  ["She comes form the north of Peru", "form", "from"],
  ["I am agree with you", "am agree", "agree"],
  ["they are disagree", "are disagree", "disagree"],
  ["I have 20 years.", "have 20 years", "am 20 years old"],
  ["My sister is older then me", "then", "than"],
  ["She has 30 years", "has 30 years", "is 30 years old"],
  ["We are go home", "are go", null],
  ["My name are Zofia", "are", "is"],
  ["I am go home", "am go", null],
  ["I from Vietnam", "I from", "I am from"],
  ["hello, i from vietnam", "i from", "I am from"],
  ["She from Peru.", "She from", "She is from"],
  ["My name is Ana and we from Brazil", "we from", "we are from"],
  ["I am very like football", "am very like", null],
  ["I want learn English", "learn", "to learn"],
  ["We look forward to see you", "see", "seeing"],
  ["People is nice here", "is", "are"],
  ["I think that old people has time.", "has", "have"],
  ["In my country people likes tea", "likes", "like"],
  ["Here, many young people lives alone", "lives", "live"],
  ["It was fun. The people was nice", "was", "were"],
  ["She is more tall than me", "more tall", "taller"],
  ["It is more easy.", "more easy", "easier"],
  ["He is doctor", "doctor", "a doctor"],
  ["I'm engineer and I like it", "engineer", "an engineer"],
  ["There is many people", "is", "are"],
  ["I am living here since 2010", "am living", "have been living"],
])("in %j, %j is marked", (text, wrong, better) => {
  expect(marks(text)).toEqual([[wrong, better]]);
});

test.each([
  "I am from Spain",
  "Ice is form of water",
  "This is form A of the test",
  "The form is here",
  "We agree",
  "I have 20 years of practice",
  "I have 3 years left",
  "After dinner then the film began",
  "It was older then",
  "My names are Ana and Maria",
  "I am going home",
  "I am known here",
  "The letter that I got from Peru",
  "I come from Vietnam",
  "We from the office wish you well",
  "Where are they from?",
  "I want help",
  "I want more cold water",
  "She is a doctor",
  "She is teacher training leader",
  "There is one, and there are two",
  "There is ten and a half left",
  "I am living here, since you ask",
  "I want to learn",
  "I look forward to lunch",
  "One of these people is my aunt",
  "Meeting new people is fun",
  "Talking with new people is fun",
  "Watching people is interesting",
  "I think that helping old people is good",
  "Helping children and old people is good",
  "The best thing about people is that they laugh",
  "There is ten percent off",
  "There is five minutes left",
  "There is ten per cent less",
])("nothing is marked in %j", (text) => {
  expect(marks(text)).toEqual([]);
});

/** Answers to choose from and to react to, among which are mistakes to find. */
const answers = new Set(["choices", "when", "correct", "answer"]);

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value)) if (!answers.has(key)) yield* textsOf(each);
}

test("nothing is marked in what the course, the placement test and practice partners say themselves", () => {
  const { lessons, badges, bank, advice, practicePartner, english } = loadContent();
  const said = new Set(textsOf([lessons, badges, bank.items, advice, practicePartner, english]));
  expect(said.size).toBeGreaterThan(15_000);
  // In quotation marks are words and sentences that are spoken of: "One word is wrong in “She go”."
  const marked = [...said]
    .map((text) => text.replaceAll(/["“][^"”]*["”]/g, "…"))
    .filter((text) => findLearnerMistakes(text).length + findVerbMistakes(text).length > 0);
  expect(marked).toEqual([]);
}, 60_000);
