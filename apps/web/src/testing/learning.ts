import type { GamificationProfile, Lesson, LessonSummary, SessionUser } from "@saywell/contract";

/** A guest as the server makes one. */
export const guest: SessionUser = {
  id: "learner-1",
  name: "Student",
  email: null,
  role: "LEARNER",
  isGuest: true,
  isEmailVerified: false,
  needsSecondFactor: false,
  ageBand: "UNKNOWN",
  level: null,
  timeZone: "Europe/London",
};

export const emptyProfile: GamificationProfile = {
  level: 1,
  xp: 0,
  xpToday: 0,
  coins: 0,
  streak: 0,
  streakFreezes: 0,
  studiedToday: false,
  badges: [],
};

/** A lesson of the list; say what matters. */
export const makeSummary = (parts: Partial<LessonSummary> = {}): LessonSummary => ({
  id: "a1-lesson-1",
  title: "At the market",
  description: "Buy fruit and ask for prices.",
  thumbnail: "/thumbnails/a1-lesson-6.svg",
  difficulty: "A1",
  topic: "everyday",
  canDo: "Can ask about the price of things.",
  duration: 10,
  objectives: ["Ask for a price", "Say what you want"],
  xpReward: 20,
  simpleXpReward: 10,
  coinReward: 25,
  progress: null,
  isBookmarked: false,
  lock: null,
  ...parts,
});

const step = { onlyIf: null, choices: [], correct: null, hint: null, reactions: [] };

/** A short lesson with each way to answer, in the dialogue and in the quiz. */
export const makeLesson = (parts: Partial<Lesson> = {}): Lesson => ({
  ...makeSummary(),
  words: [{ word: "pear", partOfSpeech: "noun", meaning: "a green fruit", example: "A pear." }],
  grammar: { title: "How much", explanation: "Ask with How much.", examples: ["How much is it?"] },
  dialogueFlow: {
    steps: [
      { ...step, id: "name", text: "What is your name?", inputType: "text", xpAward: 2 },
      { ...step, id: "hello", text: "Good morning, {name}.", inputType: "continue", xpAward: 0 },
      {
        ...step,
        id: "fruit",
        text: "What do you want?",
        inputType: "choice",
        choices: ["Apples", "Pears"],
        xpAward: 2,
        hint: "Look at the words.",
        reactions: [
          { when: ["Pears"], say: "Pears are sweet today, {name}." },
          { when: [], say: "I see." },
        ],
      },
      {
        ...step,
        id: "how-many",
        text: "How many?",
        inputType: "dropdown",
        choices: ["One", "Two"],
        xpAward: 2,
      },
      { ...step, id: "ripe", text: "Do you like them sweet?", inputType: "yesno", xpAward: 4 },
    ],
  },
  quizQuestions: [
    {
      id: "q-price",
      question: "Write the question for the price.",
      type: "text",
      choices: [],
      correct: "How much is it?",
      acceptAlternatives: ["How much?"],
      xpAward: 6,
      explanation: "We ask for a price with How much.",
    },
    {
      id: "q-fruit",
      question: "Is a pear a fruit?",
      type: "yesno",
      choices: [],
      correct: "Yes",
      acceptAlternatives: [],
      xpAward: 4,
      explanation: "A pear is a green fruit.",
    },
  ],
  outline: [],
  attempt: null,
  paidDialogueXp: 0,
  isReplay: false,
  ...parts,
});
