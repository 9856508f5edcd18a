/** What lessons are made of: for those who write them, keep them and show them. */

export const questionTypes = ["text", "choice", "dropdown", "yesno"] as const;
export type QuestionType = (typeof questionTypes)[number];

/** How a turn of the dialogue is answered. */
export const stepInputTypes = [...questionTypes, "continue"] as const;
export type StepInput = (typeof stepInputTypes)[number];

/**
 * What an answer or a can-do statement is about. No lesson hears anybody: in a question, speaking is to
 * choose the right thing to say.
 */
export const lessonSkills = [
  "listening",
  "reading",
  "speaking",
  "writing",
  "grammar",
  "vocabulary",
] as const;
export type LessonSkill = (typeof lessonSkills)[number];

/**
 * What is practised by answering a turn of the dialogue: choosing a reply, filling a gap, saying whether
 * something is so, writing. Each question of a quiz says its skill itself.
 */
export const skillOfStep = {
  choice: "speaking",
  dropdown: "grammar",
  yesno: "reading",
  text: "writing",
} as const satisfies Record<QuestionType, LessonSkill>;

/** How a free answer fits what it answers. */
export const answerVerdicts = ["right", "nearly", "off-the-point", "too-short"] as const;
export type AnswerVerdict = (typeof answerVerdicts)[number];

/** The outline of the simple player, and the percent at which each part is reached. */
export const outlineParts = [
  { id: "introduction", title: "Introduction", reachedAt: 20 },
  { id: "key-vocabulary", title: "Key Vocabulary", reachedAt: 40 },
  { id: "listening-exercise", title: "Listening Exercise", reachedAt: 60 },
  { id: "grammar-practice", title: "Grammar Practice", reachedAt: 80 },
  { id: "role-play", title: "Role Play", reachedAt: 90 },
  { id: "final-assessment", title: "Final Assessment", reachedAt: 100 },
] as const;
export type OutlinePartId = (typeof outlineParts)[number]["id"];
export const outlinePartIds = outlineParts.map(({ id }) => id);
