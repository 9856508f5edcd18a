import { describe, expect, test } from "vitest";
import { sampleScene, sceneHearing } from "../testing/sample-scene";
import { problemsOfPatterns } from "./compile-scene";
import { playScene } from "./play-scene";

const isHeard = (pattern: string, message: string, answer = false): boolean =>
  playScene(sceneHearing(pattern, answer), [message]).goals[0]!.isDone;

describe("a pattern hears", () => {
  test.each([
    ["pay", "I paid already."],
    ["pay", "Are you paying?"],
    ["go", "She went home"],
    ["lost", "I lose everything"],
    ["pay card", "Can I pay by card?"],
    ["pay card", "can i pay with my card"],
    ["pay card", "I want pay card"],
    ["(want|would like|can have) tea", "I'd like a tea"],
    ["(want|would like|can have) tea", "can i have one tea please"],
    ["(want|would like|can have) tea", "i would to like a tea"],
    ["would like", "id like that"],
    ["not work", "It doesn't work."],
    ["not work", "it dont work"],
    ["not work", "It won’t work!"],
    ["<want> … room", "I am looking for a quiet and sunny little room"],
    ["see [you] soon", "See you soon"],
    ["see [you] soon", "see soon"],
    ["check-in", "I want to check in."],
    ["book|reserve", "I reserved it."],
    ["because {something}", "I am late because the bus broke down."],
    ["because {something}", "Because it doesn't work"],
    ["room & dirty", "It is so dirty, my room."],
    ["pay & !cash", "I pay"],
    ["cafe", "In the café!"],
    ["colour", "What color is it?"],
    ["it's me", "It's me"],
    ["interest", "I am interested"],
    ["=interest", "Is there interest?"],
    ["=interest", "and the intrest?"],
    ["mr brown", "Ask Mr. Brown about it"],
    ["{no}", "no no"],
    ["{no}", "no no no!"],
    ["{no}", "no, nothing"],
    ["<bye>", "Have a good day!"],
    ["(pay|buy) & !cash", "I pay"],
  ])("%j in %j", (pattern, message) => expect(isHeard(pattern, message)).toBe(true));
});

describe("a pattern does not hear", () => {
  test.each([
    ["pay card", "I pay. My card is green."],
    ["pay card", "A card from my father who pays"],
    ["pay & !cash", "I pay in cash"],
    ["<want> … room", "I want it. The room is nice."],
    ["because {something}", "Because."],
    ["room & dirty", "My room is nice."],
    ["would like", "my id card, like yours"],
    ["tea", "We are a team"],
    ["(want|need) tea", "the tea"],
    ["=interest", "I am interested"],
    ["=interest", "Interesting!"],
    ["<bye>", "I have good shoes"],
    ["<have>", "When do you get up?"],
    ["dear brown", "My dear. Brown is a colour"],
    ["pay & !cash", "I pay, but not in cash"],
    ["(pay|buy) & !cash", "I pay in cash"],
  ])("%j in %j", (pattern, message) => expect(isHeard(pattern, message)).toBe(false));
});

describe("slots of every scene hear", () => {
  test.each([
    ["{number}", "2", "2"],
    ["{number}", "For three people", "three"],
    ["{time}", "At half past ten", "half past ten"],
    ["{time}", "10:30 is good", "10:30"],
    ["{time}", "maybe 5pm?", "5pm"],
    ["{time}", "at 9 o'clock", "9 o'clock"],
    ["{day}", "on Tusday please", "Tusday"],
    ["{day}", "The day after tomorrow", "day after tomorrow"],
    ["{date}", "On the 3rd of May", "3rd of May"],
    ["{date}", "may 12", "may 12"],
    ["{price}", "It was £500", "£500"],
    ["{price}", "I can pay 450 euros", "450 euros"],
    ["{price}", "about two thousand pounds", "two thousand pounds"],
    ["{name}", "My name is Ana Sofia.", "Ana Sofia"],
    ["{name}", "amadou", "Amadou"],
    ["{name}", "write Okonkwo", "Okonkwo"],
    ["{name}", "Put it on Okonkwo, please", "Okonkwo"],
    ["{name}", "Mr. Brown", "Mr. Brown"],
    ["{name}", "This is Grace", "Grace"],
    ["{name}", "it's ana", "Ana"],
    ["{name}", "Nguyen", "Nguyen"],
    ["{name}", "hmm, Ana", "Ana"],
    ["{number}", "We are two adults and a baby", "two"],
    ["{number}", "for two years", "two"],
    ["{place}", "Well, Lima", "Lima"],
    ["{place}", "It is Lima", "Lima"],
    ["{place}", "I left it on the bus", "bus"],
    ["{place}", "It was in Kyoto Station", "Kyoto Station"],
    ["{email}", "it is kim@example.org", "kim@example.org"],
    ["{yes}", "Yes, please.", "Yes"],
    ["{yes}", "why not", "why not"],
    ["{no}", "No, thank you.", "No, thank"],
    ["{no}", "nothing else thanks", "nothing else"],
  ])("%s in %j: %j", (pattern, message, value) => {
    const { goals, heard } = playScene(sceneHearing(pattern, true), [message]);
    expect(goals[0]!.isDone).toBe(true);
    expect(heard[pattern.slice(1, -1)]?.map((each) => each.toLowerCase())).toContain(
      value.toLowerCase(),
    );
  });

  test.each(["Where is it?", "and what is your name", "Is it far", "You like it?"])(
    "{question} in %j",
    (message) => expect(isHeard("{question}", message, true)).toBe(true),
  );

  test.each([
    ["{question}", "I like it."],
    ["{question}", "What can I say?"],
    ["{question}", "Can you repeat that, please?"],
    ["{yes}", "I am not sure"],
    ["{no}", "No milk"],
    ["{name}", "I don't know"],
    ["{number}", "many"],
    ["{number}", "I learn English since two years"],
    ["{place}", "I think I'm lost"],
    ["{place}", "Hello, What's that?"],
    ["{place}", "I see. Maybe"],
    ["{place}", "I'm Ana"],
    ["{place}", "My name is Ana Lima"],
    ["{place}", "Oh. Yes"],
    ["{name}", "Hmm"],
    ["{name}", "hm"],
    ["{name}", "uhm"],
    ["{name}", "asdf"],
    ["{name}", "qwerty"],
    ["{name}", "sdkfjh"],
    ["{name}", "This is difficult"],
    ["{name}", "it is difficult"],
    ["{name}", "it's complicated"],
  ])("%s not in %j", (pattern, message) => expect(isHeard(pattern, message, true)).toBe(false));
});

test.each([
  ["(want|need", "“)” is missing"],
  ["want |", "nothing between"],
  ["{soup}", "no slot {soup}"],
  ["<soup>", "no phrase <soup>"],
  ["want ! tea", "only after “&”"],
  ["want | tea & !milk", "put the alternatives in brackets"],
  ["tea & !milk | want", "put the alternatives in brackets"],
  ["want * tea", "“*” is not expected"],
])("the pattern %j is refused: %s", (pattern, reason) => {
  const [first] = sampleScene.steps;
  const scene = { ...sampleScene, steps: [{ ...first!, hear: [pattern] }] };
  expect(
    problemsOfPatterns(scene)
      .map((each) => each.reason.toLowerCase())
      .join(),
  ).toContain(reason.toLowerCase());
});
