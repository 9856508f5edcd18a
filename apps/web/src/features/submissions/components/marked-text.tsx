import type { SubmissionMark } from "@saywell/contract";
import { useRef } from "react";
import { cn } from "../../../ui/class-names";
import { stretchesOf } from "../model/marking-draft";

export interface Selected {
  start: number;
  length: number;
}

interface MarkedTextProps {
  text: string;
  marks: readonly SubmissionMark[];
  /** The mark that is looked at. */
  current: string | null;
  onChoose: (id: string) => void;
  /** Words were selected with a pointer. */
  onSelect: (selected: Selected) => void;
}

/** A student's text as it was written, with the marks that lie on it. */
export function MarkedText({ text, marks, current, onChoose, onSelect }: MarkedTextProps) {
  const page = useRef<HTMLDivElement>(null);
  function readSelection() {
    const selection = getSelection();
    if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return;
    const range = selection.getRangeAt(0);
    const from = placeIn(page.current, range.startContainer, range.startOffset);
    const to = placeIn(page.current, range.endContainer, range.endOffset);
    if (from === null || to === null || to <= from) return;
    onSelect(withoutSpace(text, { start: from, length: to - from }));
  }
  return (
    // A pointer selects words; the keyboard has a field of its own for it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={page}
      onPointerUp={readSelection}
      className="text-lg leading-loose break-words whitespace-pre-wrap text-primary"
    >
      {stretchesOf(text, marks).map(({ start, text: words, mark }) =>
        mark === null ? (
          <span key={`text ${start}`} data-start={start}>
            {words}
          </span>
        ) : (
          <button
            key={mark.id}
            type="button"
            data-start={start}
            aria-current={mark.id === current ? "true" : undefined}
            onClick={() => getSelection()?.isCollapsed !== false && onChoose(mark.id)}
            className={cn(
              "rounded-sm px-0.5 text-left whitespace-pre-wrap select-text",
              looks[mark.state],
              mark.id === current && "outline-3 outline-ring",
            )}
          >
            {words === "" ? "‸" : words}
          </button>
        ),
      )}
    </div>
  );
}

const looks = {
  PROPOSED: "bg-warning-wash text-foreground underline decoration-dotted underline-offset-4",
  ACCEPTED: "bg-destructive-wash text-foreground underline decoration-2 underline-offset-4",
  DROPPED: "text-primary",
} as const;

/** Where in the text a place of the page lies; null where it is none of it. */
function placeIn(page: HTMLElement | null, node: Node, offset: number): number | null {
  const element = node instanceof HTMLElement ? node : node.parentElement;
  const piece = element?.closest<HTMLElement>("[data-start]");
  if (page === null || !page.contains(node)) return null;
  if (piece === null || piece === undefined) {
    // Between two pieces, as when a whole one was selected.
    const next = node.childNodes[offset];
    if (next instanceof HTMLElement) return Number(next.dataset["start"]);
    const last = node.childNodes[offset - 1];
    return last instanceof HTMLElement
      ? Number(last.dataset["start"]) + (last.textContent?.length ?? 0)
      : null;
  }
  const isText = node instanceof Text;
  return Number(piece.dataset["start"]) + (isText ? offset : 0);
}

/** A selection that a double click made takes the space behind the word along. */
function withoutSpace(text: string, { start, length }: Selected): Selected {
  const words = text.slice(start, start + length);
  const lead = words.length - words.trimStart().length;
  return { start: start + lead, length: Math.max(0, words.trim().length) };
}
