import { Check, PenLine, X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../ui/class-names";
import { Tag } from "../ui/tag";

/**
 * How an answer is marked, wherever something is learnt. What was `tried` was wrong as well, and the
 * first wrong answer said so aloud: it is said more quietly.
 */
export type Mark = "right" | "nearly" | "wrong" | "tried";

export const isWrong = (mark: Mark | null | undefined): mark is "wrong" | "tried" =>
  mark === "wrong" || mark === "tried";

const drawings = {
  right: {
    Sign: Check,
    word: "Right",
    title: "Right.",
    ink: "text-success",
    box: "border-success bg-success-wash",
  },
  nearly: {
    Sign: PenLine,
    word: "Nearly",
    title: "Nearly.",
    ink: "text-warning",
    box: "border-warning bg-warning-wash",
  },
  wrong: {
    Sign: X,
    word: "Wrong",
    title: "Not right yet",
    ink: "text-destructive",
    box: "border-destructive bg-destructive-wash",
  },
  tried: {
    Sign: X,
    word: "Wrong",
    title: "Not this time",
    ink: "text-muted-foreground",
    box: "border-rule bg-surface",
  },
} as const;
const tones = { right: "right", nearly: "warning", wrong: "wrong", tried: "outline" } as const;

export interface VerdictProps {
  mark: Mark;
  /** In place of the usual words. */
  title?: string | undefined;
  /** Why. */
  children: ReactNode;
  /** What is right, where two tries were wrong. */
  told?: ReactNode;
}

/**
 * What is said to an answer, in sign, word and colour. A wrong one stops whatever is learnt, so there
 * it stands on a line of its own.
 */
export function Verdict({ mark, title, children, told = null }: VerdictProps) {
  const { Sign, ink, title: usual } = drawings[mark];
  if (!isWrong(mark))
    return (
      <>
        <strong className={ink}>
          <Sign aria-hidden className="mr-1 inline size-5 align-[-0.25em]" strokeWidth={3} />
          {title ?? usual}
        </strong>{" "}
        {children}
      </>
    );
  return (
    <div className="grid gap-0.5">
      <p
        className={cn(
          "flex items-center gap-1.5",
          mark === "wrong" ? "text-lg font-bold" : "font-semibold",
          ink,
        )}
      >
        <Sign
          aria-hidden
          className={cn("shrink-0", mark === "wrong" ? "size-6" : "size-5")}
          strokeWidth={3}
        />
        {title ?? usual}
      </p>
      <p>{children}</p>
      {told === null ? null : (
        <p className="flex items-start gap-1.5 font-semibold">
          <Check aria-hidden className="mt-1 size-5 shrink-0 text-success" strokeWidth={3} />
          <span className="min-w-0">{told}</span>
        </p>
      )}
    </div>
  );
}

/** A verdict in a box of its colour. */
export const VerdictBox = ({ className, ...verdict }: VerdictProps & { className?: string }) => (
  <div
    className={cn("animate-appear rounded-xl border p-4", drawings[verdict.mark].box, className)}
  >
    {isWrong(verdict.mark) ? (
      <Verdict {...verdict} />
    ) : (
      <p>
        <Verdict {...verdict} />
      </p>
    )}
  </div>
);

/** The mark beside an answer that is shown once more. */
export function MarkTag({ mark }: { mark: Mark }) {
  const { Sign, word } = drawings[mark];
  return (
    <Tag tone={tones[mark]}>
      <Sign aria-hidden />
      {word}
    </Tag>
  );
}

/** The mark in a row of choices: a sign, and for screen readers a word. */
export function MarkSign({ mark }: { mark: Mark | undefined }) {
  if (mark === undefined) return null;
  const { Sign, ink, word } = drawings[mark];
  return (
    <span className={cn("flex shrink-0 items-center", ink)}>
      <Sign aria-hidden className="size-5" strokeWidth={3} />
      <span className="sr-only"> ({word.toLowerCase()})</span>
    </span>
  );
}

/** How the words of a wrong answer look: crossed out, wherever they are shown once more. */
export const struck = (mark: Mark | null | undefined): string | undefined =>
  isWrong(mark) ? cn("line-through", mark === "wrong" && "decoration-destructive") : undefined;
