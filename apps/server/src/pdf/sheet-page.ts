import PdfDocument from "pdfkit";
import { fontsForName, loadFonts, type SheetFont } from "./sheet-fonts";
import { ink } from "./sheet-ink";

export type Doc = PDFKit.PDFDocument;

const page = { width: 595.28, height: 841.89 };
export const left = 46;
export const right = page.width - left;
/** Nothing is written below: it would begin another page. */
export const lowest = page.height - 30;

interface Style {
  font: SheetFont;
  size: number;
  color: string;
}
export const styles = {
  body: { font: "text", size: 9.6, color: ink.foreground },
  strong: { font: "strong", size: 9.6, color: ink.foreground },
  lead: { font: "strong", size: 12, color: ink.foreground },
  quiet: { font: "text", size: 8.6, color: ink.muted },
  link: { font: "text", size: 9.6, color: ink.primary },
  section: { font: "heading", size: 12.5, color: ink.foreground },
} as const satisfies Record<string, Style>;

export interface Place {
  x: number;
  y: number;
  width: number;
}

/** A document of A4 sheets in the product's letters; `close` ends it. */
export async function openSheet({ title, at }: { title: string; at: Date }): Promise<{
  doc: Doc;
  close: () => Promise<Buffer>;
}> {
  const doc = new PdfDocument({
    size: "A4",
    margin: 0,
    lang: "en-GB",
    displayTitle: true,
    info: { Title: title, Author: "Saywell", CreationDate: at },
  });
  const parts: Buffer[] = [];
  doc.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on("end", resolve).on("error", reject);
  });
  for (const [name, bytes] of await loadFonts()) doc.registerFont(name, bytes);
  return {
    doc,
    async close() {
      doc.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}

/** Writes a text, and tells where it ends. */
export function put(
  doc: Doc,
  { font, size, color }: Style,
  text: string,
  at: Place,
  link?: string,
): number {
  doc
    .font(font)
    .fontSize(size)
    .fillColor(color)
    .text(text, at.x, at.y, {
      width: at.width,
      lineGap: 1.5,
      ...(link !== undefined && { link, underline: true }),
    });
  return doc.y;
}

/** A text with a dot before it. */
export function putPoint(doc: Doc, style: Style, text: string, at: Place): number {
  doc.circle(at.x + 3, at.y + style.size * 0.62, 1.4).fill(ink.primary);
  return put(doc, style, text, { ...at, x: at.x + 12, width: at.width - 12 });
}

/** The product's name, and what the sheet is, above a line. Answers where that is. */
export function drawHeadLine(doc: Doc, what: string): number {
  drawLogo(doc, left, 26, 26);
  put(doc, { font: "heading", size: 17, color: ink.foreground }, "Saywell", {
    x: left + 33,
    y: 28,
    width: 200,
  });
  doc.font("text").fontSize(9.6).fillColor(ink.muted);
  doc.text(what, left + 200, 34, { width: right - left - 200, align: "right" });
  doc.moveTo(left, 62).lineTo(right, 62).lineWidth(1).strokeColor(ink.rule).stroke();
  return 62;
}

/** A name under a line; nothing of one that the sheet has no letters for. Answers where it ends. */
export function putName(doc: Doc, name: string, y: number): number {
  // A very long name is cut rather than pushing the rest down.
  const at = { x: left, y: y + 12, width: right - left, height: 14 };
  return putNames(doc, styles.lead, name, at) === null ? y : y + 24;
}

/**
 * A bold text with names in it, in the fonts that have their letters: where there are none for one of
 * them, nothing is written. Answers where it ends, or null.
 */
export function putNames(
  doc: Doc,
  { size, color }: Style,
  text: string,
  { x, y, width, height }: Place & { height?: number },
): number | null {
  const runs = fontsForName(text);
  if (runs === null) return null;
  doc.fontSize(size).fillColor(color);
  for (const [index, { font, text: part }] of runs.entries()) {
    const continued = index < runs.length - 1;
    const options = { continued, width, ...(height !== undefined && { height, ellipsis: true }) };
    if (index === 0) doc.font(font).text(part, x, y, options);
    else doc.font(font).text(part, options);
  }
  return doc.y;
}

/** The speech mark with the teacher's tick in it, as `apps/web/src/product-ui/logo.tsx` has it. */
export function drawLogo(doc: Doc, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 64)
    .lineCap("round")
    .lineJoin("round")
    .path(
      "M38 11.6C22 7.5 9 15.5 9 29c0 7 3.2 12.3 8.5 15.7L14.5 55l11.7-7.5C41 50 52.5 42.5 52.5 30",
    )
    .lineWidth(5)
    .stroke(ink.foreground)
    .path("M21.5 28.5c3 2.5 5.5 5.8 7.5 9.5C34 27.5 42.5 17 54 9.5")
    .lineWidth(7)
    .stroke(ink.primary)
    .restore();
}
