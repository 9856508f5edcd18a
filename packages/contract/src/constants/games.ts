export const gameTypes = ["VOCABULARY_BATTLE", "TRIVIA"] as const;
