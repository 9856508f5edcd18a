import {
  describeInterval,
  levelOf,
  plusLevelOf,
  poorFit,
  surenessOf,
} from "@saywell/adaptive-test";
import type { Content } from "@saywell/content/answers";
import type { LevelTestResult } from "@saywell/contract";
import { levelTestSkills, resultPage } from "@saywell/contract/constants";
import type { Clock } from "../../../adapters/clock";
import type { Db } from "../../../db/database";
import { asUuid } from "../../../db/uuid";
import { commonRefusal, ok, refuse, type Result } from "../../../refusal";
import type { BankKeeper } from "../bank/bank-keeper";
import { answered, answersOf, toldLevel } from "../session/end-session";
import { asExact } from "../session/go-on";
import { scoreWithin, within } from "../scoring/measurement";
import * as results from "./results.store";
import { pdfFile, type SheetPrinter } from "../../../pdf/sheet-printer";
import type { ResultSheet } from "../result-sheet/result-sheet";
import type { WritingFeature } from "../writing/score-writing";
import { canGoOn, isOwnSession, type Viewer } from "../session/own-session";
import { secondsLeft } from "../session/session-view";
import * as sessions from "../session/sessions.store";
import { canDoAt, firstLessonAt, studyFirst } from "./study-advice";
import { planOf, type TestPlan } from "../test-plan";

interface Deps {
  db: Db;
  clock: Pick<Clock, "now">;
  bank: BankKeeper;
  content: Pick<Content, "lessons" | "advice">;
  sheets: Pick<SheetPrinter<ResultSheet>, "print">;
  /** The lessons that an account has finished. */
  lessonsFinished: (db: Db, accountId: string) => Promise<ReadonlySet<string>>;
  /** Why lessons are not open to whoever reads, in a sentence; null for one that is. */
  locksOf: (db: Db, accountId: string | null) => Promise<(lessonId: string) => string | null>;
}

const none: ReadonlySet<string> = new Set();

interface Found {
  result: LevelTestResult;
  /** The account that the test belongs to; null for a visitor's. */
  takerId: string | null;
}

export type ResultsService = ReturnType<typeof createResultsService>;

export function createResultsService(deps: Deps) {
  const { db, clock, bank: keeper, content, sheets } = deps;

  /** A result for whoever has its link. What was written is for whoever wrote it. */
  async function find(viewer: Viewer, resultId: string): Promise<Result<LevelTestResult>> {
    const found = await readResult(viewer, resultId);
    return found.ok ? ok(found.value.result, [found.value.takerId]) : found;
  }

  async function readResult(viewer: Viewer, resultId: string): Promise<Result<Found>> {
    const id = asUuid(resultId);
    const result = id === null ? undefined : await results.findResult(db, { id });
    const session = result && (await sessions.findSession(db, result.sessionId));
    if (result === undefined || session === undefined)
      return refuse("not-found", "There is no such test result.");
    const isOwn = isOwnSession(viewer, session);
    const plan = planOf(session.testType, result.testLength);
    const { low, high } = describeInterval({
      low: within(plan, result.intervalLow),
      high: within(plan, result.intervalHigh),
    });
    const skills = levelTestSkills.map((skill) => viewSkill(plan, skill, result.skills));
    const { testType } = session;
    // Nothing was measured of too few answers, so nothing is said of a level but where a test starts.
    const isTold = toldLevel(session);
    const finished = isOwn ? await finishedBy(viewer) : none;
    const lockOf = await deps.locksOf(db, viewer.accountId);
    const withLock = <L extends { lessonId: string }>(lesson: L) => ({
      ...lesson,
      lock: lockOf(lesson.lessonId),
    });
    const { level, score, levelChances } = result;
    const first = isTold ? firstLessonAt(level, content.lessons, finished) : null;
    const count = answersOf(result);
    const given = answered(await sessions.listAnswers(db, session.id));
    const rows = given.slice(0, count);
    const heard = rows.filter(({ wordsShown }) => wordsShown !== null);
    const shown: LevelTestResult = {
      id: result.id,
      testType,
      level,
      score,
      length: result.testLength,
      goOn: isOwn ? await wayOn(session, given.length) : null,
      sureness: levelChances && surenessOf(levelChances, level),
      interval: { low, high },
      answersFit: result.personFit === null || result.personFit >= poorFit,
      stopReason: session.stopReason as LevelTestResult["stopReason"],
      answered: count,
      takenAt: result.createdAt.toISOString(),
      skills: skills.map(({ ability: _inner, ...skill }) => skill),
      canDo: isTold ? canDoAt(content.advice, level) : [],
      firstLesson: first && withLock(first),
      listening: {
        asked: heard.length,
        shown: heard.filter(({ wordsShown }) => wordsShown).length,
      },
      study: isTold ? studyFirst({ testType, level, skills }, content).map(withLock) : [],
      writing: isOwn && isTold ? await writingOf(rows) : [],
      isOwn,
    };
    return ok({ result: shown, takerId: session.accountId });
  }

  /** The same on paper. A name stands on it only for whoever took the test. */
  async function sheet(viewer: Viewer, resultId: string, origin: string): Promise<Result<File>> {
    const found = await readResult(viewer, resultId);
    if (!found.ok) return found;
    const { result, takerId } = found.value;
    const { id, level, stopReason } = result;
    if (!toldLevel({ stopReason })) return noSheet;
    // A browser may keep the session of somebody who sat here before.
    const isTaker = takerId !== null && takerId === viewer.accountId;
    const bytes = await sheets.print({
      result: { ...result, writing: [] },
      name: isTaker ? viewer.name : null,
      link: URL.canParse(origin) ? `${origin}${resultPage.path}?${resultPage.query}=${id}` : null,
    });
    if (bytes === null) return { ok: false, refusal: commonRefusal("unavailable") };
    return ok(pdfFile(bytes, `saywell-level-${level}.pdf`), [takerId]);
  }

  const finishedBy = async ({ accountId }: Viewer): Promise<ReadonlySet<string>> =>
    accountId === null ? none : await deps.lessonsFinished(db, accountId);

  /** What there is to go on with, of a quick test that can be made exact. */
  async function wayOn(
    session: sessions.SessionRow,
    answered: number,
  ): Promise<LevelTestResult["goOn"]> {
    const now = clock.now();
    if (!canGoOn(session, now)) return null;
    const exact = asExact(session, await keeper.current(), now);
    const [questions, seconds] = [exact.questionLimit - answered, secondsLeft(exact, now)];
    return questions > 0 && seconds !== null ? { questions, secondsLeft: seconds } : null;
  }

  async function writingOf(rows: ReturnType<typeof answered>): Promise<LevelTestResult["writing"]> {
    const bank = await keeper.current();
    return rows.flatMap(({ itemId, answer, score, features }) =>
      features === null
        ? []
        : [
            {
              prompt: bank.find(itemId)?.text.prompt ?? "",
              answer: answer ?? "",
              score: Math.round(100 * score),
              features: features as WritingFeature[],
            },
          ],
    );
  }

  return { find, sheet };
}

const noSheet = refuse(
  "not-found",
  "Too few questions were answered to find a level, so there is nothing to print.",
);

function viewSkill(
  plan: TestPlan,
  skill: (typeof levelTestSkills)[number],
  measured: readonly results.SkillResult[],
) {
  const found = measured.find((each) => each.skill === skill);
  const { ability, low, high, answered } = found ?? {
    ability: null,
    low: null,
    high: null,
    answered: 0,
  };
  if (ability === null || low === null || high === null)
    return { skill, ability: null, score: null, level: null, low: null, high: null, answered };
  return {
    skill,
    ability,
    score: scoreWithin(plan, ability),
    level: levelOf(ability, plan.levels),
    low: plusLevelOf(within(plan, low)),
    high: plusLevelOf(within(plan, high)),
    answered,
  };
}
