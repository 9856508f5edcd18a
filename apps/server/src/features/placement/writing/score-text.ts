import type { Db } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { refuse, type Result } from "../../../refusal";
import { answered } from "../session/end-session";
import type { BankItem } from "../bank/item-bank";
import { turnOf } from "../session/next-question";
import { answerProblem } from "../scoring/score-answer";
import { isTimeUp } from "../session/session-view";
import { type CallerId, mayUse } from "../session/session-work";
import * as sessions from "../session/sessions.store";
import type { ScoredWriting, WritingScorer } from "./writing-scorer";

interface Deps {
  db: Db;
  writing: Pick<WritingScorer, "score">;
  /** A child for whom nobody has agreed: what they write goes to no language model. */
  learnsAlone: (accountId: string) => Promise<boolean>;
}

interface Given {
  sessionId: string;
  item: BankItem | undefined;
  answer: string;
  dontKnow?: boolean | undefined;
  now: Date;
}

type Scored = ScoredWriting | null;

/**
 * Scores a text before the session is locked, as it may take seconds. Only one that the session
 * waits for, and one at a time in a session, since each may cost money. A text counts as under way
 * until its answer is kept: whoever sends it again meanwhile gets the same score, and whoever sends
 * it later finds it answered.
 */
export function createTextScoring({ db, writing, learnsAlone }: Deps) {
  const underWay = new Map<string, { itemId: string; answer: string; scored: Promise<Scored> }>();

  /** Keeps the answer with its score; null for what is no text, or none that may be given now. */
  return async function scoringText<T>(
    caller: CallerId,
    given: Given,
    keep: (scored: Scored) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const { item, answer, now } = given;
    const id = asUuid(given.sessionId);
    if (id === null || item === undefined || item.text.writing === null) return await keep(null);
    if (given.dontKnow) return await keep(null);
    const session = await sessions.findSession(db, id);
    if (session === undefined || session.finishedAt !== null) return await keep(null);
    if (!mayUse(caller, session) || isTimeUp(session, now)) return await keep(null);

    const begun = underWay.get(id);
    if (begun !== undefined) {
      const isSame = begun.itemId === item.text.id && begun.answer === answer;
      return isSame ? await keep(await begun.scored) : anotherIsScored;
    }
    const scored = score(session, item, answer);
    underWay.set(id, { itemId: item.text.id, answer, scored });
    try {
      return await keep(await scored);
    } finally {
      underWay.delete(id);
    }
  };

  async function score(
    session: sessions.SessionRow,
    item: BankItem,
    answer: string,
  ): Promise<Scored> {
    const rows = await sessions.listAnswers(db, session.id);
    const waiting = rows.find((row) => row.score === null);
    const turn = turnOf(item.text.id, session, answered(rows), waiting);
    if (turn !== "waiting" && turn !== "listed") return null;
    if (answerProblem(item.text, { answer }) !== null) return null;
    const isAlone = session.accountId !== null && (await learnsAlone(session.accountId));
    return await writing.score(item, answer, { withoutModel: isAlone });
  }
}

const anotherIsScored = refuse("conflict", "Another answer of yours is being scored.");
