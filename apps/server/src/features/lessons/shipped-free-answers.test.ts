import { loadContent } from "@saywell/content/answers";
import { isFreeWriting, verdictOf } from "@saywell/lesson";
import { afterAll, describe, expect, test } from "vitest";
import { createGrammarChecker } from "../../adapters/grammar-checker";

const { lessons } = loadContent();
// Not how long it takes is tested here.
const patient = { loadTimeout: 240_000, longTimeout: 240_000, workTimeout: 60_000 };
const grammar = createGrammarChecker({ log: () => undefined, ...patient });
afterAll(() => grammar.close());

const freeSteps = lessons.flatMap(({ id, dialogueFlow: { steps }, words }) =>
  steps
    .filter((step) => isFreeWriting(steps, step.id))
    .map((step) => ({
      place: `${id} ${step.id}`,
      free: step.free!,
      known: [...words.map(({ word }) => word), ...steps.map(({ text }) => text)],
    })),
);

test("every step for free writing, and no other, has what its answer is held against", () => {
  expect(freeSteps.length).toBeGreaterThan(60);
  const held = lessons.flatMap(({ id, dialogueFlow: { steps } }) =>
    steps.filter(({ free }) => free !== null).map((step) => `${id} ${step.id}`),
  );
  expect(freeSteps.map(({ place }) => place)).toEqual(held);
});

test.each(freeSteps.map((step) => [step.place, step] as const))(
  "the model answer of %s is right, marks and all",
  async (_place, { free, known }) => {
    const corrections = await grammar.checkAndWait(free.model, known);
    expect([free.model, corrections?.filter(({ isGuess }) => !isGuess)]).toEqual([free.model, []]);
    expect(verdictOf(free.model, free, corrections ?? [])).toBe("right");
  },
  300_000,
);

test.each(["I don't know", "idk", "ok", "?"])("nowhere is %j an answer", (answer) => {
  expect(freeSteps.filter(({ free }) => verdictOf(answer, free, []) !== "too-short")).toEqual([]);
});

test("nonsense and other languages are off the point everywhere", () => {
  const nonsense = "asdf qwer zxcv uiop hjkl bnmf tyre wxcv";
  const other = "bugün okulda arkadaşlarımla çok güzel vakit geçirdim dün";
  for (const answer of [nonsense, other])
    expect(freeSteps.filter(({ free }) => verdictOf(answer, free, []) !== "off-the-point")).toEqual(
      [],
    );
});

const answered = (place: string, answer: string) => {
  const step = freeSteps.find((each) => each.place === place);
  return verdictOf(answer, step!.free, []);
};

describe("what learners may well write", () => {
  test.each([
    ["a1-lesson-1 introduce-yourself", "I'm Ana"],
    ["a1-lesson-1 introduce-yourself", "my name's yuto"],
    ["a1-lesson-1 your-country", "I come from the south of Brazil"],
    ["a1-lesson-1 your-country", "im from spain"],
    ["a1-lesson-2 order-drink", "Can I have a lemonade, please?"],
    ["a1-lesson-2 order-drink", "a black tea please"],
    ["a1-lesson-3 your-people", "I have not brothers"],
    ["a1-lesson-3 your-people", "My granmother is 80 years old"],
    ["a1-lesson-3 your-home", "There is a fridge in the kitchen"],
    ["a1-lesson-4 your-time", "I get up at 7:30"],
    ["a1-lesson-4 your-time", "at seven o'clock"],
    ["a1-lesson-4 your-evening", "I usually draw with my sister"],
    ["a1-lesson-5 your-street", "Go straight. Turn right."],
    ["a1-lesson-6 your-skills", "I can make cakes"],
    ["a1-lesson-6 other-day", "I can work on Friday from 8 to 12"],
    ["a1-lesson-8 be-the-teacher", "Touch your toes with your hands"],
    ["a1-lesson-8 and-now", "My feet are warm"],
    ["a1-lesson-8 tell-a-friend", "Their dog is very funny"],
    ["a2-lesson-1 your-trip", "I was at my grandma's house. We played cards."],
    ["a2-lesson-1 older-trip", "In 2019 we went to Turkey. I was with my parents."],
    ["a2-lesson-2 advise-felix", "You shouldn't run. You should sleep."],
    ["a2-lesson-3 your-part", "I'm going to paint a big cake"],
    ["a2-lesson-3 your-visit", "We're going to have a barbecue"],
    ["a2-lesson-4 your-week", "I have to do homework. I don't have to get up early."],
    ["a2-lesson-5 advise-dalia", "Station Road is better than HomeTalk"],
    ["a2-lesson-5 most-important", "The most important thing for me is music"],
    ["b1-lesson-1 visit-details", "I went to Lyon two years ago by plane"],
    ["b1-lesson-1 visit-plans", "I've never visited my penfriend"],
    ["b1-lesson-1 give-news", "I've just got a kitten"],
    ["b1-lesson-1 add-details", "It was an hour ago"],
    ["b1-lesson-2 decide", "I'll stay here"],
    ["b1-lesson-2 message", "I will arrive at 12:05, could you send me the address?"],
    ["b1-lesson-3 your-past", "I didn't use to like spinach"],
    ["b1-lesson-3 your-present", "Now I love spinach and I cook it"],
    ["b1-lesson-4 for-yusuf", "How about setting an alarm?"],
    ["b1-lesson-4 your-step", "I want to give up sweets. I avoid supermarkets."],
    ["b1-lesson-4 your-example", "I enjoy swimming. I managed to swim every day."],
    ["b1-lesson-5 so-that", "Please send me the list by noon so that I can call the hotel."],
    ["b1-lesson-5 own-thanks", "Thanks for lending me your bike, because I got home early."],
    ["b1-lesson-6 explain-it", "Bees dance. The dance shows the direction and the distance."],
    ["b1-lesson-6 your-own-plan", "If I'm not tired, I'll read. When I wake up, I'll sing."],
    ["b2-lesson-1 background", "I'm in charge of two apprentices at a bakery"],
    ["b2-lesson-2 own-street", "The library is cold. The heating should be replaced."],
    ["b2-lesson-3 own-regret", "If only I had learnt to skate. If I had, I'd be faster."],
    ["b2-lesson-3 next-time", "From now on, I'll do ten cards each night"],
    ["b2-lesson-4 your-request", "I would be grateful if you refunded £114"],
    ["b2-lesson-4 second-letter", "Thank you for your letter, which does not solve my problem."],
    ["b2-lesson-5 one-experiment", "Have you tried a hot bath?"],
    ["b2-lesson-5 and-you", "My wife encourages me to paint, and I let nobody disturb me."],
    ["b2-lesson-5 not-yet", "I've tried yoga, but my kids make me laugh."],
    ["c1-lesson-1 rewrite", "Screens may contribute to insomnia"],
    ["c1-lesson-1 own-advice", "For most people, a nap is harmless."],
    ["c1-lesson-2 what-would-you-do", "I wondered if you could drop the appendices."],
    ["c1-lesson-3 fair-version", "Lindqvist said the vote was 9 to 6"],
    ["c1-lesson-3 your-headline", "Swimmers lose pool for winter"],
    ["c1-lesson-4 the-knock", "He handed me a parcel. It had come for me on Monday."],
    ["c1-lesson-4 your-arrival", "The harbour was grey. I had imagined a blue one."],
    [
      "c1-lesson-5 third-note",
      "Gustav can play in the hall. Even so, Salma will be quiet at night.",
    ],
    ["c2-lesson-1 rebuttal", "It is the residents who have begged for it"],
    ["c2-lesson-2 without-blame", "The invoices have been settled late on four occasions."],
    ["c2-lesson-2 your-offer", "Were you to sign for three years, we could lower the rate."],
    ["c2-lesson-3 climb-and-fall", "We saw the Alps, the stars and a broken fridge."],
    ["c2-lesson-3 arrival", "On the counter slept a cat, its tail in the guest book."],
    ["c2-lesson-4 plain-version", "Five in 1,000 get stones; six do if they drink the tea."],
    ["c2-lesson-4 children", "We can't say if it is safe for children"],
    ["c2-lesson-5 small-oven", "It was no mean feat"],
    ["c2-lesson-5 last-line", "To the food, the fun and the friendship: to Marit!"],
  ])("is on the point: %s, %s", (place, answer) => {
    expect(answered(place, answer)).toBe("right");
  });

  test.each([
    ["a1-lesson-1 your-country", "Pizza tastes very good"],
    ["a1-lesson-2 order-drink", "My sister lives in Rome"],
    ["a1-lesson-4 your-time", "The dog is very big"],
    ["a1-lesson-6 other-day", "Your garden is beautiful"],
    ["a2-lesson-2 advise-felix", "My name is Tom and this is Anna"],
    ["b1-lesson-2 message", "Football makes all my brothers very happy"],
    ["b1-lesson-6 explain-it", "My uncle sold his old red car yesterday"],
    ["c1-lesson-3 your-headline", "Elephants love bananas"],
    ["c2-lesson-4 children", "Trains were on schedule during Friday morning"],
  ])("is off the point: %s, %s", (place, answer) => {
    expect(answered(place, answer)).toBe("off-the-point");
  });

  test.each([
    ["a1-lesson-1 your-country", "Spain"],
    ["a1-lesson-2 order-drink", "tea please"],
    ["a2-lesson-1 your-trip", "to the beach"],
    ["b1-lesson-2 message", "I arrive at 12:05."],
    ["c2-lesson-5 last-line", "To Marit!"],
  ])("is too short: %s, %s", (place, answer) => {
    expect(answered(place, answer)).toBe("too-short");
  });
});
