import { expect, test } from "vitest";
import { leakIn } from "../evaluation";
import { guardReply } from "./guard-reply";
import { releaseSafely } from "./release-safely";
import { school, toldKeys } from "./testing/sample-replies";
import { toldKey } from "./told-key";

test.each(toldKeys)("%j tells an answer of the quiz, whatever was asked", (reply) => {
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
test.each(toldKeys)("while %j comes in nobody hears the answer", (reply) => {
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
