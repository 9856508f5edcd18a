import type { OfferedLesson, TutorLesson } from "../types";

/** A café, with a question of every kind. */
export const cafe: TutorLesson = {
  title: "At the café",
  difficulty: "A1",
  topic: "everyday",
  canDo: "Can order food and drink in a café.",
  words: [
    {
      word: "menu",
      partOfSpeech: "noun",
      meaning: "a list of the food and drink in a café",
      example: "The menu is on the table.",
    },
    {
      word: "order",
      partOfSpeech: "verb",
      meaning: "to ask for food or drink",
      example: "Let's order two teas.",
    },
    {
      word: "bill",
      partOfSpeech: "noun",
      meaning: "a piece of paper that shows how much you pay",
      example: "Can I have the bill, please?",
    },
    {
      word: "Anything else?",
      partOfSpeech: "phrase",
      meaning: "a question to ask if you want more",
      example: "One tea. Anything else?",
    },
  ],
  grammar: {
    title: "I'd like, and a, an or some",
    explanation:
      'To order, say "I\'d like". Use "an" before the sound of a, e, i, o or u. Use "some" for two or more things.',
    examples: ["I'd like a coffee, please.", "I'd like some water.", "Can I have an egg?"],
  },
  dialogueFlow: {
    steps: [
      { text: "What would you like to drink today?", hint: 'Begin with "I would like".' },
      { text: "Thank you for coming.", hint: null },
    ],
  },
  quizQuestions: [
    {
      question: "Which order is polite?",
      choices: ["Bring me tea now.", "A tea, please.", "I want tea."],
      correct: "A tea, please.",
      acceptAlternatives: [],
    },
    {
      question: "Write the right word: You read it to choose your food.",
      choices: [],
      correct: "menu",
      acceptAlternatives: ["the menu"],
    },
    {
      question: 'Choose the right word. "I\'d like ___ apple."',
      choices: ["a", "an", "some"],
      correct: "an",
      acceptAlternatives: [],
    },
    {
      question: "Put the words in order: bill / the / have / can / I / please",
      choices: [],
      correct: "Can I have the bill, please?",
      acceptAlternatives: ["Can I have the bill please"],
    },
    {
      question: 'Is "Give me soup" a polite order?',
      choices: [],
      correct: "No",
      acceptAlternatives: [],
    },
  ],
  outline: [
    {
      title: "Grammar Practice",
      question: 'Choose the right words. "Can I have ___, please?"',
      choices: ["a biscuits", "some milk", "an sandwich", "a egg"],
      correct: "some milk",
    },
  ],
};

export const course: readonly OfferedLesson[] = [
  cafe,
  {
    title: "A weekend trip by train",
    difficulty: "A2",
    words: [
      {
        word: "platform",
        partOfSpeech: "noun",
        meaning: "the place where you get on a train",
        example: "The train leaves from platform two.",
      },
    ],
  },
];
