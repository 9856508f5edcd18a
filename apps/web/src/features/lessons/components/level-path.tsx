import type { LessonSummary } from "@saywell/contract";
import { lessonState } from "@saywell/lesson";
import type { CSSProperties } from "react";
import type { Href } from "../../../lib/links";
import { PathLine } from "./path-line";
import { PathStop } from "./path-stop";
import { placeOnPath, stopsInRow } from "../model/path-places";

export interface LevelPathProps {
  /** Of one level, in course order. */
  lessons: readonly LessonSummary[];
  /** The lesson to take next, in whichever level. */
  nextId: string | undefined;
  hrefOf: (id: string) => Href;
}

/** Behind the drawings of a row. Words stand on plain paper: no line runs through them. */
const lines = "ruled-paper absolute inset-x-0 top-0 h-24 max-lg:hidden [--line:1.5rem]";

/**
 * A level as a path over a ruled page: from side to side on a phone, in rows that turn back at the
 * end where there is room. What is done is inked and stamped, what comes is a pencil line. It is an
 * ordered list, whose order is that of the path.
 */
export function LevelPath({ lessons, nextId, hrefOf }: LevelPathProps) {
  return (
    <ol
      className="mx-auto grid max-w-xl grid-cols-1 overflow-hidden rounded-xl border border-rule bg-surface shadow-lift lg:max-w-none lg:grid-cols-(--columns) lg:pt-6"
      style={
        { "--columns": `repeat(${stopsInRow(lessons.length)}, minmax(0, 1fr))` } as CSSProperties
      }
    >
      {lessons.map((lesson, index) => {
        const state = lessonState(lesson.progress);
        const { row, column, turn } = placeOnPath(index, lessons.length);
        return (
          <li
            key={lesson.id}
            aria-current={lesson.id === nextId ? "step" : undefined}
            className="group relative grid min-h-32 content-center border-rule px-3 not-last:border-b sm:px-6 lg:col-(--column) lg:row-(--row) lg:min-h-44 lg:pb-6 lg:content-start lg:border-none lg:px-0"
            style={{ "--row": row, "--column": column } as CSSProperties}
          >
            <span aria-hidden className={lines} />
            {turn === null ? null : (
              <PathLine turn={turn} fromRight={index % 2 === 1} isInked={state === "completed"} />
            )}
            <PathStop
              lesson={lesson}
              state={state}
              isNext={lesson.id === nextId}
              isRight={index % 2 === 1}
              to={hrefOf(lesson.id)}
            />
          </li>
        );
      })}
    </ol>
  );
}
