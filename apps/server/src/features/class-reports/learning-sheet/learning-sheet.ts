import { reportRule } from "@saywell/contract/constants";
import {
  drawHeadLine,
  type Doc,
  left,
  lowest,
  openSheet,
  put,
  putName,
  putNames,
  putPoint,
  right,
  styles,
} from "../../../pdf/sheet-page";
import { ink } from "../../../pdf/sheet-ink";
import type { LearningSheet } from "./learning-facts";
import { plainly, saidBy } from "./printed-names";
import {
  learntInWords,
  movementInWords,
  periodInWords,
  skillInWords,
  testInWords,
  workInWords,
} from "./sheet-words";

/** So many of a list at most, so that two pages hold it all. */
const most = { canDo: 16, wrong: 5 };
const width = right - left;

/** A learning report on A4 sheets, with how many there are. */
export async function drawLearning(
  sheet: LearningSheet,
): Promise<{ bytes: Buffer; pages: number }> {
  const { doc, close } = await openSheet({ title: "Learning report", at: sheet.printedAt });
  let pages = 1;
  let y = drawHead(doc, sheet);
  /** Begins another page where this one has no room for so much. */
  const room = (height: number) => {
    if (y + height <= lowest) return;
    doc.addPage();
    pages += 1;
    y = 46;
  };
  const section = (title: string) => {
    room(60);
    y = put(doc, styles.section, title, { x: left, y: y + 14, width }) + 4;
  };
  const line = (text: string, style: (typeof styles)[keyof typeof styles] = styles.body) => {
    doc.font(style.font).fontSize(style.size);
    room(doc.heightOfString(text, { width, lineGap: 1.5 }) + 4);
    y = put(doc, style, text, { x: left, y, width }) + 4;
  };
  const point = (said: string) => {
    const text = plainly(said);
    doc.font(styles.body.font).fontSize(styles.body.size);
    room(doc.heightOfString(text, { width: width - 12, lineGap: 1.5 }) + 3);
    y = putPoint(doc, styles.body, text, { x: left, y, width }) + 3;
  };

  for (const text of learntInWords(sheet)) {
    y = putNames(doc, styles.lead, text, { x: left, y, width })! + 4;
  }
  const { canDo, shownBefore } = sheet;
  if (canDo.length > 0) {
    section("Can do now: new in these days");
    for (const each of canDo.slice(0, most.canDo)) point(each);
    if (canDo.length > most.canDo) line(`And ${canDo.length - most.canDo} more.`);
  }
  if (shownBefore > 0) {
    line(`Shown before these days: ${shownBefore} more things of the course.`, styles.quiet);
  }
  const work = workInWords(sheet.work);
  if (work !== null) {
    section("Work for the class");
    line(work);
  }
  if (sheet.skills.length > 0) {
    section("Right answers in lessons");
    for (const each of sheet.skills) {
      room(24);
      y = drawSkill(doc, y, each);
    }
  }
  if (sheet.wrong.length > 0) {
    section("Worth another look");
    for (const { question, answer, lesson } of sheet.wrong.slice(0, most.wrong)) {
      point(`${question} Right: ${answer} (lesson: ${lesson})`);
    }
  }
  if (sheet.placement !== null) {
    const { before, after, movement } = sheet.placement;
    section("Placement test");
    if (before !== null) line(testInWords(before, sheet.period.timeZone));
    line(testInWords(after, sheet.period.timeZone));
    const moved = movementInWords(movement);
    if (moved !== null) line(moved);
  }
  const counting = notes.join(" ");
  doc.font(styles.quiet.font).fontSize(styles.quiet.size);
  room(doc.heightOfString(counting, { width, lineGap: 1.5 }) + 18);
  doc
    .moveTo(left, y + 8)
    .lineTo(right, y + 8)
    .lineWidth(1)
    .strokeColor(ink.rule)
    .stroke();
  y += 14;
  line(counting, styles.quiet);
  return { bytes: await close(), pages };
}

/** How all of it is counted. */
const notes = [
  "A lesson counts when it is finished for the first time, a day when something was learnt on it. Minutes are measured in lessons that were gone through to the end.",
  `Something is shown when the lesson that teaches it is finished with at least ${reportRule.canDoScore}% of the quiz. Speaking here is choosing the right thing to say: nobody's voice is heard.`,
];

function drawHead(doc: Doc, sheet: LearningSheet): number {
  const top = drawHeadLine(doc, "Learning report");
  let y = putName(doc, sheet.name, top);
  if (y === top) {
    // A name in letters that the sheet does not have is written by hand.
    y = put(doc, styles.lead, "Name:", { x: left, y: top + 14, width: 60 });
    doc
      .moveTo(left + 44, y - 4)
      .lineTo(left + 300, y - 4)
      .lineWidth(0.8)
      .strokeColor(ink.muted)
      .stroke();
  }
  const of = [sheet.schoolName, sheet.className].map((name) => saidBy(name, ""));
  const where = of.filter((name) => name !== "").join(", ");
  if (where !== "") {
    y = putNames(doc, styles.strong, where, { x: left, y: y + 4, width })!;
  }
  const days = periodInWords(sheet.period);
  return put(doc, styles.quiet, days, { x: left, y: y + 2, width }) + 12;
}

function drawSkill(doc: Doc, y: number, skill: LearningSheet["skills"][number]): number {
  const label = 90;
  const bar = 190;
  const at = left + label;
  put(doc, styles.strong, skillInWords(skill.skill), { x: left, y, width: label });
  doc.rect(at, y + 3, bar, 7).fill(ink.track);
  doc.rect(at, y + 3, (bar * skill.correct) / skill.answered, 7).fill(ink.primary);
  const share = Math.round((100 * skill.correct) / skill.answered);
  const words = `${share}%, ${skill.correct} of ${skill.answered}`;
  return put(doc, styles.body, words, { x: at + bar + 12, y, width: 160 }) + 4;
}
