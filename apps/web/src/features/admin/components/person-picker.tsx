import type { Person } from "@saywell/contract";
import type { Role } from "@saywell/contract/constants";
import { useState } from "react";
import { useRested } from "../../../lib/use-rested";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { usePages } from "../../../lib/use-pages";

/** As much of somebody as can be picked. */
export type Picked = Pick<Person, "id" | "name">;

interface PersonPickerProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Only people of one of these. */
  roles: readonly Role[];
  picked: Picked | null;
  onPick: (person: Picked | null) => void;
}

const shown = 5;

/** Finds one person by a part of their name or address. */
export function PersonPicker(props: PersonPickerProps) {
  const { label, hint, error, roles, picked, onPick } = props;
  const [q, setQ] = useState("");
  const rested = useRested(q).trim();
  const only = roles.length === 1 ? roles[0] : undefined;
  const read = usePages(
    "GET /api/admin/people",
    { q: rested, ...(only && { role: only }) },
    { enabled: rested !== "" && picked === null },
  );
  const found = rested === "" ? [] : (read.data?.pages.flatMap(({ people }) => people) ?? []);
  const fitting = found
    .filter(
      ({ role, isSuspended, isAnonymised }) =>
        roles.includes(role) && !isSuspended && !isAnonymised,
    )
    .slice(0, shown);

  if (picked !== null) {
    return (
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold">{label}</p>
          <p className="break-words">{picked.name}</p>
        </div>
        <Button variant="outline" size="sm" onClick={() => onPick(null)}>
          Choose somebody else
        </Button>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label={label} hint={hint ?? "Type a part of the name or the address."} error={error}>
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            value={q}
            onChange={({ target }) => setQ(target.value)}
          />
        )}
      </Field>
      <ul aria-label="People found" className="grid grid-cols-1 gap-1">
        {fitting.map((person) => (
          <li key={person.id}>
            <Button
              variant="ghost"
              className="w-full justify-start px-3 whitespace-normal"
              onClick={() => onPick(person)}
            >
              <span className="min-w-0 text-left break-words">
                {person.name}
                {person.email === null ? null : (
                  <span className="font-normal break-all text-muted-foreground">
                    , {person.email}
                  </span>
                )}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="text-sm text-muted-foreground">
        {rested !== "" && read.isSuccess && !read.isPlaceholderData && fitting.length === 0
          ? "Nobody was found."
          : ""}
      </p>
    </div>
  );
}
