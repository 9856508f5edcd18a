import { expect, test } from "vitest";
import { leakIn } from "../evaluation";
import { cafe } from "../testing/sample-lesson";
import type { TutorLesson } from "../types";
import { guardReply } from "./guard-reply";
import { releaseSafely } from "./release-safely";
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
    item("Which one is polite?", "Could you help me?", ["Help me!", "Could you help me?"]),
    item("Write the word: it tells you what food there is.", "menu"),
    item('Is "He are tall" right?', "No"),
  ],
  outline: [],
};

const tells = [
  "The answer to question 2 is am.",
  "The answer is am",
  "Question 2: am",
  "2) am",
  "1) are\n2) am",
  "Q2 = am.",
  "It's am.",
  "Am.",
  "**am**",
  "Think again. It is “am”, I believe.",
  "Write am.",
  "You need to write “am” here.",
  "Choose 'am'.",
  "The missing word is a-m.",
  "The missing word is аm.",
  "“Am” is the right word.",
  "The right form is are, not is.",
  "I am a student.",
  "I'm a student.",
  "You're in my class.",
  "Say “Could you help me?”",
  "Could you help me is the polite one.",
  "Option B",
  "It is option C.",
  "Choose B.",
  "The second option is right.",
  "The third one is correct.",
  "The correct index is 2.",
  "The correct answer is b).",
  "The word is m-e-n-u.",
  "The missing word is menu.",
  "The solution: menu",
];
test.each(tells)("%j tells an answer of the quiz, whatever was asked", (reply) => {
  expect(toldKey(reply, school, "I like my class.")).not.toBeNull();
  expect(leakIn(reply, school, "I like my class.")).not.toBeNull();
  expect(
    guardReply(reply, {
      level: "B2",
      lesson: school,
      message: "I like my class.",
      levelOf: () => null,
      isFitForAll: () => true,
    }),
  ).toEqual({ ok: false, problem: "gives-away" });
});

test.each([
  "Good work! Your classmates are nice.",
  "They are kind. Is your school big?",
  "I am happy to hear that. What is your favourite subject?",
  "There is a menu on the table. What do you see?",
  "Can you write a sentence with “menu”?",
  "“I am” is for me, “you are” is for you. What do you want to say?",
  "It is not option B. Read it again.",
  "The answer is a short word. Look at the word before the gap.",
  "No problem! Let us try again.",
  "It's a good day to learn. What do you want to do?",
  "Read question 2 again, slowly. Who is speaking?",
  "That is a good answer. Are you a student?",
])("%j tells nothing", (reply) => {
  expect(toldKey(reply, school, "I like my class.")).toBeNull();
});

test.each([
  ["Is it am?", "Yes, well done!"],
  ["question 2 please", "Use “am”."],
  ["I think it is menu", "Exactly!"],
  ["Is He are tall right?", "No, it is not."],
])("who guesses %j is not told by %j", (message, reply) => {
  expect(toldKey(reply, school, message)).not.toBeNull();
});

const heard = (pieces: readonly string[]): string => {
  let text = "";
  const guard = {
    level: "B2" as const,
    lesson: school,
    message: "I like my class.",
    levelOf: () => null,
    isFitForAll: () => true,
  };
  const take = releaseSafely(guard, (piece) => (text += piece));
  for (const piece of pieces) take(piece);
  return text;
};
test.each([...tells])("while %j comes in nobody hears the answer", (reply) => {
  for (const pieces of [[...reply], reply.split(/(?= )/), reply.split(/(?<= )/)]) {
    const text = heard(pieces);
    expect([text, toldKey(`${text}.`, school, "I like my class.")]).toEqual([text, null]);
  }
});

test("the first word inside a lesson is heard at once, whether or not a space stands behind it", () => {
  for (const first of ["Good", "Well", "That", "Nice ", "You"]) expect(heard([first])).toBe(first);
});

test.each([
  "Good work! Your class is nice. What is it called?",
  "Amazing! Area two is next. Menus are fun.",
])("%j is heard whole", (reply) => {
  expect(heard(reply.split(/(?= )/).concat(" "))).toBe(`${reply} `);
});
