import { quote } from "../text";

/** What idioms mean, and a sentence with each; their key is how one looks them up, without “be” and “to”. */
export const idioms: Readonly<Record<string, readonly [meaning: string, example: string]>> = {
  "on the same page": [
    "to understand and want the same thing as others",
    "Before we start, let us make sure that we are on the same page.",
  ],
  "bite the bullet": [
    "to do something unpleasant because you must",
    "I bit the bullet and called the dentist.",
  ],
  "break the ice": [
    "to make people feel relaxed when they first meet",
    "A little game broke the ice.",
  ],
  "piece of cake": ["something very easy", "The test was a piece of cake."],
  "under the weather": ["a little ill", "I feel under the weather today."],
  "once in a blue moon": ["very rarely", "We eat out once in a blue moon."],
  "cost an arm and a leg": ["to be very expensive", "The new roof cost an arm and a leg."],
  "hit the nail on the head": ["to say exactly what is right", "Amara hit the nail on the head."],
  "spill the beans": ["to tell a secret", "Who spilled the beans about the party?"],
  "let the cat out of the bag": [
    "to tell a secret by mistake",
    "Diego let the cat out of the bag.",
  ],
  "call it a day": ["to stop working for now", "It is late, so let us call it a day."],
  "get cold feet": [
    "to become afraid just before you do something",
    "He got cold feet before the show.",
  ],
  "in the same boat": [
    "in the same difficult situation",
    "None of us has a ticket, so we are in the same boat.",
  ],
  "keep an eye on": ["to watch something or somebody carefully", "Please keep an eye on my bag."],
  "think outside the box": [
    "to have new and unusual ideas",
    "We need people who think outside the box.",
  ],
  "on the ball": ["quick to notice and to act", "Our new nurse is really on the ball."],
  "up in the air": ["not decided yet", "Our holiday plans are still up in the air."],
  "miss the boat": ["to be too late for a chance", "Apply today, or you will miss the boat."],
  "go the extra mile": ["to do more than people expect", "Our teacher always goes the extra mile."],
  "hit the books": ["to study hard", "Exams are near, so I must hit the books."],
  "hit the road": ["to begin a journey", "We should hit the road before it gets dark."],
  "hit the sack": ["to go to bed", "I am tired, so I will hit the sack."],
  "give it a shot": ["to try something", "I have never danced, but I will give it a shot."],
  "make ends meet": ["to have just enough money to live", "With two jobs she makes ends meet."],
  "pull somebody's leg": [
    "to joke by saying something that is not true",
    "A snake in the bath? You are pulling my leg!",
  ],
  "rings a bell": ["to sound familiar", "Her name rings a bell."],
  "ring a bell": ["to sound familiar", "That name rings a bell."],
  "raining cats and dogs": ["it is raining very hard", "Take a coat: it is raining cats and dogs."],
  "it's raining cats and dogs": [
    "it is raining very hard",
    "Take a coat: it is raining cats and dogs.",
  ],
  "see eye to eye": ["to agree", "My sister and I do not always see eye to eye."],
  "over the moon": ["very happy", "She was over the moon about her results."],
  "tip of the iceberg": [
    "a small part of a much bigger problem",
    "These complaints are only the tip of the iceberg.",
  ],
  "beat around the bush": [
    "to talk without saying what you really want to say",
    "Do not beat around the bush: what happened?",
  ],
  "better late than never": [
    "it is good that something happens, though it is late",
    "You finished? Better late than never!",
  ],
  "by heart": ["from memory, word for word", "I know the poem by heart."],
  "couch potato": [
    "a person who sits and watches television all day",
    "I was a couch potato last weekend.",
  ],
  "cut corners": [
    "to do something badly to save time or money",
    "They cut corners, and now the wall is wet.",
  ],
  "get out of hand": ["to become impossible to control", "The party got out of hand."],
  "get the hang of": ["to learn how to do something", "After a week I got the hang of it."],
  "have butterflies in your stomach": [
    "to be nervous",
    "I had butterflies in my stomach before the exam.",
  ],
  "butterflies in my stomach": [
    "a nervous feeling",
    "I had butterflies in my stomach before the exam.",
  ],
  "in a nutshell": ["in very few words", "In a nutshell, the plan failed."],
  "in hot water": ["in trouble", "He was in hot water because he was late again."],
  "jump to conclusions": [
    "to decide too quickly what is true",
    "Do not jump to conclusions: ask her first.",
  ],
  "kill two birds with one stone": [
    "to reach two aims with one action",
    "I cycle to work: that kills two birds with one stone.",
  ],
  "keep in touch": ["to go on writing or talking to each other", "Let us keep in touch."],
  "learn the ropes": ["to learn how a job is done", "It took a month to learn the ropes."],
  "on cloud nine": ["very happy", "He was on cloud nine after the concert."],
  "on the fence": ["not able to decide", "I am still on the fence about the trip."],
  "out of the blue": ["when nobody expected it", "She called me out of the blue."],
  "play it by ear": [
    "to decide as things happen, without a plan",
    "Let us play it by ear tomorrow.",
  ],
  "the ball is in your court": [
    "it is your turn to decide or to act",
    "I have made an offer, so the ball is in your court.",
  ],
  "the elephant in the room": [
    "a problem that everybody knows but nobody speaks of",
    "Money was the elephant in the room.",
  ],
  "the last straw": [
    "the last of many bad things, after which you have had enough",
    "The noise at night was the last straw.",
  ],
  "through thick and thin": [
    "in good times and in bad times",
    "They were friends through thick and thin.",
  ],
  "turn over a new leaf": [
    "to begin to behave better",
    "He turned over a new leaf and got up early.",
  ],
  "wrap your head around": [
    "to understand something difficult",
    "I cannot wrap my head around this rule.",
  ],
  "a blessing in disguise": [
    "something that seems bad but turns out well",
    "Missing that train was a blessing in disguise.",
  ],
  "burn the midnight oil": [
    "to work or study late at night",
    "She burned the midnight oil before the exam.",
  ],
  "take it with a pinch of salt": [
    "to believe only a part of it",
    "Take his stories with a pinch of salt.",
  ],
  "with a pinch of salt": ["without believing all of it", "Take his stories with a pinch of salt."],
  "go back to the drawing board": [
    "to start again with a new plan",
    "The test failed, so we went back to the drawing board.",
  ],
  "cross that bridge when you come to it": [
    "to deal with a problem only when it happens",
    "We will cross that bridge when we come to it.",
  ],
  "get the ball rolling": ["to make something start", "A short question got the ball rolling."],
  "read between the lines": [
    "to find a meaning that is not said openly",
    "Read between the lines: she is not happy.",
  ],
  "long story short": [
    "to tell only the end of a long story",
    "Long story short, we missed the bus.",
  ],
  "at the drop of a hat": ["at once and gladly", "He would travel at the drop of a hat."],
  "steal the show": ["to get the most attention", "The youngest dancer stole the show."],
  "second nature": ["something you do without thinking", "Cycling is second nature to her."],
  "ballpark figure": ["a number that is about right", "Can you give me a ballpark figure?"],
  "a piece of the puzzle": [
    "one part of what explains the whole",
    "Her letter was a piece of the puzzle.",
  ],
};

const bare = (term: string): string =>
  term
    .replace(/^(?:(?:to|be|am|is|are|being|an?|the|somebody is|someone is) )+/, "")
    .replaceAll(/\b(?:someone|one|your|my|his|her)'?s? /g, "");
const byName: ReadonlyMap<string, string> = new Map(
  Object.keys(idioms).map((name) => [bare(name), name]),
);

/** The idiom that stands in a text; undefined where none does. */
export const idiomIn = (text: string): string | undefined => {
  const said = ` ${bare(text)} `;
  return [...byName].find(([name]) => said.includes(` ${name} `))?.[1];
};

/** What an idiom means, with an example. */
export function explainIdiom(name: string): string {
  const [meaning, example] = idioms[name]!;
  return `${quote(name)} (idiom) means: ${meaning}. For example: ${quote(example)}`;
}

/** The idiom that a term is, whatever stands for “be” and for the person; undefined where it is none. */
export const idiomNamed = (term: string): string | undefined => byName.get(bare(term));
