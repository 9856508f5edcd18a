/** What lessons are made of: for those who write them, keep them and show them. */

export const questionTypes = ["text", "choice", "dropdown", "yesno"] as const;
export type QuestionType = (typeof questionTypes)[number];

/** How a turn of the dialogue is answered. */
export const stepInputTypes = [...questionTypes, "continue"] as const;
export type StepInput = (typeof stepInputTypes)[number];

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
