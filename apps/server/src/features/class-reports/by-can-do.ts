import type { CanDoFigure } from "@saywell/contract";
import { reportRule, showsCanDo } from "@saywell/teaching";
import { groupedBy, inOrder, type MadeOfFigure, type Piece } from "./figures";
import { isWithin } from "./period";
import type { Facts, Sitting } from "./report-facts";

interface Shown {
  accountId: string;
  /** `earlier`: before the period. */
  when: "now" | "earlier" | "not-yet";
  day: string;
  score: number;
}

/** Of each student who took the quiz of a lesson, whether they have shown what it teaches. */
function shownBy({ period }: Facts, sittings: readonly Sitting[]): Shown[] {
  const graded = sittings.flatMap((each) =>
    each.score === null ? [] : [{ ...each, score: each.score }],
  );
  const groups = groupedBy(graded, ({ accountId }) => accountId);
  return [...groups].flatMap(([accountId, own]): Shown[] => {
    const first = own.find(({ score }) => showsCanDo(score));
    if (first !== undefined) {
      const { day, score } = first;
      return [{ accountId, when: isWithin(day, period) ? "now" : "earlier", day, score }];
    }
    const tries = own.filter(({ day }) => isWithin(day, period));
    const last = tries.at(-1);
    const best = Math.max(...tries.map(({ score }) => score));
    return last === undefined ? [] : [{ accountId, when: "not-yet", day: last.day, score: best }];
  });
}

/** Who showed what the lessons teach, in the order of the course. */
export function byCanDo(facts: Facts): CanDoFigure[] {
  const groups = groupedBy(facts.sittings, ({ lessonId }) => lessonId);
  return facts.course.lessons.flatMap((lesson): CanDoFigure[] => {
    const shown = shownBy(facts, groups.get(lesson.id) ?? []);
    if (shown.length === 0) return [];
    const count = (when: Shown["when"]) => shown.filter((each) => each.when === when).length;
    return [
      {
        figure: `can-do:${lesson.id}`,
        lessonId: lesson.id,
        title: lesson.title,
        level: lesson.difficulty,
        canDo: lesson.canDo,
        skills: [...lesson.canDoSkills],
        shown: count("now"),
        shownBefore: count("earlier"),
        notYet: count("not-yet"),
      },
    ];
  });
}

export function canDoMadeOf(facts: Facts, lessonId: string): MadeOfFigure | undefined {
  const lesson = facts.course.lesson(lessonId);
  if (lesson === undefined) return undefined;
  const sittings = facts.sittings.filter((each) => each.lessonId === lessonId);
  const pieces = shownBy(facts, sittings).map(({ accountId, when, day, score }): Piece => ({
    userId: accountId,
    what: lesson.title,
    day,
    outcome: `${inWords[when]}: ${score}% of the quiz`,
  }));
  return {
    title: lesson.canDo,
    rule: `It counts as shown when a student finishes the lesson that teaches it with at least ${reportRule.canDoScore}% of the quiz's points.`,
    pieces: inOrder(facts, pieces),
  };
}

const inWords = { now: "Shown", earlier: "Shown before", "not-yet": "Not yet" } as const;
