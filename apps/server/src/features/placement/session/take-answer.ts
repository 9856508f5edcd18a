import { notKnownScore } from "@saywell/adaptive-test";
import type { CallByName, CallReply, CallRequest } from "@saywell/contract";
import type { Clock } from "../../../adapters/clock";
import type { Db } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import type { BankKeeper } from "../bank/bank-keeper";
import { replay } from "../scoring/measurement";
import { answerProblem, scoreClosed } from "../scoring/score-answer";
import { planOf } from "../test-plan";
import { createTextScoring } from "../writing/score-text";
import type { WritingScorer } from "../writing/writing-scorer";
import { countListed, modelOf, nextOf, show } from "./ask";
import { answered } from "./end-session";
import { createHeeding, type RaiseCry, type Writer } from "./heed-answer";
import { questionOrderAfter, turnOf } from "./next-question";
import { itemNamed } from "./question-name";
import { isTimeUp, viewPlace } from "./session-view";
import type { SessionWork } from "./session-work";
import * as sessions from "./sessions.store";

type AnswerBody = CallRequest<CallByName<"POST /api/level-test/submit-answer">>["body"];
type Place = CallReply<CallByName<"POST /api/level-test/submit-answer">>;

export interface AnsweringDeps {
  db: Db;
  clock: Pick<Clock, "now">;
  bank: BankKeeper;
  writing: WritingScorer;
  /** A child for whom nobody has agreed: what they write goes to no language model. */
  learnsAlone: (accountId: string) => Promise<boolean>;
  raiseCry: RaiseCry;
  inSession: SessionWork["inSession"];
}

/** Takes an answer, scores it, and answers the question that comes next. */
export function createAnswering(deps: AnsweringDeps) {
  const { db, clock, bank: keeper, writing, inSession } = deps;
  const heeding = createHeeding(deps);
  const scoringText = createTextScoring(deps);

  return async function answer(
    writer: Writer,
    { sessionId, questionId, answer, dontKnow = false, wordsShown = true }: AnswerBody,
  ): Promise<Result<Place>> {
    const caller = writer.accountId;
    // Whoever answers in time does not lose the answer while it is scored.
    const now = clock.now();
    const bank = await keeper.current();
    const named =
      asUuid(sessionId) === null ? undefined : await sessions.findSession(db, sessionId);
    const item = named && itemNamed(bank, named, questionId);
    let needsText = false;
    const given = { sessionId, item, answer, dontKnow, now };
    const placed = await scoringText(caller, given, (written) =>
      inSession<Place>(
        caller,
        sessionId,
        heeding(writer, given, async (tx, session, end) => {
          if (session.finishedAt !== null) return testHasEnded;
          if (isTimeUp(session, now)) {
            await end(session, bank, now);
            return refuse("conflict", "The time is up. Your answers so far have been counted.");
          }
          const rows = await sessions.listAnswers(tx, session.id);
          const given = answered(rows);
          const waiting = rows.find(({ score }) => score === null);
          if (waiting === undefined)
            return refuse("conflict", "You have answered all questions of this test.");
          if (item === undefined) return outOfTurn.unknown;
          const itemId = item.text.id;
          const turn = turnOf(itemId, session, given, waiting);
          if (turn !== "waiting" && turn !== "listed") return outOfTurn[turn];
          const problem = answerProblem(item.text, { answer, dontKnow });
          if (problem !== null) return refuse("invalid-input", problem);
          // Its turn came only after it was looked at.
          if (item.text.writing !== null && written === null && !dontKnow)
            return outOfTurn["out-of-order"];

          const position = given.length;
          if (turn === "listed") await show(tx, session, item, position, now);
          const closed = () => (dontKnow ? notKnownScore : scoreClosed(item.text, answer));
          const scored = written ?? { score: closed(), features: null };
          await sessions.saveAnswer(tx, session.id, position, {
            answer,
            notKnown: dontKnow,
            wordsShown: item.passage?.kind === "recording" ? wordsShown : null,
            ...scored,
            answeredAt: now,
          });
          const questionOrder = questionOrderAfter(itemId, session, position, turn);
          if (questionOrder !== session.questionOrder && questionOrder !== null)
            await sessions.updateSession(tx, session.id, { questionOrder });
          if (questionOrder === "LISTED" && session.questionOrder === null)
            await countListed(tx, session, rows);

          const parameters = turn === "listed" ? modelOf(item) : waiting.parameters;
          const { skill } = item.text;
          const plan = planOf(session.testType, session.testLength);
          const state = replay(plan, bank, [
            ...given,
            { itemId, skill, score: scored.score, parameters },
          ]);
          const next = await nextOf(tx, { ...session, questionOrder }, { plan, bank, state, now });
          if (next !== null) await show(tx, session, next, position + 1, clock.now());
          needsText = next?.text.type === "text";
          return ok(
            viewPlace(session, {
              plan,
              bank,
              state,
              waiting: next === null ? undefined : { itemId: next.text.id },
              now: clock.now(),
            }),
          );
        }),
      ),
    );
    if (placed.ok && needsText) writing.warmUp();
    return placed;
  };
}

const outOfTurn = {
  unknown: refuse("not-found", "This test has no such question."),
  answered: refuse("conflict", "This question has its answer already."),
  "out-of-order": refuse("out-of-order", "Another question comes first."),
};
const testHasEnded = refuse("conflict", "This test has ended.");
