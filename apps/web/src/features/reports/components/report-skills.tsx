import type { LearningReport } from "@saywell/contract";
import { capital } from "../../../lib/capital";
import { FigureButton } from "./figure-button";
import { Nothing, ReportSection } from "./report-section";

/** How much of what was answered was right, by skill. */
export function ReportSkills({ report }: { report: LearningReport }) {
  const asked = report.skills.filter(({ answered }) => answered > 0);
  const others = report.skills.filter(({ answered }) => answered === 0);
  return (
    <ReportSection
      title="Skills"
      lead="Right answers of all answers in lessons that were gone through to the end: the first answer in the conversation, and the quiz as it was sent. Speaking is choosing the right thing to say; nobody's voice is heard."
    >
      {asked.length === 0 ? (
        <Nothing>No question was answered in these days.</Nothing>
      ) : (
        <ul className="grid gap-3">
          {asked.map(({ figure, skill, answered, correct, share }) => (
            <li key={skill} className="grid gap-1">
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <span className="font-semibold">{capital(skill)}</span>
                <FigureButton
                  figure={figure}
                  label={`${capital(skill)}: ${share}%, ${correct} of ${answered} right`}
                >
                  {share}%{" "}
                  <span className="ml-2 font-normal">
                    {correct} of {answered} right
                  </span>
                </FigureButton>
              </div>
              <div aria-hidden className="h-2 overflow-hidden rounded-full bg-muted">
                <div className="h-full rounded-full bg-primary" style={{ width: `${share}%` }} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {asked.length === 0 || others.length === 0 ? null : (
        <p className="text-sm text-muted-foreground">
          Nothing answered in these days: {others.map(({ skill }) => skill).join(", ")}.
          {others.some(({ skill }) => skill === "listening")
            ? " Lessons do not test listening; placement tests do."
            : ""}
        </p>
      )}
    </ReportSection>
  );
}
