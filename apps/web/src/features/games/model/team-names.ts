import type { QuizTeam } from "@saywell/contract/constants";

/** What the teams are called: the two ways of writing in this book. */
export const teamNames: Readonly<Record<QuizTeam, string>> = {
  INK: "Team Ink",
  CHALK: "Team Chalk",
};
