import { dayNumber, localDay } from "@saywell/gamification";
import type { CompiledLesson } from "@saywell/content/answers";
import { gradeQuiz } from "@saywell/lesson";
import type { Tx } from "../database";
import { demoQuizAnswers, keepDemoAttempt } from "./demo-attempts";
import { daysBefore, type DemoStudy, finishLesson } from "./demo-learners";
import { practise, seenAfterStudy } from "./demo-practice";

/** What the demo class is to do, in order. */
export const demoAssignedLessons = [
  "a2-lesson-4",
  "a2-lesson-5",
  "b1-lesson-1",
  "b1-lesson-2",
  "b1-lesson-3",
  "b1-lesson-4",
  "b1-lesson-5",
  "b1-lesson-6",
  "b2-lesson-1",
  "b2-lesson-2",
  "b2-lesson-3",
  "b2-lesson-4",
] as const;

/** How many of the class learn on each weekday, Monday first. */
const learnOn = [12, 15, 18, 14, 20, 8, 6];

interface DemoStudent {
  id: string;
  name: string;
  avatar: string;
  /** How many of the assigned lessons they have finished, in order. */
  finished: number;
  /** Of those who come rarely: how many days ago they learnt last, at the first start. */
  lastDaysAgo?: number;
  /** The quizzes of their last three lessons went badly. */
  isFalling?: boolean;
}

const student = (
  number: number,
  name: string,
  avatar: string,
  finished: number,
  more: Pick<DemoStudent, "lastDaysAgo" | "isFalling"> = {},
): DemoStudent => ({
  id: `5d1f0a52-6c0b-4c55-9a51-0b6f6d7a05${String(number).padStart(2, "0")}`,
  name,
  avatar,
  finished,
  ...more,
});

/**
 * The students of the demo class. They have no address and no password, so nobody logs in as one of
 * them, and they are on no leaderboard. Those who come rarely stand last.
 */
export const demoStudents: readonly DemoStudent[] = [
  student(1, "Aylin Demir", "curls", 11),
  student(2, "Bruno Costa", "cap", 10),
  student(3, "Chiara Romano", "waves", 9, { isFalling: true }),
  student(4, "Daan de Vries", "bob", 9),
  student(5, "Elif Kaya", "headscarf", 8),
  student(6, "Farid Haddad", "cap", 8, { isFalling: true }),
  student(7, "Greta Lindqvist", "waves", 8),
  student(8, "Hiroshi Tanaka", "bob", 7),
  student(9, "Inés Navarro", "curls", 7),
  student(10, "Jakub Nowak", "cap", 7),
  student(11, "Khadija Benali", "headscarf", 7),
  student(12, "Lucas Martin", "bob", 7),
  student(13, "Mei Chen", "waves", 6),
  student(14, "Nikos Papadakis", "cap", 6),
  student(15, "Olena Shevchenko", "curls", 6),
  student(16, "Pedro Alves", "bob", 6),
  student(17, "Quynh Tran", "waves", 5),
  student(18, "Rania Khalil", "headscarf", 5),
  student(19, "Stefan Ionescu", "cap", 5),
  student(20, "Thandiwe Dlamini", "curls", 3),
  student(21, "Umar Siddiqui", "cap", 3),
  student(22, "Valentina Rojas", "waves", 6, { lastDaysAgo: 9 }),
  student(23, "Wojciech Zieliński", "bob", 4, { lastDaysAgo: 12 }),
  student(24, "Yuna Park", "curls", 3, { lastDaysAgo: 16 }),
];
const regulars = demoStudents.filter(({ lastDaysAgo }) => lastDaysAgo === undefined);

/** Whether somebody who comes regularly learns on this day: each weekday has its number of them. */
function learnsOn(place: number, day: string): boolean {
  const number = dayNumber(day);
  const wanted = learnOn[(new Date(day).getUTCDay() + 6) % 7]!;
  // Others each day, in turn.
  return (place - number * 5 - Math.floor(number / 7) + 1e9) % regulars.length < wanted;
}

const daysShown = 7;
/** Weeks in which the class has worked through its lessons, before this one. */
const weeksOfWork = 7;
const firstDay = (weeksOfWork + 1) * 7;
/** Those who come rarely come again when they have been away for longer, and then were here this long ago. */
const mostDaysAway = 24;
const backDaysAgo = 8;

/** The students of the demo class who are not here yet, with what they have finished so far. */
export async function seedDemoStudents(tx: Tx, study: DemoStudy): Promise<void> {
  for (const who of demoStudents) {
    const inserted = await tx
      .insertInto("account")
      .values({
        id: who.id,
        name: who.name,
        avatar: who.avatar,
        level: "B1",
        age_band: "ADULT",
        is_demo: true,
        created_at: daysBefore(study.now, firstDay),
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("time_zone as timeZone")
      .executeTakeFirst();
    if (inserted === undefined) continue;
    await tx
      .insertInto("account_setting")
      .values({ account_id: who.id, on_leaderboard: false })
      .execute();
    const learner = { accountId: who.id, timeZone: inserted.timeZone };
    for (const [place, lesson] of lessonsDone(study, who).entries()) {
      const now = daysBefore(study.now, daysAgoOf(who, place));
      const wrong = wrongIn(who, place, lesson);
      const mark = demoStudents.indexOf(who) * 5 + place;
      const answers = demoQuizAnswers({ lesson, mark, wrong });
      const { score } = gradeQuiz(lesson.quizQuestions, answers);
      await finishLesson(tx, study.rewards, { ...learner, now }, lesson, score);
      await keepDemoAttempt(tx, { accountId: who.id, now, lesson, mark, wrong });
    }
    await begin(tx, study, who);
  }
}

const lessonsDone = ({ content }: DemoStudy, { finished }: DemoStudent): CompiledLesson[] =>
  demoAssignedLessons.slice(0, finished).flatMap((id) => content.lesson(id) ?? []);

/** All before the week that is shown, the last one latest. */
function daysAgoOf({ finished, lastDaysAgo = daysShown }: DemoStudent, place: number): number {
  const span = firstDay - 1 - lastDaysAgo;
  return lastDaysAgo + Math.round((span * (finished - 1 - place)) / Math.max(1, finished));
}

/** Two quizzes of three go well, and the others but for one question. */
function wrongIn(
  { isFalling, finished }: DemoStudent,
  place: number,
  lesson: CompiledLesson,
): number {
  const questions = lesson.quizQuestions.length;
  const isLow = isFalling === true && place >= finished - 3;
  if (isLow) return questions - Math.floor(questions / 2);
  return (place + finished) % 3 === 0 ? 1 : 0;
}

/** Every third has begun the next lesson. */
async function begin(tx: Tx, { now }: DemoStudy, who: DemoStudent): Promise<void> {
  const lesson_id = demoAssignedLessons[who.finished];
  if (lesson_id === undefined || demoStudents.indexOf(who) % 3 !== 0) return;
  const at = daysBefore(now, who.lastDaysAgo ?? daysShown);
  await tx
    .insertInto("lesson_progress")
    .values({ account_id: who.id, lesson_id, progress: 40, begun_at: at, updated_at: at })
    .execute();
}

/**
 * What the students of the demo class did since they last learnt: on each day of the last week as many
 * as that weekday has take one of their lessons again, so that the class is alive on any day. A day is
 * paid once.
 */
export async function continueDemoStudents(tx: Tx, study: DemoStudy): Promise<void> {
  const known = await lastDays(tx);
  for (const [place, who] of demoStudents.entries()) {
    const here = known.get(who.id);
    if (here === undefined) continue;
    const learner = { accountId: who.id, timeZone: here.timeZone };
    const lessons = lessonsDone(study, who);
    let { lastDay } = here;
    const times = timesToLearn(study.now, { place, ...here });
    if (times.length === 0) continue;
    for (const now of times) {
      const today = localDay(now, here.timeZone);
      const lesson = lessons[dayNumber(today) % lessons.length];
      if (lesson === undefined) continue;
      await practise(tx, study, { ...learner, now }, { lessons: [lesson], lastDay });
      lastDay = today;
    }
    await seenAfterStudy(tx, who.id);
  }
}

/** When somebody learns of the days that have passed since they last did. */
function timesToLearn(
  now: Date,
  { place, timeZone, lastDay }: { place: number; timeZone: string; lastDay: string },
): Date[] {
  if (demoStudents[place]!.lastDaysAgo !== undefined) {
    const away = dayNumber(localDay(now, timeZone)) - dayNumber(lastDay);
    return away > mostDaysAway ? [daysBefore(now, backDaysAgo + (place % 4))] : [];
  }
  return Array.from({ length: daysShown }, (_, index) => {
    const at = daysBefore(now, daysShown - 1 - index);
    // Not all in one moment, but on the same day.
    const earlier = new Date(at.getTime() - ((place * 37) % 300) * 60_000);
    return localDay(earlier, timeZone) === localDay(at, timeZone) ? earlier : at;
  }).filter((at) => {
    const day = localDay(at, timeZone);
    return day > lastDay && learnsOn(place, day);
  });
}

/** Where each of them is, and the last day on which they learnt. */
async function lastDays(tx: Tx): Promise<Map<string, { timeZone: string; lastDay: string }>> {
  const rows = await tx
    .selectFrom("account")
    .innerJoin("study_day", "study_day.account_id", "account.id")
    .select(({ fn }) => [
      "account.id",
      "account.time_zone as timeZone",
      fn.max("study_day.day").as("lastDay"),
    ])
    .where(
      "account.id",
      "in",
      demoStudents.map(({ id }) => id),
    )
    .groupBy("account.id")
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
