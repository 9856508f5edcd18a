export const stepInputTypes = ["text", "choice", "dropdown", "yesno", "continue"] as const;
export const questionTypes = ["text", "choice", "dropdown", "yesno"] as const;
export const outlinePartIds = [
  "introduction",
  "key-vocabulary",
  "listening-exercise",
  "grammar-practice",
  "role-play",
  "final-assessment",
] as const;
export const attemptPhases = ["dialogue", "quiz"] as const;

/** What a learner may type in one answer. */
export const answerMaxLength = 500;
/** How many answers one call keeps. */
export const answersPerSave = 100;
/** Seconds that one sitting may last. */
export const longestLesson = 7 * 24 * 3600;
