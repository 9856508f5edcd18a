import type { AskedQuestion } from "@saywell/contract";
import { type AnswerLetter, answerLetters } from "@saywell/contract/constants";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";
import { isTyping } from "../lib/is-typing";
import { cn } from "../ui/class-names";
import { type Mark, MarkSign, struck } from "./verdict";

interface QuizAnswersProps {
  question: AskedQuestion;
  /** What was chosen; null before, and for no answer. */
  chosen: string | null;
  /** What is right; null until the question is over. */
  right: AnswerLetter | null;
  /** Whether an answer can be chosen now. */
  isOpen: boolean;
  /** For a phone that is held in one hand. */
  isLarge?: boolean;
  onAnswer: (letter: AnswerLetter) => void;
}

/**
 * The four answers of a question. The keys A to D and 1 to 4 choose them from anywhere on the page
 * but where somebody writes; the arrow keys go the way they point.
 */
export function QuizAnswers(props: QuizAnswersProps) {
  const { question, chosen, right, isOpen, isLarge = false, onAnswer } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const choose = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey || isTyping()) return;
    const key = event.key.toUpperCase();
    const letter = answerLetters.find((each, place) => key === each || key === String(place + 1));
    if (letter === undefined) return;
    event.preventDefault();
    onAnswer(letter);
  });
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => choose(event);
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);

  function walk(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const [first, next] = buttons;
    // Where two stand side by side the one below is the next but one.
    const down = next !== undefined && next.offsetLeft > first!.offsetLeft ? 2 : 1;
    const steps = { ArrowDown: down, ArrowRight: 1, ArrowUp: -down, ArrowLeft: -1 };
    const step = steps[event.key as keyof typeof steps] as number | undefined;
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]!.focus();
  }

  const markOf = (letter: string): Mark | undefined => {
    if (right === null) return undefined;
    if (letter === right) return "right";
    return letter === chosen ? "wrong" : undefined;
  };
  return (
    <fieldset ref={list} className="grid gap-2 sm:grid-cols-2 sm:gap-3">
      <legend className="sr-only">Answers</legend>
      {question.options.map((option, place) => {
        const letter = answerLetters[place]!;
        const mark = markOf(letter);
        const isChosen = chosen === letter;
        return (
          <button
            key={`${question.id} ${letter}`}
            type="button"
            aria-pressed={isChosen}
            aria-disabled={!isOpen || undefined}
            aria-keyshortcuts={letter}
            onKeyDown={walk}
            onClick={() => {
              if (isOpen) onAnswer(letter);
            }}
            className={cn(
              "flex items-center gap-3 rounded-xl border px-3 py-2 text-left transition-colors duration-150 select-none",
              isLarge ? "min-h-16 text-lg leading-snug" : "min-h-13",
              mark === "right"
                ? "border-success bg-success-wash font-semibold"
                : mark === "wrong"
                  ? "border-destructive bg-destructive-wash"
                  : isChosen
                    ? "border-primary bg-primary-wash font-semibold"
                    : "border-control bg-surface",
              isOpen ? "hover:bg-muted" : "cursor-default",
              !isOpen && !isChosen && mark === undefined && "text-muted-foreground",
            )}
          >
            <span
              aria-hidden
              className={cn(
                "grid size-8 shrink-0 place-items-center rounded-full border font-bold",
                isChosen ? "border-primary text-primary" : "border-rule text-muted-foreground",
              )}
            >
              {letter}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="sr-only">{letter}: </span>
              <span className={struck(mark)}>{option.slice(3)}</span>
            </span>
            <MarkSign mark={mark} />
          </button>
        );
      })}
    </fieldset>
  );
}
