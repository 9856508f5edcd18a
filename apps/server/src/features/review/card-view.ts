import type { ReviewCard } from "@saywell/contract";
import type { CompiledLesson } from "@saywell/content/answers";
import { asksFor, intervals, type Moment } from "@saywell/review";
import type { CardRow } from "./deck.store";
import { type ExplainedWord, explainSaved } from "./explain-saved";

export type DeckLesson = Pick<CompiledLesson, "words" | "quizQuestions">;

/** A card with what is said about it. */
export interface ExplainedCard extends CardRow {
  subject: { kind: "word"; entry: ExplainedWord } | { kind: "mistake"; question: AskedAgain };
}

type AskedAgain = Pick<
  DeckLesson["quizQuestions"][number],
  "question" | "type" | "choices" | "correct" | "acceptAlternatives" | "explanation"
>;

/** Undefined where nothing explains any more what the card is about. */
export function explainCard(
  card: CardRow,
  lesson: DeckLesson | undefined,
): ExplainedCard | undefined {
  if (card.quizQuestion !== null) {
    const { choices, isOwnWriting = false, ...question } = card.quizQuestion;
    const asked = { ...question, choices: [...choices], acceptAlternatives: [] };
    const type = isOwnWriting ? "text" : "choice";
    return { ...card, subject: { kind: "mistake", question: { ...asked, type } } };
  }
  if (card.word !== null) {
    const entry = explainSaved({ ...card, word: card.word }, lesson);
    return entry && { ...card, subject: { kind: "word", entry } };
  }
  const question = lesson?.quizQuestions.find(({ id }) => id === card.questionId);
  return question && { ...card, subject: { kind: "mistake", question } };
}

export function viewCard(card: ExplainedCard, moment: Moment): ReviewCard {
  const { id, memory, subject } = card;
  const fields = { id, comesBackIn: intervals(memory, moment) };
  if (subject.kind === "word") {
    const { lessonId, word, meaning, example } = subject.entry;
    return {
      ...fields,
      kind: "word",
      lessonId,
      asksFor: asksFor(memory),
      word,
      meaning,
      example,
    };
  }
  const { question, type, choices, correct, acceptAlternatives, explanation } = subject.question;
  return {
    ...fields,
    kind: "mistake",
    isOwnWriting: card.quizQuestion?.isOwnWriting === true,
    lessonId: card.lessonId,
    question,
    type,
    choices,
    correct,
    acceptAlternatives,
    explanation,
  };
}
