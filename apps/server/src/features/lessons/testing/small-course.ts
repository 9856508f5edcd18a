import { type CompiledLesson, type Content, createContent } from "@saywell/content/answers";

type Step = CompiledLesson["dialogueFlow"]["steps"][number];
type Question = CompiledLesson["quizQuestions"][number];

const step = (id: string, inputType: Step["inputType"], choices: string[] = []): Step => ({
  id,
  onlyIf: null,
  text: "Nice to meet you, {name}.",
  inputType,
  choices,
  correct: null,
  xpAward: 10,
  hint: null,
  reactions: [],
  free: null,
});

const question = (id: string, correct: string, alternatives: string[] = []): Question => ({
  id,
  skill: "grammar",
  question: "Which one is right?",
  type: "text",
  choices: [],
  correct,
  acceptAlternatives: alternatives,
  xpAward: 10,
  explanation: "Because it is.",
});

/** A lesson of four steps and two questions, 10 XP each: 60 XP and 25 coins. */
export const smallLesson = (id: string): CompiledLesson => ({
  id,
  title: "Meet and greet",
  description: "Say hello.",
  thumbnail: "/thumbnails/a1-lesson-1.svg",
  difficulty: "A1",
  topic: "everyday",
  tags: ["polite"],
  duration: 10,
  xpReward: 60,
  coinReward: 25,
  canDo: "Can introduce themselves.",
  canDoSkills: ["speaking"],
  objectives: ["Say your name", "Say where you are from"],
  words: [],
  grammar: { title: "To be", explanation: "I am, you are.", examples: ["I am Ana."] },
  dialogueFlow: {
    steps: [
      step("welcome", "continue"),
      step("name", "text"),
      step("greeting", "choice", ["Good morning", "Goodbye"]),
      step("ready", "yesno"),
    ],
  },
  quizQuestions: [question("q1", "I'm Ana", ["I am Ana"]), question("q2", "is")],
  outline: (
    [
      "introduction",
      "key-vocabulary",
      "listening-exercise",
      "grammar-practice",
      "role-play",
      "final-assessment",
    ] as const
  ).map((part) => ({
    id: part,
    title: part,
    teacherMessage: "Choose three.",
    question: "Which one is three?",
    choices: ["One", "Two", "Three", "Four"],
    correct: "Three",
    reactions: [{ when: [], say: "Count again." }],
    explanation: "Because it is.",
  })),
});

const afterGreeting = (answer: string, asked: Step): Step => ({
  ...asked,
  onlyIf: { stepId: "greeting", answers: [answer] },
});

/** The small lesson with two more steps after either greeting, another two for each: 80 XP. */
const branchingLesson = (id: string): CompiledLesson => {
  const lesson = smallLesson(id);
  const [welcome, name, greeting, ready] = lesson.dialogueFlow.steps;
  const steps = [
    welcome!,
    name!,
    greeting!,
    afterGreeting("Goodbye", step("leaving", "yesno")),
    afterGreeting("Good morning", step("breakfast", "dropdown", ["Bread", "Soup"])),
    afterGreeting("Goodbye", step("see-you", "text")),
    afterGreeting("Good morning", step("enjoy", "continue")),
    ready!,
  ];
  return { ...lesson, xpReward: 80, dialogueFlow: { steps } };
};

export const branchingCourse: Content = courseOf([branchingLesson("a1-lesson-1")]);

export const smallCourse: Content = courseOf([
  smallLesson("a1-lesson-1"),
  smallLesson("a1-lesson-2"),
]);

function courseOf(lessons: CompiledLesson[]): Content {
  const badge = (id: string, name: string) => ({
    id,
    name,
    description: `You earned ${name}.`,
    howToEarn: "Study.",
  });
  return createContent({
    lessons,
    badges: [
      badge("first-talk", "First Talk"),
      badge("polite-speaker", "Polite Speaker"),
      badge("hard-worker", "Hard Worker"),
    ],
  });
}
