import type { WrongFigure } from "@saywell/contract";
import { reportRule } from "@saywell/teaching";
import { type AnsweredItem, itemOf } from "./answered-items";
import { groupedBy, inOrder, type MadeOfFigure, type Piece } from "./figures";
import { isWithin } from "./period";
import { type Facts, titleOfLesson } from "./report-facts";

interface FirstTry extends AnsweredItem {
  accountId: string;
  lessonId: string;
  day: string;
}

/** What each student answered in these days for the first time ever. */
function firstTries({ sittings, period }: Facts): FirstTry[] {
  const tries: FirstTry[] = [];
  const groups = groupedBy(sittings, ({ accountId, lessonId }) => `${accountId} ${lessonId}`);
  for (const group of groups.values()) {
    const seen = new Set<string>();
    for (const { accountId, lessonId, day, items } of group) {
      for (const item of items) {
        if (seen.has(item.key)) continue;
        seen.add(item.key);
        if (isWithin(day, period)) tries.push({ ...item, accountId, lessonId, day });
      }
    }
  }
  return tries;
}

/** The questions that most students got wrong at their first try; of as many, those that fewer tried. */
export function mostWrong(facts: Facts): WrongFigure[] {
  const { course } = facts;
  const groups = groupedBy(firstTries(facts), ({ lessonId, key }) => `${lessonId}/${key}`);
  const places = new Map(course.lessons.map(({ id }, place) => [id, place]));
  return [...groups.values()]
    .flatMap((tries): WrongFigure[] => {
      const [{ lessonId, key }] = tries as [FirstTry];
      const lesson = course.lesson(lessonId);
      const item = itemOf(lesson, key);
      const wrong = tries.filter(({ isRight }) => !isRight).length;
      if (lesson === undefined || item === undefined || wrong === 0) return [];
      return [
        {
          figure: `wrong:${lessonId}/${key}`,
          lessonId,
          ...item,
          topic: item.skill === "grammar" ? lesson.grammar.title : lesson.title,
          tried: tries.length,
          wrong,
          lessons: [{ lessonId, title: lesson.title, level: lesson.difficulty }],
        },
      ];
    })
    .toSorted(
      (one, other) =>
        other.wrong - one.wrong ||
        one.tried - other.tried ||
        places.get(one.lessonId)! - places.get(other.lessonId)! ||
        (one.figure < other.figure ? -1 : 1),
    )
    .slice(0, reportRule.mostWrong);
}

export function wrongMadeOf(facts: Facts, path: string): MadeOfFigure | undefined {
  const [lessonId = "", key = ""] = path.split("/");
  const item = itemOf(facts.course.lesson(lessonId), key);
  if (item === undefined) return undefined;
  const tries = firstTries(facts).filter((each) => each.lessonId === lessonId && each.key === key);
  const pieces = tries.map(({ accountId, day, isRight, choice }): Piece => ({
    userId: accountId,
    what: titleOfLesson(facts.course, lessonId),
    day,
    outcome: `${isRight ? "Right" : "Wrong"}${choice === null ? "" : `: “${choice}”`}`,
  }));
  return {
    title: item.question,
    rule: "The first time that each student ever answered it in a lesson that they went through to the end, where that was on one of these days.",
    pieces: inOrder(facts, pieces),
  };
}
