import { findTypo, gradeQuestion } from "@saywell/lesson";
import type { ReviewCard, ReviewGrade } from "@saywell/contract";
import { answerMaxLength } from "@saywell/contract/constants";
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { Input } from "../../../ui/input";
import { Label } from "../../../ui/label";
import { playSound } from "../../../lib/sounds";
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

export interface CardTurnProps {
  card: ReviewCard;
  /** "3 of 12". */
  place: string;
  isBusy: boolean;
  onGrade: (grade: ReviewGrade) => void;
  /** Draws the button that says a text. */
  renderListen: (id: string, text: string) => ReactNode;
  /** Draws a wrong answer with the teacher's marks. */
  renderMarks: RenderMarks;
}

export type RenderMarks = (right: ReturnType<typeof rightAnswers>, answer: string) => ReactNode;

/** A card whose answer one types or thinks of: the question, the answer, and how well it was remembered. */
export function CardTurn(props: CardTurnProps) {
  const { card, place, isBusy, onGrade, renderListen, renderMarks } = props;
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState("");

  const right = rightAnswers(card);
  const answer = isTyped(card) ? typed.trim() : "";
  const isRight = gradeQuestion(right, answer);

  function show(event: FormEvent) {
    event.preventDefault();
    playSound(answer === "" ? "page" : isRight ? "tick" : "wrong");
    setShown(true);
  }
  function onKeyDown(event: KeyboardEvent) {
    // A key that is held down must not answer what it has just shown.
    if (event.repeat && event.key === "Enter") event.preventDefault();
    if (!isShown || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const grade = gradeNames[Number(event.key) - 1]?.[0];
    if (grade === undefined) return;
    event.preventDefault();
    onGrade(grade);
  }

  const listen = (text: string) => renderListen(`card-${card.id}`, text);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the buttons in it
    <div onKeyDown={onKeyDown} className="mx-auto grid w-full max-w-[44rem] grid-cols-1 gap-5">
      <output className="sr-only">{isShown ? answerOf(card) : ""}</output>
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
            listen={listen(spokenAnswerOf(card))}
            typed={
              answer === "" ? null : { isRight, text: answer, marks: renderMarks(right, answer) }
            }
          />
          <GradeButtons
            comesBackIn={card.comesBackIn}
            suggested={isTyped(card) ? suggestGrade(right, answer) : "good"}
            suggestedButton={takeFocus}
            isBusy={isBusy}
            onGrade={onGrade}
          />
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

/** What the first control of a card is told to be about. */
const asked = "review-prompt review-question";

/** What a typed answer says of how well it was remembered; the learner decides. */
function suggestGrade(right: ReturnType<typeof rightAnswers>, answer: string): ReviewGrade {
  if (gradeQuestion(right, answer)) return "good";
  return findTypo(right, answer) === null ? "again" : "hard";
}

/** The focus goes on to what comes next. */
const takeFocus = (control: HTMLElement | null) => control?.focus();
