import type { CanDoFigure, LearningReport } from "@saywell/contract";
import { reportRule } from "@saywell/contract/constants";
import { capital } from "../../../lib/capital";
import { Tag } from "../../../ui/tag";
import { sayCount } from "../model/report-words";
import { FigureButton } from "./figure-button";
import { FirstFew } from "./first-few";
import { Nothing, ReportSection } from "./report-section";

/** What students have shown that they can do. */
export function ReportCanDo({ report }: { report: LearningReport }) {
  const { canDo, student } = report;
  return (
    <ReportSection
      title="Can-do statements"
      lead={`Shown by finishing the lesson that teaches it with at least ${reportRule.canDoScore}% of the quiz's points.`}
    >
      {canDo.length === 0 ? (
        <Nothing>No quiz of a lesson was taken yet.</Nothing>
      ) : (
        <FirstFew name="statements">
          {canDo.map((each) => (
            <li key={each.lessonId} className="grid gap-1 py-3 first:pt-0 last:pb-0">
              <p className="font-semibold break-words">{each.canDo}</p>
              <p className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
                <Tag>{each.level}</Tag>
                {each.skills.map((skill) => (
                  <Tag key={skill}>{capital(skill)}</Tag>
                ))}
                {each.title}
              </p>
              <FigureButton figure={each.figure} label={`${each.canDo} ${wordsFor(each, student)}`}>
                {wordsFor(each, student)}
              </FigureButton>
            </li>
          ))}
        </FirstFew>
      )}
    </ReportSection>
  );
}

function wordsFor(
  { shown, shownBefore, notYet }: CanDoFigure,
  student: LearningReport["student"],
): string {
  if (student !== null) {
    if (shown > 0) return "Shown in these days";
    return shownBefore > 0 ? "Shown before" : "Not yet";
  }
  return [
    `${sayCount(shown, "student")} showed it in these days`,
    ...(shownBefore > 0 ? [`${shownBefore} before`] : []),
    ...(notYet > 0 ? [`${notYet} not yet`] : []),
  ].join(", ");
}
