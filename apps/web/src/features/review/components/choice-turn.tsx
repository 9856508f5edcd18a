import { joinSentences } from "@saywell/english";
import { gradeQuestion, sameAnswer } from "@saywell/lesson";
import type { ReviewGrade } from "@saywell/contract";
import { type KeyboardEvent, useState } from "react";
import { playSound } from "../../../lib/sounds";
import { type ChoiceMark, MarkedChoice } from "../../../product-ui/marked-choice";
import { VerdictBox } from "../../../product-ui/verdict";
import { Button } from "../../../ui/button";
import { answerOf, choicesOf, Front, promptOf, rightAnswers, spokenAnswerOf } from "./card-sides";
import type { CardTurnProps } from "./card-turn";
import { takeFocus } from "./take-focus";
import { TurnEnd } from "./turn-end";

export type ChoiceTurnProps = Omit<CardTurnProps, "renderMarks" | "onGrade">;

/** A card with choices. The one that is taken grades the card: right is good, wrong comes again. */
export function ChoiceTurn(props: ChoiceTurnProps) {
  const { card, place, isBusy, onMarked, onNext, renderListen } = props;
  /** What was taken; null where the answer was asked for instead, undefined before either. */
  const [taken, setTaken] = useState<string | null>();
  const isOver = taken !== undefined;
  const isRight = isOver && taken !== null && gradeQuestion(rightAnswers(card), taken);
  const grade: ReviewGrade = isRight ? "good" : "again";
  const choices = choicesOf(card);

  function take(choice: string | null) {
    if (isOver) return;
    const isRightChoice = choice !== null && gradeQuestion(rightAnswers(card), choice);
    setTaken(choice);
    playSound(isRightChoice ? "tick" : choice === null ? "page" : "wrong");
    onMarked(isRightChoice ? "good" : "again");
  }
  function onKeyDown(event: KeyboardEvent) {
    // A key that is held down must not answer what it has just shown.
    if (event.repeat && event.key === "Enter") event.preventDefault();
    if (isOver || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const choice = choices[Number(event.key) - 1];
    if (choice === undefined) return;
    event.preventDefault();
    take(choice);
  }

  const why = card.kind === "mistake" ? card.explanation : card.example;
  const rightAnswer = (
    <span className="block">
      Right answer: <span className="font-semibold">{rightAnswers(card).correct}</span>
    </span>
  );
  const verdict = taken === null ? [] : [isRight ? "Right" : "Not right yet"];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the buttons in it
    <div onKeyDown={onKeyDown} className="mx-auto grid w-full max-w-[44rem] grid-cols-1 gap-5">
      <output className="sr-only">{isOver ? joinSentences(...verdict, answerOf(card)) : ""}</output>
      <p id="review-prompt" className="text-muted-foreground">
        <span className="sr-only">Card {place}. </span>
        {promptOf(card)}
      </p>
      <Front card={card} listen={null} />
      <ul className="grid gap-2 sm:grid-cols-2">
        {choices.map((choice, index) => (
          <li key={choice} className="grid">
            <MarkedChoice
              choice={choice}
              shortcut={String(index + 1)}
              mark={isOver ? markOf(choice, taken, rightAnswers(card).correct) : null}
              isClosed={isOver}
              onChoose={() => take(choice)}
              {...(index === 0 && !isOver
                ? { ref: takeFocus, describedBy: "review-prompt review-question" }
                : {})}
            />
          </li>
        ))}
      </ul>
      {isOver ? (
        <>
          {taken === null ? (
            <div className="animate-appear rounded-xl border border-rule bg-muted p-4">
              {rightAnswer}
              <p>{why}</p>
            </div>
          ) : (
            <VerdictBox mark={isRight ? "right" : "wrong"}>
              {isRight ? null : rightAnswer}
              <span className="block">{why}</span>
            </VerdictBox>
          )}
          <TurnEnd
            comesBackIn={card.comesBackIn[grade]}
            isBusy={isBusy}
            listen={renderListen(`card-${card.id}`, spokenAnswerOf(card))}
            onNext={onNext}
          />
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="ghost" className="-ml-3 px-3" onClick={() => take(null)}>
            Show the answer
          </Button>
          <p aria-hidden className="text-sm text-muted-foreground max-lg:hidden">
            Keys 1 to {choices.length} answer too.
          </p>
        </div>
      )}
    </div>
  );
}

function markOf(choice: string, taken: string | null, correct: string): ChoiceMark | null {
  if (sameAnswer(correct, choice)) return "right";
  return choice === taken ? "wrong" : null;
}
