import { randomFrom } from "@saywell/adaptive-test";
import type { LevelTestQuestion } from "@saywell/contract";
import { levelTestDifficulty } from "@saywell/contract/constants";
import type { BankItem } from "../bank/item-bank";
import { questionName } from "./question-name";
import { shuffle } from "./shuffle";

/**
 * All that leaves the server of an item: never its key, its rationale, what makes a good text, or its
 * level, from which one could tell whether the answer before was right.
 * The options of an item stand in the same order whenever the session asks for it.
 */
export function viewQuestion({ text, passage }: BankItem, seed: number): LevelTestQuestion {
  const { id, type, skill, prompt, options, writing } = text;
  const shown = passage === null ? null : viewPassage(passage);
  return {
    id: questionName(seed, id),
    question: shown === null ? prompt : `${plainPassage(shown)}\n\n${prompt}`,
    type,
    options: shuffle(options, randomFrom(`${seed} options ${id}`)),
    skill,
    difficulty: levelTestDifficulty,
    prompt,
    passage: shown,
    words: writing === null ? null : { min: writing.minWords, max: writing.maxWords },
  };
}

type PassageView = NonNullable<LevelTestQuestion["passage"]>;

function viewPassage({ kind, title, text, lines }: NonNullable<BankItem["passage"]>): PassageView {
  return kind === "text"
    ? { kind, title, text: text ?? "" }
    : {
        kind,
        title,
        lines: (lines ?? []).map(({ speaker, says }) => ({ speaker, says })),
      };
}

/** For a client that shows one text for a question. */
function plainPassage(passage: PassageView): string {
  const body =
    passage.kind === "text"
      ? passage.text
      : passage.lines.map(({ speaker, says }) => `${speaker}: ${says}`).join("\n");
  return `${passage.title}\n\n${body}`;
}
