import type { OwnQuestion } from "@saywell/contract";
import { quizSetLimits } from "@saywell/contract/constants";

/** A question that is being written. Its key is its own as long as it is on the page. */
export interface DraftQuestion extends OwnQuestion {
  key: string;
}

export interface SetDraft {
  title: string;
  questions: readonly DraftQuestion[];
}

/** What is wrong with a question, by the part that it is wrong with. */
export type QuestionFaults = Partial<
  Record<"question" | "answer" | "wrong0" | "wrong1" | "wrong2", string>
>;

const wrongParts = ["wrong0", "wrong1", "wrong2"] as const;

export const emptyQuestion = (key: string): DraftQuestion => ({
  key,
  question: "",
  answer: "",
  wrong: ["", "", ""],
  explanation: "",
});

const meant = (text: string): string => text.trim().replaceAll(/\s+/g, " ").toLowerCase();

export function faultsOf({ question, answer, wrong }: OwnQuestion): QuestionFaults {
  const faults: QuestionFaults = {};
  if (meant(question) === "") faults.question = "Write the question.";
  if (meant(answer) === "") faults.answer = "Write the right answer.";
  for (const [place, part] of wrongParts.entries()) {
    const text = meant(wrong[place] ?? "");
    if (text === "") faults[part] = "Write a wrong answer.";
    else if (text === meant(answer)) faults[part] = "This is the right answer.";
    else if (wrong.slice(0, place).some((other) => meant(other) === text)) {
      faults[part] = "This wrong answer is there already.";
    }
  }
  return faults;
}

const isEmpty = (faults: QuestionFaults): boolean => Object.keys(faults).length === 0;

/** The first place in a set where something is missing; null where it can be kept. */
export function firstFault({ title, questions }: SetDraft): string | null {
  if (title.trim() === "") return "title";
  if (questions.length === 0) return "add";
  const wrong = questions.find((question) => !isEmpty(faultsOf(question)));
  if (wrong === undefined) return null;
  return `${wrong.key} ${Object.keys(faultsOf(wrong))[0]}`;
}

/** Why a set cannot be kept yet, in words; null where it can. */
export function missingIn(draft: SetDraft): string | null {
  const fault = firstFault(draft);
  if (fault === null) return null;
  return fault === "add"
    ? "Add a question first."
    : "Something is missing. Look at the fields in red.";
}

/** As it is sent. */
export const contentOf = ({ title, questions }: SetDraft) => ({
  title: title.trim(),
  questions: questions.map(({ question, answer, wrong, explanation }) => ({
    question: question.trim(),
    answer: answer.trim(),
    wrong: wrong.map((each) => each.trim()),
    explanation: explanation.trim(),
  })),
});

/** Whether two drafts are the same once they are kept. */
export const isSame = (a: SetDraft, b: SetDraft): boolean =>
  JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b));

/** How many more a set takes. */
export const roomIn = ({ questions }: Pick<SetDraft, "questions">): number =>
  quizSetLimits.questions - questions.length;

export function moved(
  questions: readonly DraftQuestion[],
  key: string,
  step: 1 | -1,
): readonly DraftQuestion[] {
  const from = questions.findIndex((each) => each.key === key);
  const to = from + step;
  if (from < 0 || to < 0 || to >= questions.length) return questions;
  const next = questions.filter((each) => each.key !== key);
  next.splice(to, 0, questions[from]!);
  return next;
}
