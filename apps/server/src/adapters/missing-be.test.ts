import { expect, test } from "vitest";
import { loadContent } from "@saywell/content/answers";
import { findLearnerMistakes } from "./learner-mistakes";
import { plainErrors } from "./plain-errors";

const marks = (text: string) =>
  plainErrors(text, findLearnerMistakes(text)).map(({ wrong, better }) => [wrong, better]);

test.each([
  ["my name ana", "name", "name is"],
  ["My name Ana.", "name", "name is"],
  ["MY NAME ANA", "NAME", "name is"],
  ["Hello, my name Ana Silva", "name", "name is"],
  ["hi my name ana", "name", "name is"],
  ["This is my brother. His name Leo and he is ten", "name", "name is"],
  ["where you from?", "where you", "where are you"],
  ["Where you from", "Where you", "Where are you"],
  ["And where she from?", "where she", "where is she"],
  ["how you?", "how you", "how are you"],
  ["How you today?", "How you", "How are you"],
  ["Where they now?", "Where they", "Where are they"],
  ["Who he?", "Who he", "Who is he"],
  ["what your name?", "what your name", "what is your name"],
])("in %j the missing be is marked: %j", (text, wrong, better) => {
  expect(marks(text)).toEqual([[wrong, better]]);
});

test.each([
  "My name is Ana",
  "my name's ana",
  "My name and my age",
  "He knows my name too",
  "My name in Spanish is Juan",
  "I know where you live",
  "I know where you from the office sit",
  "Ask him how old he is",
  "I know who you are",
  "Where are you from?",
  "How are you?",
  "Here is how you do it",
  "What is your name?",
  "Write what your name means",
  "Where you live is your choice",
])("in %j none is missing", (text) => {
  expect(marks(text)).toEqual([]);
});

test("none is missing in what lessons say and take for right", () => {
  const said = loadContent().lessons.flatMap(({ dialogueFlow, quizQuestions }) => [
    ...dialogueFlow.steps.flatMap(({ text }) => text),
    ...quizQuestions.flatMap(({ correct, acceptAlternatives }) => [correct, ...acceptAlternatives]),
  ]);
  expect(said.length).toBeGreaterThan(400);
  expect(said.filter((text) => /“be” is missing/.test(whysOf(text)))).toEqual([]);
});

const whysOf = (text: string): string =>
  findLearnerMistakes(text)
    .map(({ message }) => message)
    .join(" ");
