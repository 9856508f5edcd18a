import type { z } from "zod";
import type { TestSkill, TestType } from "@saywell/adaptive-test/test-facts";
import type { CefrLevel } from "@saywell/cefr";
import type { itemFile, listeningFile, readingFile, writingFile } from "./bank-schema";

export type ClosedItem = z.output<typeof itemFile>["items"][number];
export type WritingItem = z.output<typeof writingFile>["items"][number];
type TextSource = z.output<typeof readingFile>["texts"][number];
type RecordingSource = z.output<typeof listeningFile>["recordings"][number];

/** The cell of the bank that a file fills. */
export interface Cell {
  testType: TestType;
  skill: TestSkill;
  level: CefrLevel;
}

/** A file of the bank in one form, whatever its skill. */
export interface BankFile {
  cell: Cell;
  groups: {
    path: (string | number)[];
    passage: TextSource | RecordingSource | null;
    items: { path: (string | number)[]; item: ClosedItem | WritingItem }[];
  }[];
}

type FileSource =
  | z.output<typeof itemFile>
  | z.output<typeof readingFile>
  | z.output<typeof listeningFile>
  | z.output<typeof writingFile>;

/** Brings the shapes of the skills to one: items in groups, each group with its passage or none. */
export function toBankFile(cell: Cell, source: FileSource): BankFile {
  const placed = (base: (string | number)[], items: readonly (ClosedItem | WritingItem)[]) =>
    items.map((item, index) => ({ path: [...base, "items", index], item }));
  if ("items" in source)
    return { cell, groups: [{ path: [], passage: null, items: placed([], source.items) }] };
  const [key, passages] =
    "texts" in source ? ["texts", source.texts] : ["recordings", source.recordings];
  return {
    cell,
    groups: passages.map((passage, index) => ({
      path: [key, index],
      passage,
      items: placed([key, index], passage.items),
    })),
  };
}

/** What a passage says, line by line. */
export const passageTexts = (passage: TextSource | RecordingSource): string[] =>
  "script" in passage ? passage.script.map(({ says }) => says) : [passage.text];

/** Every right answer of a closed item, as its author wrote them. */
export const answersOf = (item: ClosedItem): string[] =>
  item.type === "multiple_choice" ? [item.answer] : item.answers;
