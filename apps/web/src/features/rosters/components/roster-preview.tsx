import type { RosterReport } from "@saywell/contract";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Tag } from "../../../ui/tag";
import { rowStateWords, sayOthers, sayStudents } from "../model/roster-words";

/** What would come of a list: first the rows that are wrong, else everybody on it. */
export function RosterPreview({ report }: { report: RosterReport }) {
  const { bad, people, newInvitations, ignoredColumns } = report;
  const others = sayOthers(report);
  return (
    <div className="grid grid-cols-1 gap-3">
      {bad.length > 0 ? (
        <>
          <h3 className="flex items-center gap-2 font-semibold">
            <TriangleAlert aria-hidden className="size-5 shrink-0 text-warning" />
            {bad.length === 1 ? "1 row is wrong" : `${bad.length} rows are wrong`}
          </h3>
          <p>Nobody is invited yet. Correct the list, and choose it again.</p>
          <Scrolled label="Rows that are wrong">
            <thead className="text-left">
              <tr>
                <Head>Line</Head>
                <Head>What is wrong</Head>
              </tr>
            </thead>
            <tbody className="divide-y divide-rule">
              {bad.map(({ line, reason }) => (
                <tr key={line}>
                  <Cell className="tabular font-semibold">{line}</Cell>
                  <Cell>{reason}</Cell>
                </tr>
              ))}
            </tbody>
          </Scrolled>
        </>
      ) : (
        <>
          <h3 className="font-semibold">
            {newInvitations === 0
              ? "Nobody on this list is new"
              : `${sayStudents(newInvitations)} will be invited`}
          </h3>
          {others === "" ? null : <p>{`Of the others: ${others}.`}</p>}
          <Scrolled label="The list">
            <thead className="text-left">
              <tr>
                <Head>Line</Head>
                <Head>Student</Head>
                <Head>What happens</Head>
              </tr>
            </thead>
            <tbody className="divide-y divide-rule">
              {people.map(({ line, email, name, state }) => (
                <tr key={line}>
                  <Cell className="tabular">{line}</Cell>
                  <Cell>
                    {name === null ? null : <span className="block font-semibold">{name}</span>}
                    <span className="break-all">{email}</span>
                  </Cell>
                  <Cell>
                    <Tag tone={state === "NEW" ? "primary" : "outline"}>{rowStateWords[state]}</Tag>
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Scrolled>
        </>
      )}
      {ignoredColumns.length === 0 ? null : (
        <p className="text-sm break-words text-muted-foreground">
          {`Not read: ${ignoredColumns.join(", ")}. Only the columns email and name are.`}
        </p>
      )}
    </div>
  );
}

const Scrolled = ({ label, children }: { label: string; children: ReactNode }) => (
  <section
    aria-label={label}
    // A table that scrolls is reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    className="max-h-96 overflow-y-auto rounded-xl border border-rule"
  >
    <table className="w-full border-collapse">{children}</table>
  </section>
);

const Head = ({ children }: { children: ReactNode }) => (
  <th scope="col" className="sticky top-0 bg-muted px-3 py-2 text-sm font-semibold">
    {children}
  </th>
);

const Cell = ({ className = "", children }: { className?: string; children: ReactNode }) => (
  <td className={`min-w-0 px-3 py-2 align-top ${className}`}>{children}</td>
);
