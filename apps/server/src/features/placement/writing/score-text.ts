import type { Db } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
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
}

interface Given {
  sessionId: string;
  item: BankItem | undefined;
  answer: string;
  now: Date;
}

/**
 * Scores a text before the session is locked, as it may take seconds. Only one that the session
 * waits for, and one at a time in a session, since each may cost money.
 */
export function createTextScoring({ db, writing }: Deps) {
  const underWay = new Map<
    string,
    { item: BankItem; answer: string; scored: Promise<ScoredWriting | null> }
  >();

  /** Null for what is no text, or none that may be given now. */
  return async function scoreText(
    caller: CallerId,
    { sessionId, item, answer, now }: Given,
  ): Promise<Result<ScoredWriting | null>> {
    const id = asUuid(sessionId);
    if (id === null || item === undefined || item.text.writing === null) return ok(null);
    const session = await sessions.findSession(db, id);
    if (session === undefined || session.finishedAt !== null) return ok(null);
    if (!mayUse(caller, session) || isTimeUp(session, now)) return ok(null);
    const rows = await sessions.listAnswers(db, id);
    const waiting = rows.find(({ score }) => score === null);
    const turn = turnOf(item.text.id, session, answered(rows), waiting);
    if (turn !== "waiting" && turn !== "listed") return ok(null);
    if (answerProblem(item.text, answer) !== null) return ok(null);

    const begun = underWay.get(id);
    if (begun !== undefined) {
      const isSame = begun.item.text.id === item.text.id && begun.answer === answer;
      return isSame ? ok(await begun.scored) : anotherIsScored;
    }
    const scored = writing.score(item, answer);
    underWay.set(id, { item, answer, scored });
    try {
      return ok(await scored);
    } finally {
      underWay.delete(id);
    }
  };
}

const anotherIsScored = refuse("conflict", "Another answer of yours is being scored.");
