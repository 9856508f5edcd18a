import { sampleSituations, sampleTopics, sampleWordHelp } from "./sample-reference";
import type { EnglishSources, ExplainedWord, WordMeaning } from "../english-questions/types";

const menu: WordMeaning = {
  partOfSpeech: "noun",
  meaning: "a list of the food in a café",
  example: "Can I see the menu, please?",
};

const explained = (word: string, partOfSpeech: string, meaning: string): ExplainedWord => ({
  word,
  meanings: [{ partOfSpeech, meaning, example: null }],
});

/** A little knowledge of English: enough for each kind of question. */
export const sampleEnglish: EnglishSources = {
  words: [
    { word: "menu", ...menu, example: menu.example! },
    {
      word: "cook",
      partOfSpeech: "noun",
      meaning: "a person who makes food in a restaurant",
      example: "The cook made us soup.",
    },
    {
      word: "umbrella",
      partOfSpeech: "noun",
      meaning: "a thing that you hold over your head in the rain",
      example: "Take an umbrella with you.",
    },
    {
      word: "dog",
      partOfSpeech: "noun",
      meaning: "an animal with four legs that lives with people",
      example: "The dog sleeps on the floor.",
    },
  ],
  pairs: [
    {
      words: ["make", "do"],
      level: "A2",
      difference: "We “make” something new. We “do” work and activities.",
      examples: ["I made a cake.", "I did my homework."],
      goesWith: { make: ["mistake", "cake"], do: ["homework"] },
    },
    {
      words: ["since", "for"],
      level: "B1",
      difference: "Use “since” with the time when it began, and “for” with how long it lasted.",
      examples: ["since May", "for two years"],
    },
  ],
  topics: sampleTopics,
  situations: sampleSituations,
  wordHelp: sampleWordHelp,
  scenes: [{ id: "cafe", title: "At the café", level: "A1" }],
  names: ["Leo"],
  opposites: [
    ["big", "small"],
    ["large", "small"],
  ],
  entries: new Map<string, ExplainedWord>([
    ["menu", { word: "menu", meanings: [menu] }],
    [
      "comfortable",
      {
        word: "comfortable",
        meanings: [
          {
            partOfSpeech: "adjective",
            meaning: "nice to sit in, lie on or wear",
            example: "This chair is comfortable.",
          },
        ],
      },
    ],
    ["lake", explained("lake", "noun", "a lot of water with land around it")],
    ["river", explained("river", "noun", "water that flows to the sea")],
    ["go", explained("go", "verb", "move to another place")],
    ["cooked", explained("cook", "verb", "make food")],
    ["child", explained("child", "noun", "a young person")],
    ["happy", explained("happy", "adjective", "feeling good")],
  ]),
};

export const nothingOfEnglish: EnglishSources = {
  words: [],
  pairs: [],
  opposites: [],
  topics: [],
  situations: [],
  wordHelp: [],
  scenes: [],
  names: [],
  entries: new Map(),
};
