import type { LearningReport } from "@saywell/contract";
import { loadContent } from "@saywell/content/answers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/build-test-app";
import { makeClass } from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";
import {
  answerByChance,
  createChance,
  type Done,
  keepAttempt,
  keepTest,
} from "./testing/random-school";

// Every figure of a report is counted here once more, slowly and in the plainest way.

const start = "2026-03-04T12:00:00Z";
const clock = movableClock(start);
const content = loadContent();
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock, config: { timeZone: "America/New_York" } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  clock.set(start);
});

const hours = 3_600_000;
const ago = (count: number) => new Date(Date.parse(start) - count * hours);
/** The day in New York, in winter five hours behind. */
const dayOf = (at: Date) => new Date(at.getTime() - 5 * hours).toISOString().slice(0, 10);
const plain = (text: string) => text.trim().toLowerCase().normalize();

test.each([
  [1, "2026-02-05", "2026-03-04"],
  [2, "2026-02-27", "2026-02-28"],
  [3, "2026-01-01", "2026-03-04"],
])("in school %s the figures from %s to %s are those of a recount", async (seed, from, to) => {
  const chance = createChance(seed * 7919);
  const teacher = await app.signIn({ role: "TEACHER", email: "mia@school.example" });
  const ids: string[] = [];
  for (let place = 0; place < 8; place += 1) {
    ids.push((await app.signIn({ name: `Student ${place}`, email: `s${place}@x.example` })).id);
  }
  const { id: classId } = await makeClass(app.db, { teacherId: teacher.id, studentIds: ids });
  const stranger = await app.signIn({ name: "Stranger", email: "stranger@x.example" });
  const course = content.lessons.slice(0, 9).map(({ id }) => id);

  const done: Done[] = [];
  const finished: { id: string; lesson: string; at: Date }[] = [];
  const studied = new Set<string>();
  const tests: { id: string; at: Date; low: number; high: number }[] = [];
  for (const id of [...ids, stranger.id]) {
    for (const lessonId of course) {
      const times = Array.from({ length: chance(3) }, () => ago(chance(24 * 60))).toSorted(
        (one, other) => one.getTime() - other.getTime(),
      );
      for (const at of times) {
        const seconds = chance(4) === 0 ? null : chance(1500);
        const each = { accountId: id, lessonId, at, seconds, ...answerByChance(lessonId, chance) };
        if (chance(6) === 0) each.quizAnswers = {};
        await keepAttempt(app.db, each);
        done.push(each);
      }
      if (times.length === 0) continue;
      await app.db
        .insertInto("lesson_progress")
        .values({
          account_id: id,
          lesson_id: lessonId,
          progress: 100,
          completed_at: times[0]!,
          best_quiz_score: 10 * chance(4),
          updated_at: times.at(-1)!,
        })
        .execute();
      finished.push({ id, lesson: lessonId, at: times[0]! });
    }
    for (let back = 0; back < 60; back += 1) {
      if (chance(3) > 0) continue;
      const day = dayOf(ago(24 * back));
      const isKept = chance(6) === 0;
      await app.db
        .insertInto("study_day")
        .values({ account_id: id, day, is_kept: isKept })
        .execute();
      if (!isKept) studied.add(`${id} ${day}`);
    }
    for (let count = chance(4); count > 0; count -= 1) {
      const low = chance(20) / 5 - 2;
      const each = { id, at: ago(chance(24 * 60)), low, high: low + chance(10) / 5 };
      await keepTest(app.db, { ...each, accountId: id });
      tests.push(each);
    }
  }

  const query = { from, to };
  const { body, status } = await app.call(
    "GET /api/classes/{classId}/report",
    { params: { classId }, query },
    { as: teacher },
  );
  expect(status).toBe(200);
  expect(body.period).toEqual({ from, to, timeZone: "America/New_York" });
  const within = (day: string) => day >= from && day <= to;
  // A school in which nothing happened would prove nothing.
  expect(body.mostWrong.length).toBeGreaterThan(0);
  expect(body.canDo.length).toBeGreaterThan(0);
  expect(body.placement.length + body.total.finished.count).toBeGreaterThan(0);
  const ours = done
    .filter(({ accountId }) => ids.includes(accountId))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());

  // Time.
  for (const span of [body.total, ...body.spans]) {
    const inSpan = (day: string) => day >= span.from && day <= span.to;
    let active = 0;
    for (const id of ids) {
      if ([...studied].some((key) => key.startsWith(id) && inSpan(key.slice(-10)))) active += 1;
    }
    let days = 0;
    for (const key of studied) {
      if (ids.includes(key.slice(0, 36)) && inSpan(key.slice(-10))) days += 1;
    }
    let lessons = 0;
    for (const each of finished) {
      if (ids.includes(each.id) && inSpan(dayOf(each.at))) lessons += 1;
    }
    let seconds = 0;
    for (const each of ours) if (inSpan(dayOf(each.at))) seconds += each.seconds ?? 0;
    const counts = [span.active, span.days, span.finished, span.minutes].map(({ count }) => count);
    expect([span.from, ...counts]).toEqual([
      span.from,
      active,
      days,
      lessons,
      Math.floor(seconds / 60),
    ]);
  }
  let sum = 0;
  for (const span of body.spans) sum += span.finished.count;
  expect(sum).toBe(body.total.finished.count);

  // Skills, and what was wrong at the first try.
  const skills = new Map<string, { answered: number; correct: number }>();
  const tried = new Map<string, { first: Set<string>; wrong: number }>();
  const seen = new Set<string>();
  for (const { accountId, lessonId, at, answers, quizAnswers } of ours) {
    const lesson = content.lesson(lessonId)!;
    const count = (skill: string, key: string, isRight: boolean) => {
      const first = `${accountId} ${lessonId} ${key}`;
      const isFirst = !seen.has(first);
      seen.add(first);
      if (!within(dayOf(at))) return;
      const own = skills.get(skill) ?? { answered: 0, correct: 0 };
      own.answered += 1;
      if (isRight) own.correct += 1;
      skills.set(skill, own);
      if (!isFirst) return;
      const item = tried.get(`wrong:${lessonId}/${key}`) ?? { first: new Set(), wrong: 0 };
      item.first.add(accountId);
      if (!isRight) item.wrong += 1;
      tried.set(`wrong:${lessonId}/${key}`, item);
    };
    for (const { id, correct, inputType } of lesson.dialogueFlow.steps) {
      const said = answers[id];
      if (said === undefined || correct === null) continue;
      const skill = { choice: "speaking", dropdown: "grammar", yesno: "reading" }[
        inputType as "choice"
      ];
      count(skill, `step:${id}`, correct.map(plain).includes(plain(said)));
    }
    for (const { id, skill, correct } of lesson.quizQuestions) {
      const said = quizAnswers[id];
      if (said !== undefined) count(skill, `question:${id}`, said === correct);
    }
  }
  for (const { skill, answered, correct } of body.skills) {
    expect([skill, { answered, correct }]).toEqual([
      skill,
      skills.get(skill) ?? { answered: 0, correct: 0 },
    ]);
  }
  const mostWrong = [...tried].filter(([, { wrong }]) => wrong > 0);
  const most = mostWrong.map(([, { wrong }]) => wrong).toSorted((one, other) => other - one);
  expect(body.mostWrong.map(({ wrong }) => wrong)).toEqual(most.slice(0, 10));
  for (const { figure, wrong, tried: count } of body.mostWrong) {
    const item = tried.get(figure)!;
    expect([figure, wrong, count]).toEqual([figure, item.wrong, item.first.size]);
  }

  // What students can do.
  for (const lessonId of course) {
    const { quizQuestions } = content.lesson(lessonId)!;
    let [shown, shownBefore, notYet] = [0, 0, 0];
    for (const id of ids) {
      let firstShown: string | undefined;
      let triedNow = false;
      for (const each of ours) {
        if (each.accountId !== id || each.lessonId !== lessonId) continue;
        if (Object.keys(each.quizAnswers).length === 0 || dayOf(each.at) > to) continue;
        let [points, all] = [0, 0];
        for (const question of quizQuestions) {
          all += question.xpAward;
          if (each.quizAnswers[question.id] === question.correct) points += question.xpAward;
        }
        if (within(dayOf(each.at))) triedNow = true;
        if (Math.round((100 * points) / all) >= 60) firstShown ??= dayOf(each.at);
      }
      if (firstShown === undefined) notYet += triedNow ? 1 : 0;
      else if (firstShown >= from) shown += 1;
      else shownBefore += 1;
    }
    const figure = body.canDo.find((each) => each.lessonId === lessonId);
    expect([lessonId, figure?.shown ?? 0, figure?.shownBefore ?? 0, figure?.notYet ?? 0]).toEqual([
      lessonId,
      shown,
      shownBefore,
      notYet,
    ]);
  }

  // Placement tests.
  let moved = 0;
  for (const id of ids) {
    const own = tests
      .filter((each) => each.id === id && dayOf(each.at) <= to)
      .toSorted((one, other) => one.at.getTime() - other.at.getTime());
    const inPeriod = own.filter(({ at }) => dayOf(at) >= from);
    const figure = body.placement.find(({ userId }) => userId === id);
    if (inPeriod.length === 0) {
      expect(figure).toBeUndefined();
      continue;
    }
    moved += 1;
    const last = inPeriod.at(-1)!;
    const before = own.findLast(({ at }) => dayOf(at) < from) ?? inPeriod[0]!;
    expect(figure!.after.takenAt).toBe(last.at.toISOString());
    expect(figure!.before?.takenAt).toBe(before === last ? undefined : before.at.toISOString());
    if (before === last) expect(figure!.movement).toBeNull();
    else if (last.low > before.high) expect(figure!.movement).toBe("likely-up");
    else if (last.high < before.low) expect(figure!.movement).toBe("likely-down");
    else expect(figure!.movement).toBe("unclear");
  }
  expect(body.placement).toHaveLength(moved);

  // The reports on the students add up to that on the class.
  const alone: LearningReport[] = [];
  for (const studentId of ids) {
    const params = { classId, studentId };
    const name = "GET /api/classes/{classId}/students/{studentId}/learning-report";
    alone.push((await app.call(name, { params, query }, { as: teacher })).body);
  }
  const total = (countIn: (report: (typeof alone)[number]) => number) =>
    alone.reduce((all, report) => all + countIn(report), 0);
  expect(total((report) => report.total.finished.count)).toBe(body.total.finished.count);
  expect(total((report) => report.total.active.count)).toBe(body.total.active.count);
  for (const [place, { answered, correct }] of body.skills.entries()) {
    expect(total((report) => report.skills[place]!.answered)).toBe(answered);
    expect(total((report) => report.skills[place]!.correct)).toBe(correct);
  }

  // Each figure is what it is made of.
  const piecesOf = async (figure: string) => {
    const name = "GET /api/classes/{classId}/report/made-of";
    const asked = { params: { classId }, query: { ...query, figure } };
    return (await app.call(name, asked, { as: teacher })).body.pieces;
  };
  const spans = [body.total, ...body.spans];
  for (const { active, days, finished: ended } of spans) {
    const parts = (await piecesOf(days.figure)).map(({ outcome }) => parseInt(outcome, 10));
    expect(parts.reduce((all, count) => all + count, 0)).toBe(days.count);
    expect(await piecesOf(active.figure)).toHaveLength(active.count);
    expect(await piecesOf(ended.figure)).toHaveLength(ended.count);
  }
  for (const { figure, answered, correct } of body.skills) {
    const parts = (await piecesOf(figure)).map(({ outcome }) => outcome.match(/\d+/g)!.map(Number));
    expect(parts.reduce((all, [right]) => all + right!, 0)).toBe(correct);
    expect(parts.reduce((all, [, of]) => all + of!, 0)).toBe(answered);
  }
  for (const { figure, tried: count, wrong } of body.mostWrong) {
    const outcomes = (await piecesOf(figure)).map(({ outcome }) => outcome);
    expect(outcomes).toHaveLength(count);
    expect(outcomes.filter((outcome) => outcome.startsWith("Wrong"))).toHaveLength(wrong);
  }
  for (const { figure, shown, shownBefore, notYet } of body.canDo) {
    expect(await piecesOf(figure)).toHaveLength(shown + shownBefore + notYet);
  }
});
