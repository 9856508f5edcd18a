import type { WordBoardState } from "@saywell/contract";
import { boardNames, challengeHints, clockNames, presetNames } from "../model/rule-words";

/** By which rules this game is played, and what the marked squares do. */
export function BoardRules({ state }: { state: WordBoardState }) {
  const { preset, board, challenge, clock } = state;
  const isClassic = preset === "CLASSIC";
  return (
    <section aria-labelledby="board-rules" className="grid grid-cols-1 content-start gap-2">
      <h2 id="board-rules" className="font-heading text-lg font-semibold">
        Rules
      </h2>
      <ul className="grid gap-1 text-sm text-muted-foreground">
        <li>
          {[presetNames[preset], ...(isClassic ? [boardNames[board]] : []), clockNames[clock]].join(
            ", ",
          )}
        </li>
        {isClassic ? <li>{challengeHints[challenge]}</li> : null}
        <li>DL doubles a letter, TL triples it. DW doubles the word, TW triples it.</li>
        <li>All seven letters at once: 50 points more.</li>
      </ul>
    </section>
  );
}
