import type { RosterReport } from "@saywell/contract";
import { judgeEmail, nameProblem, rowProblem, short, withoutDoubles } from "../../csv/judge-cells";
import type { WrittenRow } from "../../csv/read-rows";
import type { Result } from "../../refusal";
import type { RosterColumn } from "./roster-file";

/** Somebody of a list, as far as the list itself tells. */
export interface RosterPerson {
  line: number;
  /** In small letters: an address is the same in any. */
  email: string;
  name: string | null;
}

export type BadRow = RosterReport["bad"][number];
type ReadName = (typed: string) => Result<string>;

/** What can be said of a list without knowing the class. Bad rows come in the order of their lines. */
export function judgeRoster(
  rows: readonly WrittenRow<RosterColumn>[],
  readName: ReadName,
): { people: RosterPerson[]; bad: BadRow[] } {
  const judged = rows.map((row) => judgeRow(row, readName));
  const { rows: people, doubles } = withoutDoubles(
    judged.flatMap((each) => ("person" in each ? [each.person] : [])),
  );
  const bad = [
    ...judged.flatMap((each) => ("bad" in each ? [each.bad] : [])),
    ...doubles.map((each) => ({ ...each, field: "email" as const })),
  ];
  return { people, bad: bad.toSorted((a, b) => a.line - b.line) };
}

/** What a spreadsheet would work out, where somebody else opens the list. */
const formula = /^[=+\-@]/;

function judgeRow(
  { line, cells, length, hasMore }: WrittenRow<RosterColumn>,
  readName: ReadName,
): { person: RosterPerson } | { bad: BadRow } {
  const bad = (field: BadRow["field"], reason: string) => ({ bad: { line, field, reason } });
  const problem = rowProblem({ length, hasMore });
  if (problem !== null) return bad("row", problem);
  const email = judgeEmail(cells.email);
  if (!email.ok) return bad("email", email.refusal.message);
  if (formula.test(cells.name)) {
    return bad("name", `“${short(cells.name)}” begins like a formula. Write the name alone.`);
  }
  const name = cells.name === "" ? null : readName(cells.name);
  if (name?.ok === false) return bad("name", nameProblem(cells.name, name.refusal.message));
  return { person: { line, email: email.value, name: name?.value ?? null } };
}
