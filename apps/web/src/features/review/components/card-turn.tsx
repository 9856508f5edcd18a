import { joinSentences } from "@saywell/english";
import { findTypo, gradeQuestion } from "@saywell/lesson";
import type { ReviewCard, ReviewGrade } from "@saywell/contract";
import { answerMaxLength } from "@saywell/contract/constants";
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { Input } from "../../../ui/input";
import { Label } from "../../../ui/label";
import { playSound } from "../../../lib/sounds";
import type { Mark } from "../../../product-ui/verdict";
import {
  answerOf,
  Back,
  Front,
  isTyped,
  promptOf,
  questionOf,
  rightAnswers,
  spokenAnswerOf,
} from "./card-sides";
import { GradeButtons, gradeNames } from "./grade-buttons";
import { takeFocus } from "./take-focus";
import { TurnEnd } from "./turn-end";

export interface CardTurnProps {
  card: ReviewCard;
  /** "3 of 12". */
  place: string;
  isBusy: boolean;
  /** The learner has said how well it was remembered: the next card comes. */
  onGrade: (grade: ReviewGrade) => void;
  /** The answer has graded itself; the card stays until it has been looked at. */
  onMarked: (grade: ReviewGrade) => void;
  onNext: () => void;
  /** Draws the button that says a text. */
  renderListen: (id: string, text: string) => ReactNode;
  /** Draws a wrong answer with the teacher's marks. */
  renderMarks: RenderMarks;
}

export type RenderMarks = (right: ReturnType<typeof rightAnswers>, answer: string) => ReactNode;

/**
 * A card whose answer one types or thinks of. What is typed grades itself, as a choice does: right is
 * good, wrong comes again. How well an answer was remembered that was nearly right, or only thought
 * of, the learner says.
 */
export function CardTurn(props: CardTurnProps) {
  const { card, place, isBusy, onGrade, onMarked, onNext, renderListen, renderMarks } = props;
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState("");

  const right = rightAnswers(card);
  const answer = isTyped(card) ? typed.trim() : "";
  const mark = answer === "" ? null : markOf(right, answer);
  /** What the answer is graded with by itself; null where the learner says it. */
  const ownGrade: ReviewGrade | null =
    mark === null || mark === "nearly" ? null : mark === "right" ? "good" : "again";

  function show(event: FormEvent) {
    event.preventDefault();
    playSound(mark === null ? "page" : mark === "right" ? "tick" : "wrong");
    setShown(true);
    if (ownGrade !== null) onMarked(ownGrade);
  }
  function onKeyDown(event: KeyboardEvent) {
    // A key that is held down must not answer what it has just shown.
    if (event.repeat && event.key === "Enter") event.preventDefault();
    if (
      !isShown ||
      ownGrade !== null ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.repeat
    )
      return;
    const grade = gradeNames[Number(event.key) - 1]?.[0];
    if (grade === undefined) return;
    event.preventDefault();
    onGrade(grade);
  }

  const listen = (text: string) => renderListen(`card-${card.id}`, text);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the buttons in it
    <div onKeyDown={onKeyDown} className="mx-auto grid w-full max-w-[44rem] grid-cols-1 gap-5">
      <output className="sr-only">
        {isShown ? joinSentences(...(mark === null ? [] : [said[mark]]), answerOf(card)) : ""}
      </output>
      <p
        id="review-prompt"
        className={cn("text-muted-foreground", card.kind === "word" && "text-center")}
      >
        <span className="sr-only">Card {place}. </span>
        {promptOf(card)}
      </p>
      {isShown ? (
        <>
          <Back
            card={card}
            listen={ownGrade === null ? listen(spokenAnswerOf(card)) : null}
            typed={mark === null ? null : { mark, text: answer, marks: renderMarks(right, answer) }}
          />
          {ownGrade === null ? (
            <GradeButtons
              comesBackIn={card.comesBackIn}
              suggested={mark === "nearly" ? "hard" : isTyped(card) ? "again" : "good"}
              suggestedButton={takeFocus}
              isBusy={isBusy}
              onGrade={onGrade}
            />
          ) : (
            <TurnEnd
              comesBackIn={card.comesBackIn[ownGrade]}
              isBusy={isBusy}
              listen={listen(spokenAnswerOf(card))}
              onNext={onNext}
            />
          )}
        </>
      ) : (
        <form noValidate onSubmit={show} className="grid grid-cols-1 gap-5">
          <Front card={card} listen={listen(questionOf(card))} />
          {isTyped(card) ? (
            <div className="grid gap-1.5">
              <Label htmlFor="review-answer">Your answer</Label>
              <Input
                id="review-answer"
                ref={takeFocus}
                aria-describedby={asked}
                className="h-13 text-lg text-primary"
                maxLength={answerMaxLength}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                enterKeyHint="done"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </div>
          ) : null}
          <Button
            type="submit"
            size="lg"
            className="w-full sm:w-fit sm:justify-self-center"
            {...(isTyped(card) ? {} : { ref: takeFocus, "aria-describedby": asked })}
          >
            {answer === "" ? "Show the answer" : "Check"}
          </Button>
        </form>
      )}
    </div>
  );
}

function markOf(right: ReturnType<typeof rightAnswers>, answer: string): Exclude<Mark, "tried"> {
  if (gradeQuestion(right, answer)) return "right";
  return findTypo(right, answer) === null ? "wrong" : "nearly";
}
const said = { right: "Right", nearly: "Nearly", wrong: "Not right yet" } as const;

/** What the first control of a card is told to be about. */
const asked = "review-prompt review-question";
