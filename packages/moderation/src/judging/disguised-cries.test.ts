import { expect, test } from "vitest";
import { dangerIn } from "./cry-for-help";

test.each([
  ["a dot between letters", "I want to k.i.l.l myself"],
  ["dots and spaces", "i want to d.i.e t.o.n.i.g.h.t"],
  ["a hyphen in a word", "i think about sui-cide every day"],
  ["strokes below", "I want to k_i_l_l m_y_s_e_l_f"],
  ["slashes", "I want to k/i/l/l myself"],
  ["spaces, and wider ones between words", "i want to k i l l  m y s e l f"],
  ["the same spaces everywhere", "i want to k i l l m y s e l f"],
  ["each letter alone", "i w a n t t o d i e"],
  ["digits", "k1ll mys3lf"],
  ["a one that is an l", "i want to ki11 myself"],
  ["a digit in a short word", "i wanna d1e"],
  ["a mark in a word", "i think about su!cide"],
  ["2 for to", "i want 2 die"],
  ["digits for words", "no1 would care if i d1ed"],
  ["a star", "i want to k*ll myself"],
  ["repeated letters", "I want to kiiiill myyyself"],
  ["a doubled letter", "i wanna diie"],
  ["a left out letter", "i want to kll myself"],
  ["a zero-width space", "I want to ki\u200bll my\u200bself"],
  ["letters that look like Latin ones", "I want to kіll mуself"],
  ["mathematical letters", "I wanna 𝓭𝓲𝓮"],
  ["full-width letters", "I want to ｄｉｅ"],
  ["a word from its end", "I want to llik myself"],
  ["slang", "I want to unaliv3 myself"],
  ["slang of three letters", "kms"],
  ["a word that sounds like it", "I wanna commit sewer slide"],
])("a cry for help is heard through %s", (_disguise, text) => {
  expect(dangerIn(text)).toBe("self-harm");
});

test.each([
  "my dad h1ts me",
  "my d4d b34ts me",
  "my dad b.e.a.t.s me",
  "my uncle t o u c h e s me",
  "my stepdad r4pes me",
  "he r@ped me",
])("what is done to somebody is heard through disguises: %j", (text) => {
  expect(dangerIn(text)).toBe("danger");
});

test.each([
  "I have 2 dogs and 1 cat",
  "I want 2 coffees",
  "We need 2 live chickens for the farm",
  "My A-level results and my T-shirt",
  "AC/DC is a hard-rock band",
  "I live at 5 D.I.E.T. Street",
  "See u l8r m8",
  "P.S. I love you",
  "the word d-i-e-t has four letters",
  "My e-mail is well-known and user-friendly",
  "It is spelled k i t t e n",
  "b4 the exam i was nervous",
  "I got a B2 and my sister a C1",
])("signs and digits make no cry of %j", (text) => {
  expect(dangerIn(text)).toBeNull();
});

test.each([
  "I am afraid that the same thing will happen to me",
  "My father lost his job. I'm afraid that the same thing will happen to me.",
  "My friend failed the exam. I worry the same things will happen to me",
  "I am afraid of losing my job",
  "I'm scared that I will fail the exam",
  "I am afraid of getting old",
  "I'm afraid of what will happen to me if I lose my job",
])("a worry is no emergency: %j", (text) => {
  expect(dangerIn(text)).toBeNull();
});

test.each([
  "My uncle touched my sister. I am afraid the same thing will happen to me",
  "I am afraid of what he will do to me",
  "he put his thing in me",
])("a fear of what somebody does is still heard: %j", (text) => {
  expect(dangerIn(text)).toBe("danger");
});
