import type { ImportReport } from "@saywell/contract";
import { Check, Download, TriangleAlert } from "lucide-react";
import { formatNumber } from "../../../lib/numbers";
import { Link } from "../../../lib/link";
import { saveFile } from "../../../lib/save-file";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { rowsAt } from "../model/rows-at";
import { FoundPeople } from "./found-people";
import { Fact, Facts } from "./rows";

/** What an import did, or would do, and which rows it cannot read. */
export function ImportOutcome({ report, csv }: { report: ImportReport; csv: string }) {
  const { isDone, badRows, bad } = report;
  const unnamed = badRows - bad.length;
  const reasons = new Map<string, number[]>();
  for (const { line, reason } of bad) reasons.set(reason, [...(reasons.get(reason) ?? []), line]);
  return (
    <>
      <Card className="gap-4 p-5 sm:p-6">
        <h2 className="flex items-center gap-2 text-lg font-semibold">
          {isDone ? (
            <>
              <Check aria-hidden className="size-5 shrink-0" /> Imported
            </>
          ) : (
            "What would happen"
          )}
        </h2>
        <Facts className="grid-cols-2">
          <Fact label={isDone ? "Rows left out" : "Bad rows"}>{formatNumber(badRows)}</Fact>
          <Fact label="Rows in the file">{formatNumber(report.rows)}</Fact>
          <Fact label="New people">{formatNumber(report.newPeople)}</Fact>
          <Fact label="People who are here already">{formatNumber(report.knownPeople)}</Fact>
          <Fact label="New classes">{formatNumber(report.newClasses)}</Fact>
          <Fact label="Places in classes">{formatNumber(report.newMembers)}</Fact>
          <Fact label="Children with the school's consent">{formatNumber(report.consents)}</Fact>
          <Fact label="Invitations">{formatNumber(report.invitations)}</Fact>
        </Facts>
        {isDone ? (
          <p>
            <Link to="/admin/people" className="text-primary underline underline-offset-4">
              See the people
            </Link>
          </p>
        ) : (
          <p className="text-muted-foreground">Nothing is stored yet.</p>
        )}
      </Card>
      {bad.length === 0 ? null : (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="flex items-center gap-2 text-lg font-semibold">
            <TriangleAlert aria-hidden className="size-5 shrink-0 text-warning" />
            {badRows === 1 ? "1 bad row" : `${formatNumber(badRows)} bad rows`}
          </h2>
          <ul
            // A list that scrolls is reached by the keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label="Bad rows"
            className="max-h-96 divide-y divide-rule overflow-y-auto rounded-xl border border-rule bg-surface"
          >
            {[...reasons].map(([reason, lines]) => (
              <li key={reason} className="grid gap-x-4 px-4 py-2.5 sm:grid-cols-[9rem_1fr]">
                <span className="tabular font-semibold">
                  {lines.length === 1 ? `Line ${lines[0]}` : `${formatNumber(lines.length)} rows`}
                </span>
                <span className="min-w-0 break-words">
                  {reason}
                  {lines.length === 1 ? null : (
                    <span className="tabular block text-sm text-muted-foreground">
                      {listed(lines)}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
          {unnamed > 0 ? <p>And {formatNumber(unnamed)} more.</p> : null}
          <div className="flex flex-wrap items-center gap-3">
            <p className="min-w-0 grow basis-64">
              {isDone
                ? "Correct them in a file of their own, and import that one."
                : "Skip them below and import the others, then correct these in a file of their own and import that one."}
            </p>
            <Button
              variant="outline"
              onClick={() =>
                saveFile(
                  new Blob(
                    [
                      rowsAt(
                        csv,
                        bad.map(({ line }) => line),
                      ),
                    ],
                    { type: "text/csv" },
                  ),
                  "bad-rows.csv",
                )
              }
            >
              <Download aria-hidden />{" "}
              {unnamed > 0
                ? `Save the first ${formatNumber(bad.length)} as CSV`
                : "Save them as CSV"}
            </Button>
          </div>
        </section>
      )}
      {report.found.length === 0 ? null : <FoundPeople report={report} />}
    </>
  );
}

const mostLines = 20;

/** Where rows stand, as far as a reader goes through them. */
function listed(lines: readonly number[]): string {
  const more = lines.length - mostLines;
  return `Lines ${lines.slice(0, mostLines).join(", ")}${more > 0 ? ` and ${formatNumber(more)} more` : ""}`;
}
