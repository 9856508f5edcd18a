import type { Chat, Turn } from "../types";
import { type Asked, askedIn } from "./exercise-items";
import { markItem } from "./mark-item";

/** How an item went: right at once, right later, or told. */
export type Outcome = "first" | "later" | "told";

export interface Done {
  readonly asked: Asked;
  readonly outcome: Outcome;
}

/** One series of items, as the conversation shows it. */
export interface Run {
  readonly done: readonly Done[];
  /**
   * The item that waits for an answer: how often it was tried, how many replies came since it was last seen,
   * and behind how many answers to something else it was put again.
   */
  readonly open: {
    readonly asked: Asked;
    readonly tries: number;
    readonly away: number;
    readonly asides: number;
  } | null;
}

/** What stands before a hint: who got one did not find the answer at once. */
export const hintMark = "A hint:";

/** How the end of a series begins. */
export const endOfSeries = "Your score:";

interface Building {
  done: Done[];
  open: { asked: Asked; tries: number; away: number; asides: number; isRight: boolean } | null;
}

/** All series of a conversation, the last one last: read from what was said, for nothing is stored. */
export function runsIn(
  history: readonly Turn[],
  chat: Pick<Chat, "english" | "course">,
): readonly Run[] {
  const runs: Building[] = [];
  for (const { sender, text } of history) {
    const run = runs.at(-1);
    if (sender === "user") {
      if (run?.open && isRight(run.open.asked, text)) run.open.isRight = true;
      continue;
    }
    const asked = askedIn(text, chat);
    if (asked === null) {
      if (run?.open && text.includes(endOfSeries)) close(run, run.open.tries > 0);
      else if (run?.open) run.open.away += 1;
    } else if (run?.open?.asked.item === asked.item) {
      run.open.away = 0;
      // "Only the first two" makes the series shorter.
      run.open.asked = asked;
      if (text.includes(hintMark)) run.open.tries += 1;
      run.open.asides = text.includes(hintMark) ? 0 : run.open.asides + 1;
    } else {
      const goesOn =
        run?.open &&
        asked.number === run.open.asked.number + 1 &&
        isSameSeries(asked, run.open.asked);
      if (run?.open) close(run, goesOn === true);
      if (run === undefined || !goesOn) runs.push({ done: [], open: fresh(asked) });
      else run.open = fresh(asked);
    }
  }
  return runs;
}

const isRight = ({ item, topic }: Asked, text: string): boolean =>
  ["right", "nearly"].includes(markItem(item, text, topic));

const fresh = (asked: Asked) => ({ asked, tries: 0, away: 0, asides: 0, isRight: false });

const isSameSeries = ({ series: one }: Asked, { series: other }: Asked): boolean =>
  one.of === other.of && (one.of !== "topic" || other.of !== "topic" || one.topic === other.topic);

/** @param wasTold whether an item that was not answered counts as one whose answer was told */
function close(run: Building, wasTold: boolean): void {
  if (run.open === null) return;
  const { asked, tries, isRight } = run.open;
  if (isRight) run.done.push({ asked, outcome: tries === 0 ? "first" : "later" });
  else if (wasTold) run.done.push({ asked, outcome: "told" });
  run.open = null;
}

/** So many other things may be talked about before an exercise is forgotten. */
const longestAway = 2;

/** The series that waits for an answer; null where none does. */
export function runningIn(
  chat: Pick<Chat, "history" | "english" | "course">,
): (Run & { open: NonNullable<Run["open"]> }) | null {
  const run = runsIn(chat.history, chat).at(-1);
  return run?.open && run.open.away <= longestAway ? { ...run, open: run.open } : null;
}
