import { expect, test } from "vitest";
import { findVerbMistakes } from "./verb-mistakes";

const marks = (text: string) =>
  findVerbMistakes(text).map(({ start, end, replacements }) => [
    text.slice(start, end),
    replacements[0],
  ]);

test.each([
  ["Yesterday I go to the market.", [["go", "went"]]],
  ["yesterday we eat pizza", [["eat", "ate"]]],
  ["I go to the cinema last night.", [["go", "went"]]],
  ["She visits her mother two days ago.", [["visits", "visited"]]],
  ["Last week, they buy a car.", [["buy", "bought"]]],
  ["We buyed ten apples.", [["buyed", "bought"]]],
  [
    "I goed home and eated.",
    [
      ["goed", "went"],
      ["eated", "ate"],
    ],
  ],
  ["He runned fast.", [["runned", "ran"]]],
  ["We bought ten apples and she make a cake.", [["make", "makes"]]],
  ["She make a cake every day.", [["make", "makes"]]],
  ["He go to work by bus.", [["go", "goes"]]],
  ["I work and she study.", [["study", "studies"]]],
  ["My brother work in a bank.", [["work", "works"]]],
  ["Yesterday was fine, so she make a cake.", [["make", "made"]]],
  ["Yesterday was fine. We cooked and she make a cake.", [["make", "made"]]],
  ["I have seen him yesterday.", [["have seen", "saw"]]],
  ["I've bought a car last week", [["I've bought", "I bought"]]],
  ["We have been there two years ago", [["have been", "were"]]],
  ["My sister have a dog.", [["have", "has"]]],
  // What is always so, or what was then? Of that nobody can be sure.
  ["Yesterday I went to the park. My brother work in a bank.", [["work", undefined]]],
  ["Yesterday I went to the park. She run there every day.", [["run", "runs"]]],
])("in %j %j is marked", (text, expected) => {
  expect(marks(text)).toEqual(expected);
});

test.each([
  "Yesterday I went to the market.",
  "Yesterday I read a book.",
  "I know what you did last summer.",
  "I work in the house that we bought last year.",
  "I play with the ball she gave me yesterday.",
  "I work with a man I met two years ago.",
  "I go there every day since last week.",
  "I like last year's film.",
  "Does she make cakes?",
  "Can he come?",
  "I suggest that she go home.",
  "Did it help?",
  "She can dance and he can sing.",
  "He needed it and she wanted it.",
  "The plants are watered and weeded.",
  "I learned a lot and she lied.",
  "He showed me what he found.",
  "They founded a club.",
  "Would she run and he walk?",
  "My mother and my brother work in a bank.",
  "The friends of my brother work here.",
  "Does your sister live here?",
  "It works.",
  "We watch it play.",
  "I have read the news from yesterday.",
  "I have worked here since last week.",
  "I have lost the book that I bought yesterday.",
  "She has talked about what happened yesterday.",
  "We have kept the car my father bought two years ago.",
  "I have to write about yesterday.",
  "Have you seen yesterday's paper?",
  "Where ___ your sister live?",
])("nothing is marked in %j", (text) => {
  expect(marks(text)).toEqual([]);
});
