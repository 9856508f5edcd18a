import type { Scene, SceneStep } from "../scenes/types";

const step = (part: Partial<SceneStep> & Pick<SceneStep, "id" | "ask" | "back">): SceneStep => ({
  goal: null,
  after: [],
  onlyIf: null,
  hear: [],
  answer: [],
  say: ["OK."],
  also: [],
  refused: [],
  begin: null,
  model: null,
  ...part,
});

/** A small scene with everything that a scene may have. */
export const sampleScene: Scene = {
  id: "kiosk",
  title: "At the kiosk",
  level: "A1",
  topic: "everyday",
  role: "You are thirsty.",
  partner: "Ife, who sells drinks",
  open: ["Good morning!"],
  slots: {
    drink: {
      tea: ["green tea", "cup of tea"],
      coffee: ["espresso"],
      "orange juice": ["juice"],
    },
    food: { orange: [], sandwich: ["cheese sandwich"], "ice cream": [] },
  },
  phrases: { card: "card|credit card|contactless" },
  prices: { tea: "£2", coffee: "£2.50", "orange juice": "£3", sandwich: "£4" },
  facts: [{ hear: ["toilet"], say: ["It is behind the house."] }],
  steps: [
    step({
      id: "drink",
      goal: "Order a drink.",
      ask: ["What would you like to drink?", "A drink?"],
      hear: ["{drink}"],
      say: [{ if: "drink=tea", say: "Tea, good choice." }, "One {drink}."],
      back: "Sorry, would you like tea, coffee or juice?",
      begin: "Can I have …",
      model: "Can I have a tea, please?",
    }),
    step({
      id: "milk",
      onlyIf: "drink=tea|coffee",
      ask: ["With milk?", "Milk in it?"],
      hear: ["milk"],
      answer: ["{yes}", "{no}"],
      also: [{ hear: ["without milk|no milk"], say: ["No milk."], fulfils: true, as: "black" }],
      back: "Sorry, milk or no milk?",
    }),
    step({
      id: "food",
      goal: "Order some food.",
      ask: ["And to eat?", "Some food?"],
      hear: ["{food}"],
      say: ["{Food}, yes."],
      also: [{ hear: ["pizza"], say: ["We have no oven."], fulfils: false, as: null }],
      refused: ["Nothing to eat, then."],
      back: "Sorry, a sandwich or an orange?",
      begin: "I would like …",
      model: "I would like a sandwich.",
    }),
    step({
      id: "pay",
      goal: "Say how you pay.",
      after: ["drink"],
      ask: ["How would you like to pay?", "Cash or card?"],
      hear: ["pay|cash|<card>"],
      say: [{ if: "black", say: "{total} for you, without milk." }, "That is {total}."],
      back: "Sorry, cash or card?",
      begin: "Can I …",
      model: "Can I pay by card?",
    }),
  ],
  end: { done: ["Thank you, and goodbye!"], open: ["Come again!"] },
  words: [
    { word: "to pay by card", meaning: "to pay without coins" },
    { word: "thirsty", meaning: "wanting to drink" },
  ],
};

/** The same scene with one step that listens for a pattern only. */
export const sceneHearing = (pattern: string, answer = false): Scene => ({
  ...sampleScene,
  facts: [],
  prices: {},
  steps: [
    step({
      id: "it",
      goal: "Say it.",
      ask: ["Yes?", "And?"],
      hear: answer ? [] : [pattern],
      answer: answer ? [pattern] : [],
      back: "Sorry?",
      begin: "It …",
      model: "It is.",
    }),
    step({
      id: "other",
      goal: "Something else.",
      ask: ["More?", "What else?"],
      hear: ["never heard"],
      back: "What?",
    }),
  ],
});
