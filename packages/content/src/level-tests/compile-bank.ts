import { typedAlternatives } from "../alternatives";
import { answersOf, type BankFile } from "./bank-file";
import type { CompiledBank, CompiledItem } from "./compiled-item";

/** Turns the files of the bank into what the server holds. */
export function compileBank(files: readonly BankFile[]): CompiledBank {
  const bank: CompiledBank = { items: [], passages: [] };
  for (const { cell, groups } of files) {
    for (const [index, { passage, items }] of groups.entries()) {
      const prefix = `${cell.testType}-${cell.skill}-${cell.level}`.toLowerCase();
      const passageId = passage === null ? null : `${prefix}-p${index + 1}`;
      if (passage !== null && passageId !== null)
        bank.passages.push(
          "script" in passage
            ? {
                id: passageId,
                kind: "recording",
                title: passage.setting,
                text: null,
                lines: passage.script,
              }
            : {
                id: passageId,
                kind: "text",
                title: passage.kind,
                text: passage.text,
                lines: null,
              },
        );
      for (const { item } of items) {
        const { id, type, rationale } = item;
        const common = { id, ...cell, type, prompt: item.question, passageId, rationale };
        bank.items.push({ ...common, ...keyOf(item) });
      }
    }
  }
  return bank;
}

function keyOf(
  item: BankFile["groups"][number]["items"][number]["item"],
): Pick<CompiledItem, "options" | "accepted" | "writing"> {
  if (item.type === "text") {
    const { minWords, maxWords, points, sample } = item;
    return { options: [], accepted: [], writing: { minWords, maxWords, points, sample } };
  }
  const answers = answersOf(item);
  const options =
    item.type === "multiple_choice"
      ? [item.answer, ...item.distractors].sort((a, b) => (a < b ? -1 : 1))
      : [];
  const accepted =
    item.type === "multiple_choice"
      ? answers
      : [answers[0]!, ...typedAlternatives(answers[0]!, answers.slice(1))];
  return { options, accepted, writing: null };
}
