import { type Card, fsrs, type Grade as FsrsGrade, Rating, State } from "ts-fsrs";
import { type Grade, grades } from "./grades";
import type { CardState, Memory } from "./memory";
import type { Moment } from "./moment";

/** A card comes back when the chance to remember it has fallen to this. */
export const TARGET_RETRIEVABILITY = 0.9;
/** Days; what is known well is still asked once a year. */
export const LONGEST_INTERVAL = 365;

/**
 * FSRS-6 with its published default weights: the Free Spaced Repetition Scheduler of J. Ye,
 * https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm, as in `ts-fsrs`.
 * Without fuzz there is no chance in it: a button says exactly when its card comes back.
 */
const scheduler = fsrs({
  request_retention: TARGET_RETRIEVABILITY,
  // Grades stay a day apart also beyond this: Hard, Good and Easy end on the last three days.
  maximum_interval: LONGEST_INTERVAL - 2,
  enable_fuzz: false,
  enable_short_term: true,
  learning_steps: ["1m", "10m"],
  relearning_steps: ["10m"],
});

/** What a grade makes of a memory. */
export function gradeCard(memory: Memory, grade: Grade, moment: Moment): Memory {
  const today = dayAsUtc(moment.dayOf(moment.now));
  const { card } = scheduler.next(asCard(memory, moment, today), today, ratings[grade]);
  return {
    state: stateNames[card.state],
    dueAt: new Date(moment.now.getTime() + (card.due.getTime() - today.getTime())),
    stability: card.stability,
    difficulty: card.difficulty,
    learningStep: card.learning_steps,
    reviews: card.reps,
    lapses: card.lapses,
    reviewedAt: moment.now,
  };
}

/** In how many seconds a card comes back after each grade. */
export function intervals(memory: Memory, moment: Moment): Record<Grade, number> {
  const seconds = grades.map((grade) => {
    const { dueAt } = gradeCard(memory, grade, moment);
    return [grade, (dueAt.getTime() - moment.now.getTime()) / 1000] as const;
  });
  return Object.fromEntries(seconds) as Record<Grade, number>;
}

/**
 * The memory of something that a learner got wrong outside the deck: graded `again`. What
 * was never graded stays as it is: it is due already, and nothing was known that could lapse.
 */
export const lapse = (memory: Memory, moment: Moment): Memory =>
  memory.state === "new" ? memory : gradeCard(memory, "again", moment);

/** The chance, 0 to 1, that a card is remembered on this day; 0 while new. */
export function retrievability(memory: Memory, moment: Moment): number {
  const today = dayAsUtc(moment.dayOf(moment.now));
  return scheduler.get_retrievability(asCard(memory, moment, today), today, false);
}

/** FSRS counts calendar days. `ts-fsrs` counts those of UTC, so it is given the learner's as if they were. */
const dayAsUtc = (day: string): Date => new Date(day);

function asCard(memory: Memory, { dayOf }: Moment, today: Date): Card {
  const card: Card = {
    due: memory.dueAt,
    stability: memory.stability,
    difficulty: memory.difficulty,
    elapsed_days: 0,
    scheduled_days: 0,
    learning_steps: memory.learningStep,
    reps: memory.reviews,
    lapses: memory.lapses,
    state: states[memory.state],
  };
  if (memory.reviewedAt === null) return card;
  const reviewedOn = dayAsUtc(dayOf(memory.reviewedAt));
  // Whoever travels west, or puts a clock right, was never there on a later day than today.
  return { ...card, last_review: reviewedOn < today ? reviewedOn : today };
}

const ratings = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const satisfies Record<Grade, FsrsGrade>;

const states = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const satisfies Record<CardState, State>;

const stateNames = {
  [State.New]: "new",
  [State.Learning]: "learning",
  [State.Review]: "review",
  [State.Relearning]: "relearning",
} as const satisfies Record<State, CardState>;
