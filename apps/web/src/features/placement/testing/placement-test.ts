import type { LevelTestQuestion, LevelTestResult, LevelTestSession } from "@saywell/contract";

/** A question of the placement test; say what matters. */
export const makeQuestion = (parts: Partial<LevelTestQuestion> = {}): LevelTestQuestion => ({
  id: "q1",
  question: "Where is she?",
  type: "multiple_choice",
  options: ["At home", "At work", "At school"],
  skill: "grammar",
  difficulty: "Adaptive",
  prompt: "Where is she?",
  passage: null,
  words: null,
  ...parts,
});

export const gapQuestion = makeQuestion({
  id: "q2",
  type: "fill_blank",
  options: [],
  prompt: "She ___ to work by bus.",
  skill: "vocabulary",
});

export const writingQuestion = makeQuestion({
  id: "q3",
  type: "text",
  options: [],
  prompt: "Write about your street.",
  skill: "writing",
  words: { min: 20, max: 40 },
});

/** A session after nine answers; say what matters. */
export const makeSession = (parts: Partial<LevelTestSession> = {}): LevelTestSession => ({
  sessionId: "session-1",
  testType: "adult",
  timeAllowance: "1",
  length: "exact",
  state: "OPEN",
  resultId: null,
  answered: 9,
  total: 40,
  secondsLeft: 1500,
  mayFinish: false,
  nextQuestion: makeQuestion(),
  ...parts,
});

/** A result as its owner sees it; say what matters. */
export const makeResult = (parts: Partial<LevelTestResult> = {}): LevelTestResult => ({
  id: "result-1",
  testType: "adult",
  level: "B1",
  score: 44,
  length: "exact",
  goOn: null,
  sureness: { inTen: 7, low: "A2", high: "B1" },
  interval: { low: "A2+", high: "B1+" },
  answersFit: true,
  stopReason: "level-certain",
  answered: 22,
  takenAt: "2026-03-02T09:05:00.000Z",
  skills: [
    { skill: "grammar", score: 41, level: "B1", low: "A2+", high: "B1+", answered: 6 },
    { skill: "vocabulary", score: 52, level: "B2", low: "B1", high: "B2+", answered: 6 },
    { skill: "reading", score: 45, level: "B1", low: "A2+", high: "B2", answered: 5 },
    { skill: "listening", score: 30, level: "A2", low: "A2", high: "B1", answered: 5 },
    { skill: "writing", score: null, level: null, low: null, high: null, answered: 0 },
  ],
  firstLesson: {
    lessonId: "b1-lesson-1",
    lessonTitle: "Plans and promises",
    isNext: false,
    lock: null,
  },
  listening: { asked: 5, shown: 0 },
  canDo: ["Can ask the way."],
  study: [
    {
      skill: "listening",
      advice: "Listen to short talks.",
      lessonId: "a2-lesson-4",
      lessonTitle: "At the doctor's",
      lock: null,
    },
  ],
  writing: [],
  isOwn: true,
  ...parts,
});
