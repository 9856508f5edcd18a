import type { Span } from "../judging/verdict";

/** Hides parts of a text. Overlapping parts become one; nothing of any part stays readable. */
export function mask(text: string, spans: readonly Span[]): string {
  let masked = "";
  let done = 0;
  for (const { start, end, with: how } of joined(spans)) {
    masked += text.slice(done, start);
    const length = how === "short" ? 3 : Array.from(text.slice(start, end)).length;
    masked += "*".repeat(Math.max(3, length));
    done = end;
  }
  return masked + text.slice(done);
}

function joined(spans: readonly Span[]): Span[] {
  const parts: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = parts.at(-1);
    if (last !== undefined && span.start < last.end) {
      last.end = Math.max(last.end, span.end);
      if (span.with === "short") last.with = "short";
    } else parts.push({ ...span });
  }
  return parts;
}
