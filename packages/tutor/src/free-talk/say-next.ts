import { rotate } from "../text";
import { openersFor } from "../small-talk";
import type { Chat } from "../types";
import { putIn } from "./people";
import type { Line } from "./read-lines";
import type { SaidBefore } from "./said-before";
import { changes, gentleChanges } from "./short-replies";
import { starters } from "./starters";
import { topicOf } from "./topics";
import type { Band, Person, Time } from "./types";

/** Whom and when it is talked about. */
export interface Matter {
  readonly topic: string;
  readonly isOther: boolean;
  readonly person: Person | null;
  readonly time: Time;
  readonly day: string | null;
  /** Whether it is known who was there. */
  readonly isWithKnown: boolean;
  /** Whether it was just said why. */
  readonly isReasonKnown: boolean;
  /** Whether it was just said when. */
  readonly isTimeKnown: boolean;
}

const startBands: Readonly<Record<Band, readonly Band[]>> = {
  easy: ["easy"],
  mid: ["mid", "easy"],
  high: ["high", "mid", "easy"],
};

const asksWhoIsThere =
  /\bWho\b[^.?!]*\bwith\b|\bWho (?:was|ate|went|will come|will be|comes)\b|\balone\b/;

/** A line with its gaps filled; null where it does not fit or was said. */
export function sayLine(
  line: Line,
  { isOther, person, time, day, isWithKnown, isReasonKnown, isTimeKnown }: Matter,
  said: SaidBefore,
): string | null {
  if (line.isOther !== isOther) return null;
  if (line.times.length > 0 && !line.times.includes(time)) return null;
  if (line.text.includes("{day}") && day === null) return null;
  if (isReasonKnown && line.expects === "why") return null;
  if (isTimeKnown && /^(?:When|What time|How long ago)\b/.test(line.text)) return null;
  if (isWithKnown && asksWhoIsThere.test(line.text)) return null;
  const withDay = line.text.replace("{day}", day ?? "");
  const text = putIn(withDay, person);
  return text === null ? null : said.fresh(text, line.text);
}

/** The first of the lines that fits, those of this time before those of any. */
function firstOf(lines: readonly Line[], matter: Matter, said: SaidBefore): string | null {
  const ordered = [
    ...lines.filter(({ times }) => times.length > 0),
    ...lines.filter(({ times }) => times.length === 0),
  ];
  for (const line of ordered) {
    const text = sayLine(line, matter, said);
    if (text !== null) return text;
  }
  return null;
}

/** The next question of a topic; null where all are asked. */
export function nextQuestion(matter: Matter, band: Band, said: SaidBefore): string | null {
  const topic = topicOf(matter.topic);
  const lines = topic.ask[band];
  // News of somebody is talked about in general where nothing is to be asked of them.
  const isOfAll = topic.tone !== "plain" && !lines.some(({ isOther }) => isOther);
  const text = firstOf(lines, isOfAll ? { ...matter, isOther: false } : matter, said);
  if (text !== null) return text;
  if (matter.isOther && topic.tone === "good")
    return firstOf(lines, { ...matter, isOther: false }, said);
  // Of somebody else there is always something to ask.
  if (matter.isOther && matter.topic !== "doing" && topic.tone === "plain")
    return nextQuestion({ ...matter, topic: "doing" }, band, said);
  return null;
}

/** What fits the news of a topic; null where all of it was said. */
export const nextReaction = (matter: Matter, said: SaidBefore): string | null =>
  firstOf(topicOf(matter.topic).react, matter, said);

/** The first of some sentences that was not said lately, begun at another place each turn. */
export const fresh = (lines: readonly string[], said: SaidBefore, turn: number): string | null =>
  rotate(lines, turn).find((line) => sentencesAreNew(line, said)) ?? null;

const sentencesAreNew = (line: string, said: SaidBefore): boolean =>
  line.split(/(?<=[.!?:])\s+/).every((each) => !said.has(each));

/** A question about something that was not talked about yet. */
export function startAnew(
  chat: Chat,
  band: Band,
  said: SaidBefore,
  visited: ReadonlySet<string>,
): string | null {
  if (chat.lesson !== null) {
    const near = openersFor(chat).find((opener) => !said.has(opener));
    if (near !== undefined) return near;
  }
  const lines = startBands[band].flatMap((each) => rotate(starters[each], chat.turn));
  const isNew = (line: Line): boolean => said.fresh(line.text) !== null;
  const line = lines.find((each) => !visited.has(each.topic) && isNew(each)) ?? lines.find(isNew);
  return line?.text ?? null;
}

/** Words that lead from one subject to the next. */
export const turnAway = (isSad: boolean, said: SaidBefore, turn: number): string =>
  fresh(isSad ? [...gentleChanges, ...changes] : changes, said, turn) ?? "";
