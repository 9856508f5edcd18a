import { createHash } from "node:crypto";
import { bankLimits, type CompiledItem, type CompiledPassage } from "@saywell/content/answers";
import { levelTestQuestionTypes, levelTests, levelTestSkills } from "@saywell/contract/constants";
import { type Column, type Row, type RowProblem, split } from "./csv-row";
import type { OwnItem } from "./item-bank";

type Writing = NonNullable<CompiledItem["writing"]>;
type Tell = (column: Column, reason: string) => void;

const longest = 4000;
/** Cells that only some items have. */
const columnsOfType: Readonly<Record<CompiledItem["type"], readonly Column[]>> = {
  multiple_choice: ["options", "answers"],
  fill_blank: ["answers"],
  text: ["min_words", "max_words", "points", "sample"],
};
const columnsOfSkill: Readonly<Record<string, readonly Column[]>> = {
  reading: ["title", "passage"],
  listening: ["title", "transcript"],
};
const special = [...Object.values(columnsOfType), ...Object.values(columnsOfSkill)].flat();

/**
 * An item of the school's own. What a row leaves out of an item that is known stays as it was:
 * `before` is that item as a row.
 */
export function readItem(
  row: Row,
  before: Row | undefined,
): { item: OwnItem; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const tell: Tell = (column, reason) => void problems.push([column, reason]);
  const cell = (column: Column) => row[column] || (before?.[column] ?? "");
  const oneOf = <T extends string>(column: Column, value: string, values: readonly T[]): T => {
    const found = values.find((each) => each.toLowerCase() === value.toLowerCase());
    if (found === undefined) tell(column, `"${value}" is none of ${values.join(", ")}`);
    return found ?? values[0]!;
  };
  const tests = Object.keys(levelTests) as (keyof typeof levelTests)[];
  const testType = oneOf("test", cell("test") || "adult", tests);
  const skill = oneOf("skill", row.skill, levelTestSkills);
  const level = oneOf("level", row.level, levelTests[testType].levels);
  const usual = cell("options") === "" ? "fill_blank" : "multiple_choice";
  const types = levelTestQuestionTypes.filter(
    (each) => (each === "text") === (skill === "writing"),
  );
  const remembered = types.find((each) => each === before?.type);
  const type = oneOf(
    "type",
    row.type || (remembered ?? (skill === "writing" ? "text" : usual)),
    types,
  );

  const allowed = new Set([...columnsOfType[type], ...(columnsOfSkill[skill] ?? [])]);
  for (const column of special)
    if (row[column] !== "" && !allowed.has(column))
      tell(column, `is for other items than ${type} of ${skill}`);
  const prompt = cell("text");
  if (prompt === "") tell("text", "is empty");
  if (prompt.length > longest) tell("text", "is longer than 4,000 characters");
  const key = type === "text" ? { options: [], accepted: [] } : readKey(type, cell, tell);
  const passage = readPassage(skill, cell, tell);
  return {
    item: {
      id: row.id,
      testType,
      skill,
      level,
      type,
      prompt,
      passageId: passage?.id ?? null,
      ...key,
      rationale: "",
      writing: type === "text" ? readWriting(cell, tell) : null,
      passage,
    },
    problems,
  };
}

type Cell = (column: Column) => string;

function readKey(type: "multiple_choice" | "fill_blank", cell: Cell, tell: Tell) {
  const options = type === "multiple_choice" ? split(cell("options")) : [];
  const accepted = split(cell("answers"));
  if (accepted.length === 0) tell("answers", "has no right answer");
  if (type === "multiple_choice") {
    if (options.length < 2) tell("options", "has fewer than two options");
    if (new Set(options.map((each) => each.toLowerCase())).size < options.length)
      tell("options", "has an option twice");
    for (const answer of options.length < 2 ? [] : accepted)
      if (!options.includes(answer)) tell("answers", `"${answer}" is no option`);
    if (accepted.length > 1) tell("answers", "has more than one right option");
  } else if (cell("text").split("___").length !== 2) tell("text", "must have one gap, written ___");
  return { options: options.toSorted(), accepted };
}

/** What comes before the question. Items with the same passage are known to belong together. */
function readPassage(skill: string, cell: Cell, tell: Tell): CompiledPassage | null {
  const passage = skill === "reading" ? cell("passage").replaceAll("\r\n", "\n") : "";
  if (passage.length > longest) tell("passage", "is longer than 4,000 characters");
  const lines = skill === "listening" ? readTranscript(cell("transcript"), tell) : [];
  const titled = columnsOfSkill[skill] !== undefined ? cell("title") : "";
  if (titled.length > bankLimits.titleLength)
    tell("title", `is longer than ${bankLimits.titleLength} characters`);
  if (passage === "" && lines.length === 0) {
    if (titled !== "" && skill === "reading") tell("title", "needs a passage");
    return null;
  }
  const content =
    skill === "listening"
      ? { kind: "recording" as const, title: titled || "A recording", text: null, lines }
      : { kind: "text" as const, title: titled || "A text", text: passage, lines: null };
  const hash = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  return { id: `own-${hash.slice(0, 16)}`, ...content };
}

const spoken = new RegExp(`^\\s*([^:]{1,${bankLimits.speakerLength}}):\\s+(\\S.*)$`);

/** The voice of the lessons reads it, so who speaks must stand before what is said. */
function readTranscript(transcript: string, tell: Tell): { speaker: string; says: string }[] {
  const written = transcript.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (written.length === 0) tell("transcript", "is empty, and a listening item is read from it");
  if (written.length > bankLimits.transcriptLines)
    tell("transcript", `has more than ${bankLimits.transcriptLines} lines`);
  return written.map((line) => {
    const [, speaker = "", says = ""] = spoken.exec(line) ?? [];
    if (says === "")
      tell("transcript", `"${line.trim()}" does not say who speaks: write "Ana: Good morning."`);
    if (says.length > bankLimits.lineLength)
      tell("transcript", `has a line of more than ${bankLimits.lineLength} characters`);
    return { speaker: speaker.trim(), says: says.trim() };
  });
}

function readWriting(cell: Cell, tell: Tell): Writing {
  const words = (
    column: "min_words" | "max_words",
    { min, max }: { min: number; max: number },
  ): number => {
    const value = cell(column) === "" ? Number.NaN : Number(cell(column));
    if (!Number.isInteger(value) || value < min || value > max)
      tell(column, `"${cell(column)}" is no whole number from ${min} to ${max}`);
    return value;
  };
  const minWords = words("min_words", bankLimits.minWords);
  const maxWords = words("max_words", bankLimits.maxWords);
  if (minWords >= maxWords) tell("max_words", "must be more than min_words");
  const points = split(cell("points")).map((written) => {
    const [, point = "", list = ""] = /^([^:]*):(.*)$/s.exec(written) ?? [];
    const shows = list.split(",").map((each) => each.trim());
    const some = shows.filter((each) => each !== "");
    if (point.trim() === "" || some.length < bankLimits.wordsOfPoint)
      tell("points", `"${written}" must be a part of the task, a colon, and three words or more`);
    return { point: point.trim(), words: some };
  });
  if (points.length === 0 || points.length > bankLimits.points)
    tell("points", "must have one to four parts");
  if (cell("sample").length > longest) tell("sample", "is longer than 4,000 characters");
  return { minWords, maxWords, points, sample: cell("sample") };
}
