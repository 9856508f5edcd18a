import { dayNumber } from "@saywell/gamification";

const day = 24 * 60 * 60 * 1000;

export interface StudyDay {
  day: string;
  hasLearnt: boolean;
}

/** The calendar days from one to another, each with whether something was learnt, in weeks from Monday. */
export function studyWeeks(study: {
  from: string;
  to: string;
  days: readonly string[];
}): (StudyDay | null)[][] {
  const learnt = new Set(study.days);
  const last = dayNumber(study.to);
  const first = dayNumber(study.from);
  // Day 0 of the calendar, 1 January 1970, was a Thursday.
  const monday = first - ((first + 3) % 7);
  const weeks: (StudyDay | null)[][] = [];
  for (let start = monday; start <= last; start += 7) {
    weeks.push(
      Array.from({ length: 7 }, (_, place) => {
        const number = start + place;
        if (number < first || number > last) return null;
        const name = new Date(number * day).toISOString().slice(0, 10);
        return { day: name, hasLearnt: learnt.has(name) };
      }),
    );
  }
  return weeks;
}
