import type { LearningReport, ReportSpan } from "@saywell/contract";
import { useState } from "react";
import { capital } from "../../../lib/capital";
import { formatNumber } from "../../../lib/numbers";
import { SegmentedControl } from "../../../ui/segmented-control";
import { sayCount, sayDay, sayDays, sayDaysOfYear } from "../model/report-words";
import { FigureButton } from "./figure-button";
import { ReportSection } from "./report-section";

type Count = "active" | "days" | "finished" | "minutes";

/** When a class or a student learnt: in all, as a chart, and day by day or week by week as a table. */
export function ReportTime({ report }: { report: LearningReport }) {
  const { total, spans, unit, student } = report;
  const [shown, setShown] = useState<Count>("finished");
  const counts: readonly Count[] = [student === null ? "active" : "days", "finished", "minutes"];
  return (
    <ReportSection
      title="Time"
      lead="A day with learning counts where the student is. Minutes are measured in lessons that were gone through to the end, and nowhere else."
    >
      <dl className="grid grid-cols-3 gap-3">
        {counts.map((count) => (
          <div key={count} className="flex min-w-0 flex-col justify-between">
            <dt className="text-sm text-muted-foreground">{capital(words[count])}</dt>
            <dd>
              <FigureButton
                figure={total[count].figure}
                label={`${formatNumber(total[count].count)} ${words[count]}`}
                className="figures text-2xl font-bold"
              >
                {formatNumber(total[count].count)}
              </FigureButton>
            </dd>
          </div>
        ))}
      </dl>
      <SegmentedControl
        label="What the chart shows"
        value={shown}
        onChange={setShown}
        options={counts.map((count) => [count, short[count]] as const)}
        className="w-full sm:w-96"
      />
      <Chart spans={spans} shown={shown} unit={unit} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
          The numbers, {unit} by {unit}
        </summary>
        <div className="overflow-x-auto">
          <table className="w-full text-left">
            <caption className="sr-only">Learning by {unit}</caption>
            <thead>
              <tr className="border-b border-rule">
                <th scope="col" className="py-2 pr-3">
                  {unit === "day" ? "Day" : "Week"}
                </th>
                {counts.map((count) => (
                  <th key={count} scope="col" className="px-1 py-2 text-right sm:px-2">
                    {short[count]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {spans.map((span) => (
                <tr key={span.from} className="border-b border-rule last:border-0">
                  <th scope="row" className="pr-2 font-normal">
                    {sayDaysOfYear(span)}
                  </th>
                  {counts.map((count) => (
                    <td key={count} className="px-1 text-right sm:px-2">
                      <FigureButton
                        figure={span[count].figure}
                        label={`${span[count].count} ${words[count]}, ${sayDays(span)}`}
                        className="justify-end"
                      >
                        {formatNumber(span[count].count)}
                      </FigureButton>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </ReportSection>
  );
}

interface ChartProps {
  spans: readonly ReportSpan[];
  shown: Count;
  unit: LearningReport["unit"];
}

/** Its numbers stand in the table below. */
function Chart({ spans, shown, unit }: ChartProps) {
  const highest = Math.max(0, ...spans.map((span) => span[shown].count));
  const most = Math.max(1, highest);
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <figure className="grid gap-1">
      <figcaption className="text-sm text-muted-foreground">
        {short[shown]} by {unit}; the highest bar is {sayCount(highest, unitOf[shown])}
      </figcaption>
      <div aria-hidden className="flex h-36 items-end gap-px border-b border-control sm:gap-0.5">
        {spans.map((span) => (
          <span
            key={span.from}
            className="min-w-0 flex-1 rounded-t-sm bg-primary"
            style={{ height: `${(span[shown].count / most) * 100}%` }}
          />
        ))}
      </div>
      <div aria-hidden className="flex justify-between gap-3 text-sm text-muted-foreground">
        <span>{sayDay(first.from)}</span>
        {spans.length > 1 ? <span className="text-right">{sayDay(last.to)}</span> : null}
      </div>
    </figure>
  );
}

const short: Record<Count, string> = {
  active: "Active",
  days: "Days",
  finished: "Lessons",
  minutes: "Minutes",
};
const unitOf: Record<Count, string> = {
  active: "student",
  days: "day",
  finished: "lesson",
  minutes: "minute",
};
const words: Record<Count, string> = {
  active: "students who learnt",
  days: "days with learning",
  finished: "lessons finished",
  minutes: "minutes in lessons",
};
