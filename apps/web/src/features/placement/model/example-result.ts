import type { CefrLevel } from "@saywell/contract";

interface ExampleResult {
  score: number;
  level: CefrLevel;
  skills: readonly { skill: string; score: number }[];
}

/** Shown, and marked as an example, where the results page is opened without a result. */
export const exampleResult: ExampleResult = {
  score: 75,
  level: "B1",
  skills: [
    { skill: "Grammar", score: 70 },
    { skill: "Vocabulary", score: 80 },
    { skill: "Reading Comprehension", score: 75 },
    { skill: "Writing", score: 75 },
  ],
};
