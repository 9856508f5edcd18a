import type { LearningReport } from "@saywell/contract";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { FigureButton } from "./figure-button";
import { FirstFew } from "./first-few";
import { Nothing, ReportSection } from "./report-section";

/** What most got wrong, with the lessons that teach it. */
export function ReportWrong({ report }: { report: LearningReport }) {
  const { mostWrong, classId, student } = report;
  return (
    <ReportSection
      title="Most often wrong"
      lead="Questions of lessons by how many got them wrong the first time that they ever answered them."
    >
      {mostWrong.length === 0 ? (
        <Nothing>Nothing was wrong at a first try in these days.</Nothing>
      ) : (
        <FirstFew name="questions" isRanked>
          {mostWrong.map((each) => {
            const words =
              student === null
                ? `${each.wrong} of ${each.tried} wrong at first`
                : "Wrong at the first try";
            return (
              <li key={each.figure} className="grid gap-1 py-3 first:pt-0 last:pb-0">
                <p className="max-w-prose font-semibold break-words">{each.question}</p>
                <p className="max-w-prose text-sm break-words text-muted-foreground">
                  Right: {each.answer} · {each.topic}
                </p>
                <FigureButton figure={each.figure} label={`${each.question} ${words}`}>
                  {words}
                </FigureButton>
                {each.lessons.map(({ lessonId, title, level }) => (
                  <p key={lessonId} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                    <span>
                      Taught in{" "}
                      <Link
                        to={linkTo("/lesson-interactive/:id", { id: lessonId })}
                        className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
                      >
                        {title}
                      </Link>{" "}
                      {level}
                    </span>
                    <Button asChild variant="outline" size="sm">
                      <Link
                        to={linkTo(
                          "/classes/:classId/assignments",
                          { classId },
                          { query: { assign: "1", lessons: lessonId } },
                        )}
                        aria-label={`Assign ${title}`}
                      >
                        Assign
                      </Link>
                    </Button>
                  </p>
                ))}
              </li>
            );
          })}
        </FirstFew>
      )}
    </ReportSection>
  );
}
