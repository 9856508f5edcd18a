import { Fragment, type KeyboardEvent, useId, useRef, useState } from "react";
import { cn } from "../ui/class-names";

export interface Correction {
  /** Empty where something is missing. */
  wrong: string;
  /** Empty where the words should go; null where they should only be looked at again. */
  better: string | null;
  /** Shown on a tap or on focus. */
  why?: string;
  /** The grammar topic to study, by its id. */
  topic?: string;
}

/** A stretch that stands, or one that was wrong with what is better. */
export type WritingPiece = string | Correction;

export interface MarkedWritingProps {
  pieces: readonly WritingPiece[];
  className?: string;
  /** Explains a grammar topic, where somebody here can. */
  onStudy?: (topic: string) => void;
}

/**
 * The learner's own words in blue ink; wrong ones are struck through in red and better ones written
 * above in green, after each other. Needs lines at least 2.5 times as high as the text. A correction
 * that has a reason is a button which shows it below.
 */
export function MarkedWriting({ pieces, className, onStudy }: MarkedWritingProps) {
  const reasonId = useId();
  const [open, setOpen] = useState<number | null>(null);
  const corrections = pieces.filter((piece) => typeof piece !== "string");
  const orders = new Map(corrections.map((piece, order) => [piece, order]));

  const writing = (
    <p className={cn("text-primary", className)}>
      {pieces.map((piece, index) => {
        // oxlint-disable react/no-array-index-key -- the pieces of a finished text never move
        if (typeof piece === "string") return <span key={index}>{piece}</span>;
        const order = orders.get(piece) ?? 0;
        if (piece.why === undefined) return <Mark key={index} {...piece} order={order} />;
        return (
          <MarkButton
            key={index}
            {...piece}
            order={order}
            isOpen={open === order}
            reasonId={reasonId}
            onOpen={() => setOpen(order)}
            onClose={() => setOpen(null)}
          />
        );
        // oxlint-enable react/no-array-index-key
      })}
    </p>
  );
  if (corrections.every(({ why }) => why === undefined)) return writing;

  const shown = open === null ? undefined : corrections[open];
  return (
    <>
      {writing}
      <output id={reasonId} className="block text-sm text-foreground">
        {shown ? (
          <span className="mt-1 mb-1 block border-l-2 border-success pl-2.5">
            {shown.wrong === "" ? (
              <>
                Add <q className="font-semibold">{shown.better?.trim()}</q>.
              </>
            ) : (
              <q className="font-semibold">{shown.wrong}</q>
            )}{" "}
            {shown.why}
          </span>
        ) : null}
      </output>
      {shown?.topic !== undefined && onStudy ? (
        <button
          type="button"
          className="rounded-sm py-1 text-sm font-semibold text-primary underline underline-offset-4"
          onClick={() => onStudy(shown.topic!)}
        >
          Explain {topicName(shown.topic)}
        </button>
      ) : null}
    </>
  );
}

/** What is put in comes with the space that sets it off, which nobody needs to see. */
const withoutEdges = (words: string): string => words.trim() || words;

/** "articles-with-jobs" as one says it. */
export const topicName = (topic: string): string => topic.replaceAll("-", " ");

interface MarkButtonProps extends MarkProps {
  isOpen: boolean;
  reasonId: string;
  onOpen: () => void;
  onClose: () => void;
}

/** Opens when the keyboard comes to it, and with a tap; a second tap and Esc close it. */
function MarkButton({ isOpen, reasonId, onOpen, onClose, ...mark }: MarkButtonProps) {
  /** The focus that comes with a press leaves it to the click, which comes after. */
  const isPressed = useRef(false);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    onClose();
  }
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={reasonId}
      onPointerDown={() => {
        isPressed.current = true;
      }}
      onFocus={() => {
        if (!isPressed.current) onOpen();
      }}
      onBlur={() => {
        isPressed.current = false;
      }}
      onClick={isOpen ? onClose : onOpen}
      onKeyDown={onKeyDown}
      className={cn(
        "inline-block max-w-full rounded-sm px-0.5 text-center align-baseline leading-none",
        isOpen && "bg-success-wash",
      )}
    >
      {/* Takes the room of what is written above, so that two marks never run into each other. */}
      <span
        aria-hidden
        className="invisible block h-0 overflow-hidden font-hand text-[1.55em] font-semibold whitespace-nowrap"
      >
        <Hand words={withoutEdges(mark.better ?? "")} />
      </span>
      <Mark {...mark} />
    </button>
  );
}

// Whole class names, so that no style attribute is needed where a page's security headers refuse it.
const delays = [
  "[--mark-delay:500ms]",
  "[--mark-delay:1000ms]",
  "[--mark-delay:1500ms]",
  "[--mark-delay:2000ms]",
  "[--mark-delay:2500ms]",
];

interface MarkProps extends Correction {
  order: number;
}

/** One correction, written into its place. */
export function Mark({ wrong, better, order }: MarkProps) {
  // A space at the edge of what was wrong keeps its room.
  const frame = cn(
    "relative inline-block leading-none whitespace-break-spaces",
    delays[order % delays.length],
  );
  if (better === null) {
    return (
      <span className={frame}>
        <span className="sr-only">(look again: </span>
        <span className="underline decoration-destructive decoration-wavy decoration-2 underline-offset-4">
          {wrong}
        </span>
        <span className="sr-only">)</span>
      </span>
    );
  }
  return (
    <span className={frame}>
      {wrong === "" ? (
        <>
          <span aria-hidden className="font-bold text-destructive">
            ‸
          </span>
          <span className="sr-only">(missing: </span>
        </>
      ) : (
        <>
          <span className="sr-only">(wrong: </span>
          <del className="ink-strike no-underline">{wrong}</del>
        </>
      )}
      {better === "" ? (
        <span className="sr-only">, leave it out</span>
      ) : (
        <>
          {wrong === "" ? null : <span className="sr-only">, better: </span>}
          <ins className="absolute bottom-[82%] left-1/2 -translate-x-1/2 -rotate-2 font-hand text-[1.55em] leading-none font-semibold whitespace-nowrap text-success no-underline">
            <span className="ink-written inline-block">
              <Hand words={withoutEdges(better)} />
            </span>
          </ins>
        </>
      )}
      <span className="sr-only">)</span>
    </span>
  );
}

/**
 * Words in the teacher's hand. Her I by itself could be a 1 or an l, so it stands in the letters of
 * the text.
 */
const Hand = ({ words }: { words: string }) => {
  const [before = "", ...after] = words.split(/\bI\b/u);
  return (
    <>
      {before}
      {after.map((rest, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the words of a finished text never move
        <Fragment key={index}>
          <span className="font-sans text-[0.72em] font-bold">I</span>
          {rest}
        </Fragment>
      ))}
    </>
  );
};
