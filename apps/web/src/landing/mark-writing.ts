import type { Correction } from "@saywell/contract";

/** A text of the visitor's as Iris marks it, in the hand of the page's templates (`mark-templates.tsx`). */
export function markedWriting(
  text: string,
  corrections: readonly Correction[],
  templates = document.querySelector<HTMLTemplateElement>("template[data-marks]")!,
): (string | Node)[] {
  let end = 0;
  const pieces: (string | Node)[] = [];
  for (const { start, length, better } of corrections) {
    if (start < end || start + length > text.length) continue;
    const wrong = text.slice(start, start + length);
    pieces.push(text.slice(end, start), markOf(templates, wrong, better));
    end = start + length;
  }
  return [...pieces, text.slice(end)];
}

function markOf(templates: HTMLTemplateElement, wrong: string, better: string | null): Node {
  const kind = better === null ? "look" : better === "" ? "drop" : wrong === "" ? "add" : "replace";
  const mark = templates.content.querySelector(`[data-mark="${kind}"]`)!.cloneNode(true);
  const walker = document.createTreeWalker(mark, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.nodeValue === "{wrong}") node.nodeValue = wrong;
    else if (node.nodeValue === "{better}") node.nodeValue = better;
  }
  return mark;
}
