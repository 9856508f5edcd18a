import { createHash } from "node:crypto";
import type { QuizSource } from "./quiz-schema";

const letters = ["A", "B", "C", "D"] as const;

/**
 * A sheet for somebody who did not write the questions and tries them: options under letters, and
 * the key at the end, below the line "Key". The same questions always give the same sheet, so that
 * the key may be read later.
 */
export function quizSheet(title: string, questions: readonly QuizSource[]): string {
  const asked = questions.map((question) => ({ ...question, options: inAnyOrder(question) }));
  return [
    title,
    ...asked.map(({ id, question, options }) =>
      ["", `${id}  ${question}`, ...options.map((each, at) => `  ${letters[at]}. ${each}`)].join(
        "\n",
      ),
    ),
    "",
    "Key",
    ...asked.map(
      ({ id, answer, options, explanation }) =>
        `${id}  ${letters[options.indexOf(answer)]}. ${answer} (${explanation})`,
    ),
  ].join("\n");
}

/** An order that says nothing of the right option, the same for the same question. */
function inAnyOrder({ id, answer, wrong }: QuizSource): string[] {
  const rank = (option: string) => createHash("sha256").update(`${id} ${option}`).digest("hex");
  return [answer, ...wrong].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
