import type { LessonScript, Question, Step } from "../types";

const step = (id: string, inputType: Step["inputType"], choices: string[] = []): Step => ({
  id,
  onlyIf: null,
  text: `Step ${id}, {name}.`,
  inputType,
  choices,
  correct: null,
  xpAward: 5,
  reactions: [],
});

const question = (id: string, correct: string, more: Partial<Question> = {}): Question => ({
  id,
  type: "text",
  choices: [],
  correct,
  acceptAlternatives: [],
  xpAward: 5,
  ...more,
});

/** A short lesson with every kind of step and question: 25 XP of dialogue and 20 of quiz. */
export const sampleLesson: LessonScript = {
  id: "a1-lesson-1",
  xpReward: 45,
  coinReward: 25,
  steps: [
    step("welcome", "continue"),
    step("name", "text"),
    step("greeting", "choice", ["Good morning", "I’m fine"]),
    step("country", "dropdown", ["Spain", "Japan"]),
    step("ready", "yesno"),
  ],
  questions: [
    question("q-text", "I'm from Spain", { acceptAlternatives: ["I am from Spain"] }),
    question("q-choice", "Hello", { type: "choice", choices: ["Hello", "Goodbye"] }),
    question("q-dropdown", "is", { type: "dropdown", choices: ["am", "is"] }),
    question("q-yesno", "Yes", { type: "yesno" }),
  ],
};

const after = (stepId: string, answers: string[], asked: Step): Step => ({
  ...asked,
  onlyIf: { stepId, answers },
});

/**
 * A dialogue that branches twice, the second time inside a branch; six steps and 30 XP on each of
 * its four paths.
 */
export const branchingLesson: LessonScript = {
  id: "a1-lesson-2",
  xpReward: 50,
  coinReward: 25,
  steps: [
    step("name", "text"),
    step("place", "choice", ["Café", "Museum", "Park"]),
    after("place", ["Café"], step("drink", "yesno")),
    after("drink", ["Yes"], step("which-drink", "text")),
    after("drink", ["No"], step("which-food", "text")),
    after("place", ["Museum", "Park"], step("when", "dropdown", ["Today", "Tomorrow"])),
    after("place", ["Museum"], step("paintings", "yesno")),
    after("place", ["Park"], step("trees", "yesno")),
    step("friend", "yesno"),
    step("close", "continue"),
  ],
  questions: sampleLesson.questions,
};
