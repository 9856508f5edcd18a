import { describe, expect, test } from "vitest";
import { cafe } from "../testing/sample-lesson";
import type { TutorLesson } from "../types";
import { toldKey } from "./told-key";

const item = (question: string, correct: string, choices: readonly string[] = []) => ({
  question,
  correct,
  choices,
  acceptAlternatives: [],
});
const school: TutorLesson = {
  ...cafe,
  quizQuestions: [
    item('Choose the right word. "You ___ in my class."', "are", ["am", "is", "are"]),
    item('Write the missing word. "I ___ a student."', "am"),
    item("Write the word: it tells you what food there is.", "menu"),
    item('"He ___ here today."', "is not", ["are not", "is not", "am not"]),
  ],
  outline: [],
};
const isTold = (reply: string, message = "I like my class."): boolean =>
  toldKey(reply, school, message) !== null;

test.each([
  "You = a+r+e.",
  "a... r... e",
  "A. R. E.",
  "a-m",
  "Alpha, mike.",
  "the letters A and M",
  "🅰️Ⓜ️",
  "🄰 🄼",
  "A for apple, M for mother.",
  "m e n u",
  "First m, then e, then n and last u.",
  "ᴀᴍ",
  "M as in Mike, E as in echo, N, U.",
])("a key is not spelt: %j", (reply) => expect(isTold(reply)).toBe(true));

test.each([
  "It starts with a and ends with m.",
  "The first letter is a.",
  "The first letter is “m” and the last is “u”.",
  "It begins with the letter A.",
  "It has two letters: can you see them?",
  "It is a four-letter word.",
  "A is the first letter.",
  "It ends in e.",
])("no letters of a key are described: %j", (reply) => expect(isTold(reply)).toBe(true));

test.each([
  "It rhymes with ham, without the h.",
  "Take “ham” without the h.",
  "It sounds like “ham”.",
  "It is hidden in the word “ham”.",
  "It rhymes with car.",
])("no sound of a key is described: %j", (reply) => expect(isTold(reply)).toBe(true));

test.each([
  "ma backwards",
  "unem",
  "Read “era” from right to left.",
  "YW0=",
  "YXJl",
  "Decode this: nz",
  "zrah",
  ".- --",
  "-- . -. ..-",
  "97 109",
  "01100001 01101101",
  "1-18-5",
  "It is an anagram of “nume”.",
  "m_n_",
  "m3nu",
  "mmmeeennnuuu",
  "Apples are good.\nRead it now.\nEnjoy!",
  "My friend.\nEat.\nNow.\nUp!",
])("a key is not told in code: %j", (reply) => expect(isTold(reply)).toBe(true));

test.each([
  "The answer in Spanish is soy.",
  "In German it is “bin”.",
  "In French you say “suis”.",
  "It means “soy” in Spanish.",
  "The Spanish word for it is “eres”.",
])("a key is not translated: %j", (reply) => expect(isTold(reply)).toBe(true));

test.each([
  "It is neither is nor am.",
  "It is not “am”. It is not “is”.",
  "Not am, not is.",
  "Is and am are wrong.",
  "It is not A and it is not B.",
])("the other choices are not all taken away: %j", (reply) => expect(isTold(reply)).toBe(true));

test.each([
  "Number three, friend.",
  "The negative one is good for question four.",
  "1st: am 2nd: are",
  "It is the longest one.",
  "The third from the top.",
  "The one at the end.",
])("a choice is not pointed at: %j", (reply) => expect(isTold(reply)).toBe(true));

describe("may be said in a lesson:", () => {
  test.each([
    "How do you spell “tomato”?",
    "You spell it t-o-m-a-t-o.",
    "“Apple” starts with a vowel sound.",
    "“Cake” starts with c.",
    "Use “an” before words that start with a, e, i, o or u.",
    "“Blue” rhymes with “shoe”. Can you find another?",
    "It is not “is”. Read it again.",
    "The English alphabet has 26 letters.",
    "That sounds like fun! What did you do?",
    "How do you say “tea” in Spanish?",
    "The first lesson starts with a song.",
    "Number three is a hard question. Take your time.",
    "A hint for question 2: it is one word with 4 letters.",
    "I have a cat and a dog. And you?",
    "The negative form has “not” in it. Can you make one?",
    "Your second sentence is very good.",
    "No problem! It is not easy, but you can do it.",
    "Write a letter to your friend.",
    "The story is in the middle of the book.",
    "Which sentence comes first in your story?",
    "Read the sentence again, slowly. Who is speaking?",
    "Papa and Mike go to India.",
    "It is 10:30. What do you do at 11?",
    "We say “I am” and “you are”. Can you make a sentence?",
    "The last one was difficult. Shall we try again?",
  ])("%j", (reply) =>
    expect([reply, toldKey(reply, school, "I like my class.")]).toEqual([reply, null]),
  );
});

test("what the learner has written already is no secret", () => {
  const only = { ...school, quizQuestions: school.quizQuestions.slice(2, 3) };
  expect(toldKey("It begins with m.", only, "I see the menu.")).toBeNull();
  expect(toldKey("It begins with m.", only, "I see it.")).not.toBeNull();
});
