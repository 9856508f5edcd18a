import { type Word, wordAt } from "./message-pieces";

/** A word on the screen, and where. */
interface SeenWord extends Word {
  range: Range;
}

/** The word under a point, if text is there; null beside words, and while text is being selected. */
export function wordUnder(x: number, y: number): SeenWord | null {
  if (!(document.getSelection()?.isCollapsed ?? true)) return null;
  const caret = caretAt(x, y);
  if (caret?.node.nodeType !== Node.TEXT_NODE) return null;
  const word = wordAt(caret.node.textContent ?? "", caret.offset);
  if (!word) return null;
  const range = document.createRange();
  range.setStart(caret.node, word.start);
  range.setEnd(caret.node, word.end);
  // The nearest caret may be far from where the finger was.
  const slack = 6;
  const isThere = Array.from(range.getClientRects()).some(
    (box) =>
      x >= box.left - slack &&
      x <= box.right + slack &&
      y >= box.top - slack &&
      y <= box.bottom + slack,
  );
  return isThere ? { ...word, range } : null;
}

function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if (typeof document.caretPositionFromPoint === "function") {
    const position = document.caretPositionFromPoint(x, y);
    return position && { node: position.offsetNode, offset: position.offset };
  }
  // What Safari has instead.
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
