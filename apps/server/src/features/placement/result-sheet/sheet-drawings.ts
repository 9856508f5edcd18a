import { scaleBands, stretchOf } from "@saywell/adaptive-test";
import type { Place } from "../../../pdf/sheet-page";
import { ink } from "../../../pdf/sheet-ink";

type Doc = PDFKit.PDFDocument;

/** A score as a bar, and its interval as a line with two ends under it. Answers where it ends. */
export function drawScore(
  doc: Doc,
  { x, y, width }: Place,
  { score, interval }: { score: number; interval: { low: string; high: string } },
): number {
  const height = 8;
  const at = (percent: number) => x + (width * percent) / 100;
  doc.rect(x, y, width, height).fill(ink.track);
  doc.rect(x, y, (width * score) / 100, height).fill(ink.primary);
  const low = stretchOf(interval.low)?.from;
  const high = stretchOf(interval.high)?.to;
  if (low === undefined || high === undefined) return y + height;
  const line = y + height + 4;
  doc
    .moveTo(at(low), line - 2.5)
    .lineTo(at(low), line + 2.5)
    .moveTo(at(low), line)
    .lineTo(at(high), line)
    .moveTo(at(high), line - 2.5)
    .lineTo(at(high), line + 2.5)
    .lineWidth(1.2)
    .stroke(ink.foreground);
  return line + 3;
}

/** Which part of the score is which level. */
export function drawBands(doc: Doc, { x, y, width }: Place): number {
  doc.font("text").fontSize(8.6).fillColor(ink.muted);
  for (const { level, from } of scaleBands) {
    const start = x + (width * from) / 100;
    if (from > 0)
      doc
        .moveTo(start, y)
        .lineTo(start, y + 10)
        .lineWidth(0.8)
        .stroke(ink.rule);
    doc.fillColor(ink.muted).text(level, start + (from > 0 ? 3 : 0), y, { lineBreak: false });
  }
  return y + 11;
}
