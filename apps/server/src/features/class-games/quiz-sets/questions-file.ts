import { quizSetColumns, quizSetLimits } from "@saywell/contract/constants";
import type { OwnQuestion, RefusedRow } from "@saywell/contract";
import { ownQuestionFault, ownQuestionKey } from "@saywell/quiz";
import { stringify } from "csv-stringify/sync";
import { createBreathe } from "../../../csv/breathe";
import { type FileShape, readRows } from "../../../csv/read-rows";
import { ok, type Result } from "../../../refusal";

type Column = (typeof quizSetColumns)[number];

const file: FileShape<Column> = {
  columns: quizSetColumns,
  required: ["question", "answer", "wrong1", "wrong2", "wrong3"],
  // More than a set holds are read, so that each can be told why it is left out.
  mostRows: 500,
  tooMany: "The file has more than 500 rows. A set holds 50 questions.",
  empty:
    "The file has no questions. The first line names the columns, and each line after it is a question.",
};

/** Characters of a row that are shown again where it is refused. */
const shown = 80;

/**
 * The questions of a CSV, and the rows that are none, each with the reason.
 *
 * @param unfit why a question's words cannot be shown to a class; null where they can
 */
export async function readQuestions(
  csv: string,
  unfit: (question: OwnQuestion) => string | null,
): Promise<Result<{ questions: OwnQuestion[]; refused: RefusedRow[] }>> {
  const breathe = createBreathe();
  const rows = await readRows(csv, file, breathe);
  if (!rows.ok) return rows;
  const questions: OwnQuestion[] = [];
  const refused: RefusedRow[] = [];
  const lineOf = new Map<string, number>();
  for (const { line, cells, hasMore } of rows.value.rows) {
    await breathe();
    const { question, answer, wrong1, wrong2, wrong3, explanation } = cells;
    const made = { question, answer, wrong: [wrong1, wrong2, wrong3], explanation };
    const key = ownQuestionKey(made);
    const first = lineOf.get(key);
    const reason = hasMore
      ? "The row has more cells than there are columns. Put text with commas into quotation marks."
      : (ownQuestionFault(made) ??
        unfit(made) ??
        (first === undefined ? null : `The same question is in line ${first}.`) ??
        (questions.length >= quizSetLimits.questions
          ? `A set holds ${quizSetLimits.questions} questions.`
          : null));
    if (reason === null) {
      questions.push(made);
      lineOf.set(key, line);
    } else refused.push({ line, text: Array.from(question).slice(0, shown).join(""), reason });
  }
  return ok({ questions, refused });
}

/** A set in the columns in which it can be read again. */
export const writeQuestions = (questions: readonly OwnQuestion[]): string =>
  stringify(
    [
      quizSetColumns,
      ...questions.map(({ question, answer, wrong, explanation }) => [
        question,
        answer,
        ...wrong,
        explanation,
      ]),
    ],
    // Spreadsheets take a file for UTF-8 by this.
    { bom: true },
  );
