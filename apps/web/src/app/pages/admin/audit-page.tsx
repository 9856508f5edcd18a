import type { SessionUser } from "@saywell/contract";
import {
  adminSearchMaxLength,
  auditActions,
  mostExportedEntries,
} from "@saywell/contract/constants";
import { Download, ScrollText } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { usePages } from "../../../lib/use-pages";
import { AuditEntries } from "../../../features/admin/components/audit-entries";
import { PagedList } from "../../../ui/paged-list";
import { Choice } from "../../../features/admin/components/people-filters";
import { auditChoices } from "../../../features/admin/model/audit-words";
import { fetchFile } from "../../../lib/api-client";
import { formatNumber } from "../../../lib/numbers";
import { useRested } from "../../../lib/use-rested";
import { saveFile } from "../../../lib/save-file";
import { sayFailed } from "../../../lib/say-failed";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { AdminPage } from "./admin-page";
import { useChoice } from "./use-choice";

export default function AuditPage() {
  return (
    <AdminPage
      title="Audit log"
      lead="Who did what: log-ins, changes of accounts, decisions, and every look at a child's data."
    >
      {(admin) => <Audit admin={admin} />}
    </AdminPage>
  );
}

/** Looks are most of the log: who wants to read them says so. */
const everything = "everything";

function Audit({ admin }: { admin: SessionUser }) {
  const [action, setAction] = useChoice("action", [everything, ...auditActions]);
  const [who, setWho] = useText("who");
  const [whom, setWhom] = useText("whom");
  const typed = { who: useRested(who).trim(), whom: useRested(whom).trim() };
  const [from, setFrom] = useDay("from");
  const [until, setUntil] = useDay("until");
  const [isSaving, setIsSaving] = useState(false);
  const wish = {
    ...(action === "" && { withoutLooks: "1" as const }),
    ...(action !== "" && action !== everything && { action }),
    ...(typed.who !== "" && { who: typed.who }),
    ...(typed.whom !== "" && { whom: typed.whom }),
    ...instantOf("from", from, 0),
    // The last day counts as a whole.
    ...instantOf("until", until, 1),
  };
  const isWhole = action === "" && Object.keys(wish).length === 1;
  const read = usePages("GET /api/admin/audit", wish);

  async function save() {
    setIsSaving(true);
    try {
      saveFile(
        await fetchFile("GET /api/admin/audit/export", { query: wish }),
        "saywell-audit.csv",
      );
    } catch (error) {
      sayFailed("The file could not be made. Please try again.")(error);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <>
      <form
        onSubmit={(event) => event.preventDefault()}
        aria-label="Audit log"
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      >
        <Person label="Who did it" value={who} onChange={setWho} />
        <Person label="Whom it is about" value={whom} onChange={setWhom} />
        <Choice
          label="What was done"
          all="Everything but looks at children's data"
          value={action}
          options={[[everything, "Everything"], ...auditChoices]}
          onChange={setAction}
        />
        <div className="grid grid-cols-2 gap-4">
          <Day label="From" value={from} onChange={setFrom} />
          <Day label="Until" value={until} onChange={setUntil} />
        </div>
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <Button variant="outline" disabled={isSaving} onClick={() => void save()}>
            <Download aria-hidden /> {isSaving ? "One moment…" : "Export as CSV"}
          </Button>
          <span className="text-sm text-muted-foreground">
            What was searched for, the latest {formatNumber(mostExportedEntries)} entries at most.
            The file holds ids instead of names.
          </span>
        </div>
      </form>
      <PagedList read={read} failure="The audit log could not be read.">
        {(pages) => {
          const entries = pages.flatMap((page) => page.entries);
          return entries.length === 0 ? (
            <EmptyState icon={<ScrollText />} title="Nothing was found">
              {isWhole
                ? "What people do with accounts, and what is decided, is kept here."
                : "Take something of the search away."}
            </EmptyState>
          ) : (
            <AuditEntries entries={entries} timeZone={admin.timeZone} />
          );
        }}
      </PagedList>
    </>
  );
}

const Person = ({ label, value, onChange }: DayProps) => (
  <Field label={label} hint="A part of a name or an address, or an id.">
    {(control) => (
      <Input
        {...control}
        type="search"
        autoComplete="off"
        maxLength={adminSearchMaxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);

interface DayProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const Day = ({ label, value, onChange }: DayProps) => (
  <Field label={label} className="min-w-0">
    {(control) => (
      <Input
        {...control}
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);

/** A day of the address as a date field knows it; empty for none. */
function useDay(name: "from" | "until"): [string, (day: string) => void] {
  const [day, set] = useText(name);
  return [/^\d{4}-\d{2}-\d{2}$/.test(day) ? day : "", set];
}

/** A text of the address; empty for none. */
function useText(name: string): [string, (text: string) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (next: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === "") after.delete(name);
        else after.set(name, next);
        return after;
      },
      { replace: true },
    );
  return [search.get(name) ?? "", set];
}

/** When a day begins on this device, so many days later. */
function instantOf<N extends string>(
  name: N,
  day: string,
  later: number,
): Partial<Record<N, string>> {
  if (day === "") return {};
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const start = new Date(year, month - 1, date + later);
  if (Number.isNaN(start.getTime())) return {};
  return { [name]: start.toISOString() } as Partial<Record<N, string>>;
}
