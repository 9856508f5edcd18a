import { loadContent } from "@saywell/content/answers";
import { practicePartnerReply, readEnglishQuestion, termsToLookUp } from "@saywell/tutor";
import { expect, test } from "vitest";
import { createDictionary } from "./adapters/dictionary";
import { findLearnerMistakes } from "./adapters/learner-mistakes";
import { findVerbMistakes } from "./adapters/verb-mistakes";
import { createWordsService } from "./features/rooms/words/words.service";

/** The whole of what practice partners know of English, without Harper, which takes seconds to load. */
const content = loadContent();
const { wordPairs: pairs, opposites, dictionary } = content.english;
const words = [...content.lessons.flatMap((lesson) => lesson.words), ...dictionary];
const { explain } = createWordsService({ content, dictionary: createDictionary() });

async function answer(message: string) {
  const entries = new Map();
  for (const term of termsToLookUp(readEnglishQuestion(message))) {
    const explained = await explain(term);
    if (explained.ok) entries.set(term, explained.value);
  }
  const found = [...findLearnerMistakes(message), ...findVerbMistakes(message)];
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
    corrections: found.map(({ start, end, message: why, replacements: [better = null] }) => ({
      start,
      length: end - start,
      wrong: message.slice(start, end),
      better,
      why,
    })),
    mayEcho: true,
    isAlone: true,
    english: { words, pairs, opposites, entries },
  }).response;
}

test.each([
  ["How do you say when you are very tired?", /“exhausted”/],
  ["What do you call a person who fixes cars?", /^Do you mean “mechanic” \([^)]*\)\? /],
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
  ["Do I say in Monday or on Monday?", /^With “monday” we use “on”/],
  ["Do we say do a mistake or make a mistake?", /^With “mistake” we use “make”/],
  ["Why do we say “at night”?", /^With “night” we use “at”/],
  ["When do we use the present perfect?", /present perfect when the time is not said/],
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
  ["Can I say “I am agree”?", /^I would write: “agree” and not “am agree”/],
  ["Can I say I have 25 years?", /“am 25 years old”/],
  ["Is it people is or people are?", /^I would write “people are”/],
  ["Should I use much or many with friends?", /“many” for things we can count/],
  ["What does it mean to look after?", /to keep somebody or something safe/],
  ["Is it correct to say “more cheap”?", /^I would write: “cheaper” and not “more cheap”/],
  ["Can I say I am very like football?", /^Look again at “am very like”/],
  ["How do you pronounce “thought”?", /^I only write/],
  ["I goed to the park.", /“went” .*“goed”|“goed”.*“went”/],
  ["I from Vietnam.", /“I am from”/],
])("asked %j a practice partner answers %s", async (message, expected) => {
  expect(await answer(message)).toMatch(expected);
});

test("of who tells where they are from, the country is not said again", async () => {
  expect(await answer("I from Vietnam and I want learn English.")).not.toContain("Vietnam");
});
