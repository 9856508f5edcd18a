import { skillNames } from "@saywell/adaptive-test";
import { loadContent } from "@saywell/content/answers";
import { type LevelTestResult, levelTests, levelTestSkills } from "@saywell/contract";
import PdfDocument from "pdfkit";
import { expect, test, vi } from "vitest";
import { fontsForName, loadFonts } from "../../../pdf/sheet-fonts";
import { lowest } from "../../../pdf/sheet-page";
import { drawResult } from "./result-sheet";
import { canDoAt, firstLessonAt, studyFirst } from "../results/study-advice";

const content = loadContent();
type TestType = keyof typeof levelTests;

function resultOf(
  testType: TestType,
  level: LevelTestResult["level"],
  over: Partial<LevelTestResult> = {},
): LevelTestResult {
  const skills = levelTestSkills.map((skill) => ({ skill, ability: 0, level }));
  return {
    id: "6f1f9f0e-8a43-4a55-9a3e-0d0d7f0b6a11",
    testType,
    level,
    score: 45,
    length: "exact",
    goOn: null,
    sureness: { inTen: 4, low: levelTests[testType].levels[0], high: level },
    interval: { low: "A1+", high: "C1+" },
    answersFit: false,
    stopReason: "time-limit",
    answered: 40,
    takenAt: "2026-03-02T09:00:00.000Z",
    skills: levelTestSkills.map((skill) => ({
      skill,
      score: 45,
      level,
      low: "A1+",
      high: "C1+",
      answered: 8,
    })),
    firstLesson: { ...firstLessonAt(level, content.lessons, new Set())!, lock: null },
    listening: { asked: 10, shown: 9 },
    canDo: canDoAt(content.advice, level),
    study: studyFirst({ testType, level, skills }, content).map((each) => ({
      ...each,
      lock: null,
    })),
    writing: [],
    isOwn: true,
    ...over,
  };
}
const lock = "This lesson is not part of your plan. You can go on with Hybrid Premium.";
const link = "https://school.example/level-test/results?result=6f1f9f0e";
const pagesOf = (bytes: Buffer) => bytes.toString("latin1").match(/\/Type \/Page\b/g)?.length;

test.each(
  (Object.keys(levelTests) as TestType[]).flatMap((testType) =>
    levelTests[testType].levels.map((level) => [testType, level] as const),
  ),
)("the longest result of %s at %s fits on one sheet", async (testType, level) => {
  const name = "Maximiliane Aleksandrowicz ".repeat(8);
  // With every lesson locked there is most to say.
  const plain = resultOf(testType, level);
  const result = { ...plain, study: plain.study.map((each) => ({ ...each, lock })) };
  const { bytes, bottom } = await drawResult({ result, name, link });
  expect(bytes.toString("latin1", 0, 5)).toBe("%PDF-");
  expect(pagesOf(bytes)).toBe(1);
  expect(bottom).toBeLessThanOrEqual(lowest);
});

test("the sheet leads to the result and to the lessons to study first", async () => {
  const result = resultOf("adult", "B1");
  const { bytes } = await drawResult({ result, name: null, link });
  const text = bytes.toString("latin1");
  expect(text).toContain(`/URI (${link})`);
  for (const { lessonId } of result.study)
    expect(text).toContain(`/URI (https://school.example/lesson-interactive/${lessonId})`);
});

test("the sheet says which lessons need another plan, and once which", async () => {
  const written = vi.spyOn(PdfDocument.prototype, "text");
  const plain = resultOf("adult", "B1");
  const study = plain.study.map((each, index) => ({ ...each, lock: index === 0 ? null : lock }));
  await drawResult({ result: { ...plain, study }, name: null, link });
  const texts = written.mock.calls.map(([text]) => String(text));
  written.mockRestore();
  expect(study.length).toBeGreaterThan(2);
  const marked = texts.flatMap((text, at) => (text === "Locked" ? [texts[at + 1]] : []));
  expect(marked).toEqual(
    study.slice(1).map(({ skill }, index) => `${index + 2}. ${skillNames[skill]}`),
  );
  expect(texts.filter((text) => text.includes(lock))).toEqual([`Locked: ${lock}`]);
});

test("the sheet is made of fonts that it brings along", async () => {
  const { bytes } = await drawResult({ result: resultOf("adult", "B1"), name: null, link });
  const text = bytes.toString("latin1");
  expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+AtkinsonHyperlegible/);
  expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+Fraunces/);
  expect(text).not.toContain("/BaseFont /Helvetica");
});

test("nothing asked, nothing to study and no address leave out what they would fill", async () => {
  const nothing = { score: null, level: null, low: null, high: null, answered: 0 };
  const skills = levelTestSkills.map((skill) => ({ skill, ...nothing }));
  const result = resultOf("oet", "C1", { skills, study: [], canDo: [] });
  const { bytes } = await drawResult({ result, name: null, link: null });
  expect(pagesOf(bytes)).toBe(1);
  expect(bytes.toString("latin1")).not.toContain("/URI");
});

test("a name is written in the fonts that have its letters", () => {
  expect(fontsForName("Łukasz O’Brien")).toEqual([
    { font: "strongMore", text: "Ł" },
    { font: "strong", text: "ukasz O’Brien" },
  ]);
  // Written in two parts, as some keyboards do.
  expect(fontsForName("Ana\u0308 ")).toEqual([{ font: "strong", text: "Anä" }]);
});

test.each(["Ана", "小明", "Ana 😀", "نور", "Nguyễn", "\u0000", "a\u202Eb", " ", "\uD800"])(
  "a name that the fonts do not have is left out: %j",
  async (name) => {
    expect(fontsForName(name)).toBeNull();
    const result = resultOf("adult", "A1");
    const named = await drawResult({ result, name, link });
    const unnamed = await drawResult({ result, name: null, link });
    expect(named.bytes.length).toBe(unnamed.bytes.length);
  },
);

test("every letter that a name may have is in its font", async () => {
  const doc = new PdfDocument();
  for (const [name, bytes] of await loadFonts()) doc.registerFont(name, bytes);
  const letters = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code))
    .filter((letter) => letter.normalize("NFC") === letter)
    .flatMap((letter) => fontsForName(letter) ?? []);
  expect(letters.length).toBeGreaterThan(240);
  const without = letters.filter(({ font, text }) => {
    doc.font(font);
    const { font: shapes } = (
      doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }
    )["_font"];
    return !shapes.hasGlyphForCodePoint(text.codePointAt(0)!);
  });
  expect(without).toEqual([]);
});
