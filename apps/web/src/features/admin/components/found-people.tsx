import type { ImportReport } from "@saywell/contract";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { formatNumber } from "../../../lib/numbers";
import { Tag } from "../../../ui/tag";
import { roleWords } from "../model/person-words";

type Found = ImportReport["found"][number];

/** Whom of a file the school knows already, and what becomes of them. */
export function FoundPeople({ report }: { report: ImportReport }) {
  const { found, knownPeople, isDone } = report;
  const unnamed = knownPeople - found.length;
  const others = found.filter(({ isNamedOtherwise }) => isNamedOtherwise).length;
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg font-semibold">Here already ({formatNumber(knownPeople)})</h2>
      <p>
        They are known by their address, and keep their name, role and password.
        {others > 0 && !isDone
          ? " Where the name differs, see that it is the same person before you import."
          : null}
      </p>
      <ul
        // A list that scrolls is reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="People who are here already"
        className="max-h-96 divide-y divide-rule overflow-y-auto rounded-xl border border-rule bg-surface"
      >
        {found.map((person) => (
          <li
            key={person.line}
            className="grid gap-x-4 gap-y-1 px-4 py-2.5 sm:grid-cols-[9rem_1fr_auto]"
          >
            <span className="tabular font-semibold">Line {person.line}</span>
            <span className="min-w-0 break-words">
              <Link
                to={linkTo("/admin/people/:personId", { personId: person.id })}
                className="font-semibold text-primary underline-offset-4 hover:underline"
              >
                {person.nameHere}
              </Link>
              {person.isNamedOtherwise ? (
                <>
                  , in the file <strong>{person.name}</strong>
                </>
              ) : null}
              <span className="block text-sm text-muted-foreground">{changeOf(person)}</span>
            </span>
            <span className="flex flex-wrap items-start gap-1.5">
              {person.isNamedOtherwise ? <Tag tone="warning">The name differs</Tag> : null}
              <Tag>{roleWords[person.role]}</Tag>
            </span>
          </li>
        ))}
      </ul>
      {unnamed > 0 ? <p>And {formatNumber(unnamed)} more.</p> : null}
    </section>
  );
}

const changeOf = ({ joins, teaches }: Found): string =>
  joins !== null
    ? `Joins ${joins}`
    : teaches !== null
      ? `Teaches ${teaches}, which is new`
      : "Nothing changes";
