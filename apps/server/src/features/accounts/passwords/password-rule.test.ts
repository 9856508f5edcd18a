import { describe, expect, test } from "vitest";
import { createCheckPassword } from "./password-rule";

const owner = { email: "Ana.Silva@example.org", name: "Ana Silva Maria" };
const checkPassword = createCheckPassword(() => "Riverside School of São João");
const sentenceFor = async (password: string) => {
  const checked = await checkPassword(password, owner);
  return checked.ok ? null : [checked.refusal.code, checked.refusal.message];
};

describe("a password may not be", () => {
  test.each(["short", "ninechars"])("shorter than ten characters: %s", async (password) => {
    expect(await sentenceFor(password)).toEqual([
      "weak-password",
      "Please use at least 10 characters.",
    ]);
  });

  test.each(["ana.silva@example.org", "ANA.SILVA@EXAMPLE.ORG", "ana.silva1", "ana.silva2026!"])(
    "the address, or what stands before the @: %s",
    async (password) => {
      expect(await sentenceFor(password)).toEqual([
        "weak-password",
        "Please choose a password that is not your email address.",
      ]);
    },
  );

  test.each(["Ana Silva Maria", "anasilvamaria", "AnaSilvaMaria99"])(
    "the name alone: %s",
    async (password) => {
      expect(await sentenceFor(password)).toEqual([
        "weak-password",
        "Please choose a password that is not your name.",
      ]);
    },
  );

  test.each([
    "1234567890",
    "qwertyuiop",
    "QwertyUiop",
    "password12",
    "Password123!",
    "!!football!!",
    "monkeymonkey",
    "aaaaaaaaaaaa",
    "121212121212",
    "saywell2026",
    "Saywell1234",
    "SaywellSaywell",
    "Riverside School of São João",
    "RiversideSchool1!",
    "riverside2026",
    "Riverside-Saywell",
    "2026SaoJoao!!",
  ])("one of the most common, with or without an ending: %s", async (password) => {
    expect(await sentenceFor(password)).toEqual([
      "weak-password",
      "This password is one of the first that people try. Please choose another one.",
    ]);
  });
});

test.each([
  "a long password",
  "correct horse battery",
  "the schoolyard of cats",
  "riverside kettle",
  "Ana Silva Maria likes tea",
  "xK9#mQ2$vL",
  "пароль для чая",
  "我的密码是很长的一句话",
])("a password may be %s", async (password) => {
  expect(await sentenceFor(password)).toBeNull();
});
