import { joinSentences } from "@saywell/english";
import { yesNo } from "@saywell/lesson";
import type { ReviewCard } from "@saywell/contract";
import type { ReactNode } from "react";
import { type Mark, MarkTag } from "../../../product-ui/verdict";

/** What a card asks, in one line. */
export const promptOf = (card: ReviewCard): string =>
  card.kind === "mistake"
    ? card.isOwnWriting
      ? "You wrote this. What goes in the gap?"
      : "You missed this in a quiz. What is right?"
    : card.asksFor === "word"
      ? "Which word means this?"
      : "What does this mean?";

/** What is shown to be answered. */
export const questionOf = (card: ReviewCard): string =>
  card.kind === "mistake" ? card.question : card.asksFor === "word" ? card.meaning : card.word;

/** Whether the answer is typed; else one thinks of it. */
export const isTyped = (card: ReviewCard): boolean =>
  card.kind === "mistake" ? card.type === "text" : card.asksFor === "word";

/** What a typed answer is marked by. */
export const rightAnswers = (card: ReviewCard) =>
  card.kind === "mistake"
    ? { correct: card.correct, acceptAlternatives: card.acceptAlternatives }
    : { correct: card.word, acceptAlternatives: withAnyMark(card.word) };

/** A word is known, whatever mark a keyboard puts after it: "plum.", "How are you". */
function withAnyMark(word: string): string[] {
  const bare = word.replace(/[.!?]$/u, "");
  return ["", ".", "!", "?"].map((mark) => bare + mark).filter((each) => each !== word);
}

/** What the other side says, in words to be heard. */
export const answerOf = (card: ReviewCard): string =>
  card.kind === "mistake"
    ? joinSentences(`Right answer: ${card.correct}`, card.explanation)
    : joinSentences(`${card.word}: ${card.meaning}`, ...said(card.example));

/** What is said of the answer on Listen. */
export const spokenAnswerOf = (card: ReviewCard): string =>
  card.kind === "mistake" ? card.correct : joinSentences(card.word, ...said(card.example));

/** A word from the dictionary may have no example. */
const said = (example: string | null): string[] => (example === null ? [] : [example]);

/** What one chooses from; empty where one types the answer, or thinks of it. */
export const choicesOf = (card: ReviewCard): readonly string[] =>
  card.kind === "word" ? [] : card.type === "yesno" ? yesNo : card.choices;

const big = "font-heading text-3xl font-semibold break-words text-primary";

/** The side with the question. */
export function Front({ card, listen }: { card: ReviewCard; listen: ReactNode }) {
  const question = questionOf(card);
  if (card.kind === "word") {
    return card.asksFor === "meaning" ? (
      <div className="grid justify-items-center gap-2 text-center">
        <p id="review-question" className={big}>
          {question}
        </p>
        {listen}
      </div>
    ) : (
      <p id="review-question" className="text-center text-xl">
        {question}
      </p>
    );
  }
  return (
    <p id="review-question" className="text-lg font-medium">
      {question}
    </p>
  );
}

export interface BackProps {
  card: ReviewCard;
  listen: ReactNode;
  /** The typed answer, with the teacher's marks; null where nothing was typed. */
  typed: { mark: Mark; text: string; marks: ReactNode } | null;
}

/** The side with the answer. */
export function Back({ card, listen, typed }: BackProps) {
  return (
    <>
      {typed === null ? null : typed.mark === "right" ? (
        <p className="flex flex-wrap items-center gap-3 text-lg text-primary">
          <bdi>{typed.text}</bdi>
          <MarkTag mark="right" />
        </p>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <div>{typed.marks}</div>
          {typed.mark === "wrong" ? <MarkTag mark="wrong" /> : null}
        </div>
      )}
      {card.kind === "word" ? (
        <div className="grid justify-items-center gap-2 text-center">
          <p className={big}>{card.word}</p>
          <p className="text-lg">{card.meaning}</p>
          {card.example === null ? null : <p className="text-muted-foreground">{card.example}</p>}
          {listen}
        </div>
      ) : (
        <div className="grid gap-2">
          <p className="text-lg font-medium">{card.question}</p>
          <p className="text-lg">
            <span className="text-muted-foreground">Right answer: </span>
            <span className="font-semibold text-success">{card.correct}</span>
          </p>
          <p className="text-muted-foreground">{card.explanation}</p>
          <div className="-ml-2.5">{listen}</div>
        </div>
      )}
    </>
  );
}
