import {
  cefrTexts,
  edgeInWords,
  fitInWords,
  honestNotes,
  intervalInWords,
  skillNames,
  stopInWords,
  surenessInWords,
  testInWords,
  unmeasuredInWords,
  wordsShownInWords,
} from "@saywell/adaptive-test";
import type { LevelTestResult } from "@saywell/contract";
import { formatDate } from "@saywell/english";
import { ink } from "../../../pdf/sheet-ink";
import {
  type Doc,
  drawHeadLine,
  left,
  openSheet,
  put,
  putName,
  putPoint,
  right,
  styles,
} from "../../../pdf/sheet-page";
import { planOf } from "../test-plan";
import { drawBands, drawScore } from "./sheet-drawings";

const intervalNote =
  "The line under a bar shows where the level very likely lies: in 95 of 100 tests. A long line means that the test asked little about this skill.";

const gap = 28;
const half = (right - left - gap) / 2;
export interface ResultSheet {
  result: LevelTestResult;
  /** Whose it is, on the sheet that its owner takes; null on any other. */
  name: string | null;
  /** The address of the result's page; null where nobody knows it. */
  link: string | null;
}

/** A result on one A4 sheet, and how far down it is written. */
export async function drawResult(sheet: ResultSheet): Promise<{ bytes: Buffer; bottom: number }> {
  const { level, takenAt } = sheet.result;
  const { doc, close } = await openSheet({
    title: `English level ${level}: placement test result`,
    at: new Date(takenAt),
  });

  let y = drawHead(doc, sheet);
  y = drawLevel(doc, sheet, y + 14);
  const skillsEnd = drawSkills(doc, sheet.result, y + 12);
  y = Math.max(skillsEnd, drawCanDo(doc, sheet.result, y + 12));
  y = drawStudy(doc, sheet, y + 9);
  y = drawNotes(doc, sheet, y + 7);
  return { bytes: await close(), bottom: y };
}

function drawHead(doc: Doc, { result, name }: ResultSheet): number {
  const day = formatDate("day", result.takenAt, "UTC");
  const y = drawHeadLine(doc, `${testInWords(result.testType, result.length)}, taken on ${day}`);
  return name === null ? y : putName(doc, name, y);
}

function drawLevel(doc: Doc, { result }: ResultSheet, top: number): number {
  const { level, score, interval, testType, sureness } = result;
  const lead = sureness ? surenessInWords(level, sureness) : `${intervalInWords(level, interval)}.`;
  const { title, description } = cefrTexts[level];
  const side = 128;
  doc.font("heading").fontSize(74).fillColor(ink.primary);
  doc.text(level, left, top - 12, { width: side, align: "center", lineBreak: false });
  doc.font("strong").fontSize(11.5).fillColor(ink.foreground);
  doc.text(title, left, top + 78, { width: side, align: "center" });

  const at = { x: left + side + 18, width: right - left - side - 18 };
  let y = put(doc, styles.lead, lead, { ...at, y: top });
  y = put(doc, styles.body, description, { ...at, y: y + 3 });
  const edge = edgeInWords(planOf(testType).levels, level);
  if (edge !== null) y = put(doc, styles.body, edge, { ...at, y: y + 2 });
  y += 8;
  doc.font("strong").fontSize(11).fillColor(ink.foreground);
  doc.text(`${Math.round(score)}%`, at.x, y, { width: at.width, align: "right" });
  y = put(doc, styles.strong, "Overall score", { ...at, y: y + 1 });
  y = drawScore(doc, { ...at, y: y + 2 }, { score, interval });
  return Math.max(drawBands(doc, { ...at, y: y + 2 }), top + 94);
}

function drawSkills(doc: Doc, { skills }: LevelTestResult, top: number): number {
  const at = { x: left, width: half };
  let y = put(doc, styles.section, "Your five skills", { ...at, y: top }) + 5;
  for (const { skill, score, level, low, high, answered } of skills) {
    const isMeasured = score !== null && level !== null && low !== null && high !== null;
    const unmeasured = unmeasuredInWords(answered);
    doc.font("strong").fontSize(9.6).fillColor(ink.foreground);
    doc.text(isMeasured ? `${Math.round(score)}%` : unmeasured.short, at.x, y, {
      width: at.width,
      align: "right",
    });
    y = put(doc, styles.strong, skillNames[skill], { ...at, y });
    if (isMeasured) {
      y = drawScore(doc, { ...at, y: y + 1 }, { score, interval: { low, high } });
      y = put(doc, styles.quiet, `${intervalInWords(level, { low, high })}.`, { ...at, y: y + 2 });
    } else {
      y = put(doc, styles.quiet, unmeasured.why, { ...at, y });
    }
    y += 6;
  }
  return y;
}

function drawCanDo(doc: Doc, { level, canDo }: LevelTestResult, top: number): number {
  const at = { x: left + half + gap, width: half };
  let y = put(doc, styles.section, `What people at ${level} can do`, { ...at, y: top }) + 5;
  for (const each of canDo) y = putPoint(doc, styles.body, each, { ...at, y }) + 5;
  return put(doc, styles.quiet, intervalNote, { ...at, y: y + 8 });
}

function drawStudy(doc: Doc, { result, link }: ResultSheet, top: number): number {
  const { study } = result;
  if (study.length === 0) return top;
  let y = put(doc, styles.section, "What to study first", { x: left, y: top, width: half });
  // Beside the heading, and once for all of them: the sheet has no line to spare.
  const locks = [...new Set(study.flatMap(({ lock }) => lock ?? []))];
  doc.font(styles.quiet.font).fontSize(styles.quiet.size).fillColor(styles.quiet.color);
  for (const [line, lock] of locks.entries()) {
    const at = { x: left + half / 2, y: top + 4 + line * 11, width: right - left - half / 2 };
    doc.text(`Locked: ${lock}`, at.x, at.y, { width: at.width, align: "right" });
    y = Math.max(y, doc.y);
  }
  y += 5;
  for (let first = 0; first < study.length; first += 2) {
    const ends = study.slice(first, first + 2).map((each, column) => {
      const at = { x: left + column * (half + gap), width: half };
      if (each.lock !== null) {
        doc.font(styles.quiet.font).fontSize(styles.quiet.size).fillColor(styles.quiet.color);
        doc.text("Locked", at.x, y + 1, { width: at.width, align: "right" });
      }
      const title = `${first + column + 1}. ${skillNames[each.skill]}`;
      let end = put(doc, styles.strong, title, { ...at, y });
      end = put(doc, styles.body, each.advice, { ...at, y: end });
      const path = `/lesson-interactive/${encodeURIComponent(each.lessonId)}`;
      const address = link === null ? undefined : new URL(path, link).href;
      return put(doc, styles.link, each.lessonTitle, { ...at, y: end }, address);
    });
    y = Math.max(...ends) + 7;
  }
  return y;
}

function drawNotes(doc: Doc, { result, link }: ResultSheet, top: number): number {
  doc.moveTo(left, top).lineTo(right, top).lineWidth(1).strokeColor(ink.rule).stroke();
  const at = { x: left, width: right - left };
  let y = put(doc, styles.section, "How far to trust it", { ...at, y: top + 10 }) + 3;
  const ofThisTest = [stopInWords(result), fitInWords(result.answersFit)];
  const notes = [...ofThisTest, wordsShownInWords(result.listening), ...honestNotes(result.skills)];
  for (const note of notes.filter((each) => each !== null))
    y = putPoint(doc, styles.quiet, note, { ...at, y }) + 1;
  if (link === null) return y;
  return put(doc, { ...styles.link, size: 8.6 }, link, { ...at, y: y + 5 }, link);
}
