import { loadContent } from "@saywell/content/answers";
import { findRuleMistakes, markText } from "@saywell/grammar-checker";
import { openKnownEnglish, practicePartnerReply, replyTo } from "@saywell/tutor";
import { expect, test } from "vitest";
import { createDictionary } from "../../apps/server/src/adapters/dictionary";
import { createWordsService } from "../../apps/server/src/features/words/words.service";

/** The whole of what practice partners know of English, without Harper, which takes seconds to load. */
const content = loadContent();
const { explain } = createWordsService({
  content,
  dictionary: createDictionary(),
  levelOf: () => null,
});
const knownEnglish = openKnownEnglish(content, async (word) => {
  const explained = await explain(word);
  return explained.ok ? explained.value : null;
});

const rulesAlone = { harper: () => Promise.resolve([]), rules: findRuleMistakes, tagger: () => [] };
const marksOf = (message: string) => markText(message, rulesAlone);

async function answer(message: string) {
  return practicePartnerReply({
    phrases: content.practicePartner.A2,
    category: "GENERAL",
    practicePartner: "Leo",
    person: "Ana",
    said: [],
    chance: () => 0,
    maxLength: 500,
    message,
    help: null,
    history: [],
    corrections: await marksOf(message),
    mayEcho: true,
    isAlone: true,
    english: await knownEnglish(message, ["Leo", "Ana"]),
  }).response;
}

test.each([
  ["How do you say when you are very tired?", /“exhausted”/],
  ["What do you call a person who fixes cars?", /^Do you mean “mechanic” \(/],
  ["How do you call the room where you cook?", /“kitchen”/],
  ["What is the difference between say and tell?", /After “tell” comes the person/],
  ["What's the difference between since and for?", /“since” with the time when it began/],
  ["difference between much and many", /“many” for things we can count/],
  ["What is the difference between lend and borrow?", /You “borrow” something from a person/],
  ["What is the difference between will and would?", /“would” for what happens only if/],
  ["What is the difference between who's and whose?", /“Who's” is short for/],
  ["What is the difference between I am and I'm?", /^“I'm” is short for “I am”/],
  ["What is the difference between bigger and biggest?", /^“bigger” is for two, and “the biggest”/],
  ["What is the difference between go and went?", /^The past of “go” is “went”/],
  ["Do I say in Monday or on Monday?", /“on monday” and not “in monday”/],
  ["Do we say do a mistake or make a mistake?", /^With “mistake” we use “make”/],
  ["Why do we say “at night”?", /^With “night” we use “at”/],
  ["When do we use the present perfect?", /until now/],
  ["What does exhausted mean?", /extremely tired/],
  ["What does “I'm fed up” mean?", /angry or bored/],
  ["What is the opposite of cheap?", /is “expensive”/],
  ["What is the past of go?", /“went”, and with “have” we use “gone”/],
  ["past of lie", /“lay”.*“lied”/],
  ["past of beat", /is “beat”, and with “have” we use “beaten”/],
  ["past of can", /“could”/],
  ["past of must", /“had to”/],
  ["plural of wolf", /two wolves\./],
  ["plural of gentleman", /two gentlemen\./],
  ["plural of trousers", /“trousers” is plural already/],
  ["plural of blood", /has no plural/],
  ["plural of weather", /because we do not count it\.(?! We say)/],
  ["plural of Friday", /One Friday, two Fridays/],
  ["comparative of ill", /“worse”, “the worst”/],
  ["comparative of terrible", /“more terrible”/],
  ["comparative of quickly", /“more quickly”/],
  ["comparative of then", /^(?!.*“then”)/],
  ["past of be", /is “was” or “were”/],
  ["plural of information", /has no plural/],
  ["superlative of far", /“the furthest”/],
  ["Can I say “I am agree”?", /^Instead of “am agree”, write “agree”/],
  ["Can I say I have 25 years?", /“am 25 years old”/],
  ["Is it people is or people are?", /“are” after “you”, “we” and “they”/],
  ["Should I use much or many with friends?", /“many” for things we can count/],
  ["What does it mean to look after?", /to keep somebody or something safe/],
  ["Is it correct to say “It is more cheap.”?", /“cheaper”/],
  ["Can I say I am very like football?", /^Instead of “am very like”, write “really like”/],
  ["How do you pronounce “thought”?", /^I only write/],
  ["I goed to the park.", /“went” .*“goed”|“goed”.*“went”/],
  ["I from Vietnam.", /“I am from”/],
])("asked %j a practice partner answers %s", async (message, expected) => {
  expect(await answer(message)).toMatch(expected);
});

/** What Iris answers outside lessons. */
const iris = async (message: string, history: Parameters<typeof replyTo>[0]["history"] = []) =>
  replyTo({
    message,
    help: null,
    history,
    mayEcho: true,
    corrections: await marksOf(message),
    lesson: null,
    sentences: [],
    scenes: [],
    course: content.lessons,
    level: "A2",
    english: await knownEnglish(message, ["Iris", "Ana"]),
  }).response;

test.each([
  ["explain the present perfect", /third form of the verb.*“News from a friend” \(B1\)/],
  ["I don't understand the third conditional", /a past that cannot be changed/],
  ["how does the passive work?", /the third form of the verb/],
  ["what are modal verbs?", /“can”, “could”/],
  ["When do we use the past continuous?", /“was” or “were” and a verb with -ing/],
  ["what is a question tag", /“question tag”: It is a small question/],
  ["been or gone?", /she is there now/],
  ["been vs gone", /she is there now/],
  ["make or do homework?", /^(?:With “homework” we use “do”|We say “do your homework”)/],
  ["is it “depend of” or “depend on”?", /^We say “depend on”/],
  ["Why do we say “an hour”?", /“an”/],
  ["give me an example with although", /^For example: “[^”]*[Aa]lthough/],
  ["What is the name of the animal that barks?", /“dog”/],
  ["the person who teaches, how do you call it?", /“teacher”/],
  ["What do you call somebody who flies planes?", /“pilot”/],
  ["how do you call the place where you buy bread", /“bakery”/],
  ["What's the name of the animal that gives milk?", /“cow”/],
  ["What do you call the thing you use to open a door?", /^Do you mean “key”/],
  ["What is the English word for Haus?", /^I only know English, so “haus” is new to me\. Tell me/],
  ["How do you spell Ana?", /A-N-A/],
])("asked %j Iris and a practice partner answer %s", async (message, expected) => {
  expect(await answer(message)).toMatch(expected);
  expect(await iris(message)).toMatch(expected);
});

test.each([
  "What is the name of the animal that barks?",
  "It is an animal. It barks and lives with people.",
])(
  "a word is found by what kind of thing it is, and no person for an animal: %j",
  async (message) => {
    const history = [{ sender: "avatar", text: await iris("How do you say perro?") }] as const;
    expect(await iris(message, history)).toMatch(/“dog”/);
  },
);

test("Iris explains words and points of grammar, and says so when she does not know one", async () => {
  expect(await iris("What does although mean?")).toMatch(/surprising/);
  expect(await iris("What is the past perfect?")).toMatch(/“had” and the third form/);
  expect(await iris("What does blorp mean?")).toMatch(/^I do not know “blorp”/);
  expect(await iris("explain the ergative case")).toMatch(/cannot help with that/);
});

test.each([
  ["Can you correct my mistakes?", /^Yes\. Where we two are alone/],
  ["what is “tired”", /“tired” \(adjective\) means/],
  ["Could you explain inversion?", /Rarely does a city/],
  ["where is you from?", /“are”/],
])("asked %j, which it cannot but knows, a practice partner says %s", async (message, expected) => {
  expect(await answer(message)).toMatch(expected);
});

test.each([
  "I don't understand the question",
  "I don't understand question",
  "Can you explain the question?",
  "What is the question?",
  "I don't know the future.",
  "I don't understand the article",
])("an everyday word is no name of grammar: %j gets no lecture", async (message) => {
  expect(await answer(message)).not.toMatch(/For example:|“do”, “does”/);
  expect(await iris(message)).not.toMatch(/For example:|“do”, “does”/);
});

test.each([
  ["explain articles", /“an”/],
  ["When do we use the past?", /“past simple”|past/],
  ["How do I make questions?", /“do”/],
  ["explain the future tense", /“going to”/],
])("where grammar is meant it is still explained: %j", async (message, expected) => {
  expect(await answer(message)).toMatch(expected);
  expect(await iris(message)).toMatch(expected);
});

test("grammar that nothing is known of is not made up", async () => {
  expect(await answer("explain the pluperfect subjunctive")).toMatch(/do(?:n't| not) know/);
});

test("a message that tells and asks has its mistakes marked and its question answered", async () => {
  const reply = await answer("I goed to school. What is a verb?");
  expect(reply).toMatch(/“went”/);
  expect(reply).toMatch(/a word for what somebody does or is/);
});

test("of several mistakes three are put right, and no more", async () => {
  const reply = await answer(
    "I goed home and she make a cake. I can to swim. We eated it and he can to cook.",
  );
  // The third leaves a word out.
  expect(reply.match(/, not “|not “[^”]*”, but /g)?.length).toBe(2);
  expect(reply).toContain("Leave out “to”.");
  expect(reply).not.toMatch(/eated|cook/);
});

test("who asks back beside a question about English is answered both", async () => {
  const reply = await answer("How do you spell Leo? I am Ana. And you?");
  expect(reply).toMatch(/L-E-O.*program/);
});

test("of who tells where they are from, the country is not said again", async () => {
  expect(await answer("I from Vietnam and I want learn English.")).not.toContain("Vietnam");
});
