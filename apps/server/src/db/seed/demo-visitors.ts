import { localDay } from "@saywell/gamification";
import { courseAuthors } from "@saywell/content/answers";
import { sql } from "kysely";
import type { Jobs } from "../../jobs";
import type { Tx } from "../database";
import { findDemoTeacher } from "./demo-accounts";
import { openDemoClasses } from "./demo-class";
import { daysBefore, demoLearners, type DemoStudy, finishLesson } from "./demo-learners";
import { demoPracticePartners } from "./demo-practice-partners";

/** The learner that every visitor begins as; nobody enters it, so nobody changes it. */
export const firstVisitorId = "5d1f0a52-6c0b-4c55-9a51-0b6f6d7a0100";
const zoneOfFirst = "Europe/London";
const day = 24 * 60 * 60 * 1000;
/** How long what a visitor sees and does is kept. */
const visitLasts = day;

/** Which lessons were finished how many days before the first start, oldest first. */
const finished = [
  [33, ["a1-lesson-1", "a1-lesson-2"]],
  [31, ["a1-lesson-3"]],
  [30, ["a1-lesson-4"]],
  [27, ["a1-lesson-5", "a1-lesson-6"]],
  [26, ["a1-lesson-7"]],
  [24, ["a1-lesson-8"]],
  [20, ["a2-lesson-1"]],
  [18, ["a2-lesson-2"]],
  [17, ["a2-lesson-3"]],
  [13, ["a2-lesson-4"]],
  [11, ["a2-lesson-5"]],
  [10, ["b1-lesson-1"]],
  [6, ["b1-lesson-2"]],
  [5, ["b1-lesson-3"]],
  [4, ["b1-lesson-4"]],
  [3, ["b1-lesson-5", "b1-lesson-6"]],
  [2, ["b2-lesson-1", "b2-lesson-2", "b2-lesson-3"]],
  [1, ["b2-lesson-4"]],
] as const;

/** Lessons whose quiz went well but for its last question, which waits in the review deck. */
const withMistake = new Set(["a2-lesson-4", "b1-lesson-2", "b1-lesson-4"]);
/** Lessons from which the first words were saved. */
const withWords = new Set(["a2-lesson-5", "b1-lesson-1", "b1-lesson-5"]);
const wordsSaved = 2;
/** A lesson begun and not finished: what to go on with. */
const begun = { lessonId: "b2-lesson-5", progress: 40 };

/**
 * The past that a visitor of the demo school finds: earned as everybody earns, by the course's own
 * lessons. It is dated before the first start; the last day of a copy is that of its visit.
 */
export async function seedFirstVisitor(tx: Tx, study: DemoStudy): Promise<void> {
  const joined = daysBefore(study.now, finished[0][0]);
  const inserted = await tx
    .insertInto("account")
    .values({
      id: firstVisitorId,
      name: "Demo Learner",
      level: "B1",
      age_band: "ADULT",
      avatar: "curls",
      is_demo: true,
      time_zone: zoneOfFirst,
      created_at: joined,
      visitor_until: sql`'infinity'`,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted === undefined) return;
  for (const [daysAgo, lessonIds] of finished) {
    for (const lessonId of lessonIds) {
      const lesson = study.content.lesson(lessonId);
      if (lesson === undefined) continue;
      const now = daysBefore(study.now, daysAgo);
      const learner = { accountId: firstVisitorId, timeZone: zoneOfFirst, now };
      const points = lesson.quizQuestions.map(({ xpAward }) => xpAward);
      const missed = withMistake.has(lessonId) ? points.at(-1)! : 0;
      const quizScore = points.reduce((sum, xp) => sum + xp, 0) - missed;
      await finishLesson(tx, study.rewards, learner, lesson, quizScore);
      if (missed > 0) await keepMistake(tx, lessonId, lesson.quizQuestions.at(-1)!.id, now);
      if (withWords.has(lessonId)) {
        const words = lesson.words.slice(0, wordsSaved).map(({ word }) => word);
        await keepWords(tx, lessonId, words, now);
      }
    }
  }
  const now = daysBefore(study.now, 1);
  const { lessonId, progress } = begun;
  await tx
    .insertInto("lesson_progress")
    .values({
      account_id: firstVisitorId,
      lesson_id: lessonId,
      progress,
      begun_at: now,
      updated_at: now,
    })
    .execute();
}

/** Before this the demo learner was one account for all visitors: what they left goes with it. */
export async function removeSharedLearner(tx: Tx): Promise<void> {
  await tx
    .deleteFrom("account")
    .where("email", "=", "demo.learner@saywell.example")
    .where("is_demo", "=", true)
    .execute();
}

const keepMistake = (tx: Tx, lesson_id: string, question_id: string, now: Date) =>
  tx
    .insertInto("review_card")
    .values({ account_id: firstVisitorId, lesson_id, question_id, due_at: now, created_at: now })
    .execute();

async function keepWords(
  tx: Tx,
  lessonId: string,
  words: readonly string[],
  now: Date,
): Promise<void> {
  const kept = words.map((word) => ({ account_id: firstVisitorId, word }));
  await tx
    .insertInto("saved_word")
    .values(kept.map((each) => ({ ...each, lesson_id: lessonId, saved_at: now })))
    .execute();
  await tx
    .insertInto("review_card")
    .values(kept.map((each) => ({ ...each, due_at: now, created_at: now })))
    .execute();
}

/** A visitor of the demo school, whom they are there, and when they came. */
export interface DemoVisit {
  role: "LEARNER" | "TEACHER";
  timeZone: string | undefined;
  now: Date;
}

/** Makes a demo teacher or learner of a visitor's own. */
export async function makeVisitor(
  tx: Tx,
  visit: DemoVisit,
  jobs: Pick<Jobs, "enqueueAll">,
): Promise<string | undefined> {
  return visit.role === "LEARNER"
    ? await makeLearner(tx, visit)
    : await makeTeacher(tx, visit, jobs);
}

/**
 * Makes a teacher of a visitor's own, with the demo's classes, and answers their id.
 * Undefined where there is no demo school.
 */
async function makeTeacher(
  tx: Tx,
  { timeZone = zoneOfFirst, now }: DemoVisit,
  jobs: Pick<Jobs, "enqueueAll">,
): Promise<string | undefined> {
  const first = await findDemoTeacher(tx);
  if (first === undefined) return undefined;
  const visitorId = await copyAccount(tx, first.id, { timeZone, now });
  const texts = await openDemoClasses(tx, { teacherId: visitorId, visitorId, now });
  // Read as any text that is handed in.
  await jobs.enqueueAll(
    tx,
    "read-submission",
    texts.map((submissionId) => ({ submissionId })),
  );
  await openPrivateRoom(tx, visitorId, now);
  return visitorId;
}

/**
 * Makes a learner of a visitor's own, with the first visitor's past moved so that its last day is
 * that of this visit, and answers their id. Undefined where there is no demo school.
 */
async function makeLearner(
  tx: Tx,
  { timeZone = zoneOfFirst, now }: DemoVisit,
): Promise<string | undefined> {
  const first = await tx
    .selectFrom("study_day")
    .select(({ fn }) => fn.max<string | null>("day").as("day"))
    .where("account_id", "=", firstVisitorId)
    .executeTakeFirstOrThrow();
  if (first.day === null) return undefined;
  const visitorId = await copyAccount(tx, firstVisitorId, { timeZone, now });
  await copyPast(tx, {
    id: visitorId,
    timeZone,
    from: first.day,
    to: localDay(now, timeZone),
    now,
  });
  await introduce(tx, visitorId, now);
  return visitorId;
}

/** A copy for one visit, without an address and a password: only the session opens it. */
async function copyAccount(
  tx: Tx,
  firstId: string,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<string> {
  const visitor = await tx
    .insertInto("account")
    .columns([
      "name",
      "role",
      "level",
      "age_band",
      "avatar",
      "is_demo",
      "time_zone",
      "created_at",
      "visitor_until",
    ])
    .expression((from) =>
      from
        .selectFrom("account")
        .select([
          // As guests are called, since others meet them in rooms.
          sql<string>`friendly_name(gen_random_uuid())`.as("name"),
          "role",
          "level",
          "age_band",
          "avatar",
          "is_demo",
          sql<string>`${timeZone}::text`.as("time_zone"),
          sql<Date>`${now}::timestamptz`.as("created_at"),
          sql<Date>`${new Date(now.getTime() + visitLasts)}::timestamptz`.as("visitor_until"),
        ])
        .where("id", "=", firstId),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return visitor.id;
}

/** The same hour of the clock, as many days later as the visit is; what would be later than it, is now. */
async function copyPast(
  tx: Tx,
  {
    id,
    timeZone,
    from,
    to,
    now,
  }: Record<"id" | "timeZone" | "from" | "to", string> & { now: Date },
): Promise<void> {
  const days = sql`(${to}::date - ${from}::date)`;
  // `least` on its own makes now of what has no time.
  const moved = (column: string) => sql`
    case when ${sql.ref(column)} is not null then least(${now}::timestamptz,
      (${sql.ref(column)} at time zone ${zoneOfFirst} + make_interval(days => ${days}))
        at time zone ${timeZone}) end`;
  const first = sql`where account_id = ${firstVisitorId}`;
  await sql`
    insert into ledger_entry (account_id, kind, source, xp, coins, created_at)
    select ${id}, kind, source, xp, coins, ${moved("created_at")} from ledger_entry ${first}
    order by id`.execute(tx);
  await sql`
    insert into study_day (account_id, day)
    select ${id}, day + ${days} from study_day ${first}`.execute(tx);
  await sql`
    insert into badge_award (account_id, badge_id, awarded_at)
    select ${id}, badge_id, ${moved("awarded_at")} from badge_award ${first}`.execute(tx);
  await sql`
    insert into lesson_progress (account_id, lesson_id, progress, completed_at, paid_at,
      dialogue_xp, best_quiz_score, begun_at, updated_at)
    select ${id}, lesson_id, progress, ${moved("completed_at")}, ${moved("paid_at")},
      dialogue_xp, best_quiz_score, ${moved("begun_at")}, ${moved("updated_at")}
    from lesson_progress ${first}`.execute(tx);
  await sql`
    insert into saved_word (account_id, lesson_id, word, saved_at)
    select ${id}, lesson_id, word, ${moved("saved_at")} from saved_word ${first}`.execute(tx);
  await sql`
    insert into review_card (account_id, word, lesson_id, question_id, due_at, created_at)
    select ${id}, word, lesson_id, question_id, ${moved("due_at")}, ${moved("created_at")}
    from review_card ${first}`.execute(tx);
}

/** A class of the visitor's own, so that visitors are no classmates; friends; and rooms they know. */
async function introduce(tx: Tx, visitorId: string, now: Date): Promise<void> {
  const studentIds = [visitorId, ...demoLearners.map(({ id }) => id)];
  const teacherId = courseAuthors[0]!.id;
  const classId = await openClass(tx, { visitorId, teacherId, studentIds, now });
  await assignToVisitor(tx, { classId, teacherId, now });
  const friends = [demoLearners[1].id, demoLearners[2].id, demoPracticePartners[0].id];
  await tx
    .insertInto("friendship")
    .values(
      friends.map((id) => ({
        requester_id: visitorId,
        addressee_id: id,
        state: "ACCEPTED" as const,
        created_at: now,
        accepted_at: now,
      })),
    )
    .execute();
  await openPrivateRoom(tx, visitorId, now);
}

interface VisitorsClass {
  /** With whom it goes. */
  visitorId: string;
  teacherId: string;
  studentIds: readonly string[];
  now: Date;
}

async function openClass(
  tx: Tx,
  { visitorId, teacherId, studentIds, now }: VisitorsClass,
): Promise<string> {
  const { id: classId } = await tx
    .insertInto("school_class")
    .values({
      name: "Tuesday evening English",
      level: "B2",
      goals: "Talk about work and plans without preparing.",
      weekly_lessons: 3,
      teacher_id: teacherId,
      visitor_id: visitorId,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("class_member")
    .values(studentIds.map((account_id) => ({ class_id: classId, account_id, joined_at: now })))
    .execute();
  return classId;
}

/** Days until each of these lessons is due: the visitor has finished the first, and begun the other. */
const dueIn = [
  [1, "b2-lesson-4"],
  [5, begun.lessonId],
] as const;

/** What the visitor's class is to do, and what its teacher told it. */
async function assignToVisitor(
  tx: Tx,
  { classId, teacherId, now }: { classId: string; teacherId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("assignment")
    .values(
      dueIn.map(([days, lesson_id]) => ({
        class_id: classId,
        kind: "LESSON",
        lesson_id,
        opens_at: daysBefore(now, 1),
        due_at: daysBefore(now, -days),
        created_by: teacherId,
        created_at: daysBefore(now, 1),
      })),
    )
    .execute();
  await tx
    .insertInto("class_announcement")
    .values({
      class_id: classId,
      author_id: teacherId,
      content: "Please finish the lesson before Tuesday. We start with a short talk about it.",
      created_at: daysBefore(now, 1),
    })
    .execute();
}

/** A room into which the visitor invites, and into which nobody else does. */
async function openPrivateRoom(tx: Tx, visitorId: string, now: Date): Promise<void> {
  const { id } = await tx
    .insertInto("room")
    .values({
      name: "My speaking group",
      description: "A small round that you invite people to.",
      type: "CHAT",
      category: "CONVERSATION",
      level: "B1",
      max_participants: 8,
      is_private: true,
      owner_id: visitorId,
      is_demo: true,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const inside = [visitorId, demoLearners[1].id, demoLearners[2].id];
  await tx
    .insertInto("room_member")
    .values(inside.map((account_id) => ({ room_id: id, account_id, joined_at: now })))
    .execute();
}
