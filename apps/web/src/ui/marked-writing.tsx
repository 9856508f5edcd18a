import { cn } from "./class-names";

/** A stretch that stands, or one that was wrong with what is better. */
export type WritingPiece = string | { wrong: string; better: string };

export interface MarkedWritingProps {
  pieces: readonly WritingPiece[];
  className?: string;
}

/**
 * The learner's own words in blue ink; wrong ones are struck through in red and better ones written
 * above in green, after each other. Needs lines at least 2.5 times as high as the text.
 */
export function MarkedWriting({ pieces, className }: MarkedWritingProps) {
  let marks = 0;
  return (
    <p className={cn("text-primary", className)}>
      {pieces.map(
        (piece, index) =>
          // oxlint-disable react/no-array-index-key -- the pieces of a finished text never move
          typeof piece === "string" ? (
            <span key={index}>{piece}</span>
          ) : (
            <Correction key={index} {...piece} order={marks++} />
          ),
        // oxlint-enable react/no-array-index-key
      )}
    </p>
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

function Correction({ wrong, better, order }: { wrong: string; better: string; order: number }) {
  return (
    <span className={cn("relative inline-block leading-none", delays[order % delays.length])}>
      <span className="sr-only">(wrong: </span>
      <del className="ink-strike no-underline">{wrong}</del>
      <span className="sr-only">, better: </span>
      <ins className="absolute bottom-[82%] left-1/2 -translate-x-1/2 -rotate-2 font-hand text-[1.55em] leading-none font-semibold whitespace-nowrap text-success no-underline">
        <span className="ink-written inline-block">{better}</span>
      </ins>
      <span className="sr-only">)</span>
    </span>
  );
}
