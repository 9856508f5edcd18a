import type { Ref } from "react";
import { Button } from "../ui/button";
import { cn } from "../ui/class-names";
import { isWrong, type Mark, MarkSign, struck } from "./verdict";

/** A choice is right or wrong: only what is typed can be nearly right. */
export type ChoiceMark = Exclude<Mark, "nearly">;
/** What is known of the choices of a question. */
export type Marks = Readonly<Record<string, ChoiceMark>>;

export interface MarkedChoiceProps {
  choice: string;
  mark: ChoiceMark | null;
  /** Whether nothing can be chosen now. It stays focusable, so that the focus is not lost. */
  isClosed: boolean;
  onChoose: () => void;
  /** The key that chooses it, where it has one. */
  shortcut?: string | undefined;
  describedBy?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** One answer of several, marked in sign, word and colour. What was wrong is crossed out. */
export function MarkedChoice(props: MarkedChoiceProps) {
  const { choice, mark, isClosed, onChoose, shortcut, describedBy, ref } = props;
  const isOff = isClosed || isWrong(mark);
  return (
    <Button
      ref={ref}
      variant="outline"
      aria-pressed={mark !== null}
      aria-disabled={isOff || undefined}
      aria-keyshortcuts={shortcut}
      aria-describedby={describedBy}
      onClick={() => {
        if (!isOff) onChoose();
      }}
      className={cn(
        "min-h-12 justify-between px-4 text-left whitespace-normal",
        mark === "right" ? "font-semibold" : "font-normal",
        isOff && "aria-disabled:opacity-100",
        isClosed && mark === null && "bg-surface text-muted-foreground",
        mark === "right" && "border-success bg-success-wash",
        mark === "wrong" && "border-destructive bg-destructive-wash",
        mark === "tried" && "border-rule bg-surface text-muted-foreground",
      )}
    >
      <span className={struck(mark)}>{choice}</span>
      <MarkSign mark={mark ?? undefined} />
    </Button>
  );
}
