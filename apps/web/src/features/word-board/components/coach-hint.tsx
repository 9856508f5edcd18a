import { Lightbulb, X } from "lucide-react";
import { capital } from "../../../lib/capital";
import { Button } from "../../../ui/button";
import { type BoardTable, judgeHand } from "../model/board-table";
import { keepBoardKnown } from "../model/coach-seen";

/** What to do next, for who has never played: one step at a time, until a first word is played. */
export const CoachHint = ({ table }: { table: BoardTable }) => (
  <div className="mx-auto flex w-full max-w-xl items-center gap-2 rounded-lg bg-primary-wash pl-3">
    <Lightbulb aria-hidden className="size-5 shrink-0 text-primary" />
    <p aria-live="polite" className="min-w-0 flex-1 py-1.5 font-semibold">
      {nextStep(table)}
    </p>
    <Button variant="ghost" size="icon" aria-label="Hide the hints" onClick={keepBoardKnown}>
      <X aria-hidden />
    </Button>
  </div>
);

function nextStep({ state, hand, selected }: BoardTable): string {
  const isMouse = window.matchMedia?.("(pointer: fine)").matches ?? false;
  const tap = isMouse ? "click" : "tap";
  const isFirst = state.preset === "CLASSIC" && state.rows.every((row) => /^\.*$/.test(row));
  const count = hand.laid.length;
  if (count === 0) {
    const square = isFirst ? "the star" : "a square";
    if (selected !== null) return `Now ${tap} ${square}.`;
    const both = `${capital(tap)} a letter, then ${tap} ${square}.`;
    return isMouse ? `${both} Or type it.` : both;
  }
  const judged = judgeHand(state, hand);
  const made = judged.ok ? (judged.play.words[0]?.word ?? "") : "";
  if (made.length > 1) {
    return count === 1 ? `Add more letters, or ${tap} Submit.` : `${capital(tap)} Submit.`;
  }
  if (count === 1) return "Add more letters in a line.";
  return state.preset === "CLASSIC" && !isFirst
    ? "Put the letters in a line. They must touch a word."
    : "Put the letters next to each other in a line.";
}
