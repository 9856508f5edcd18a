import type { SchoolClass } from "@saywell/contract";
import { useState } from "react";
import { useRested } from "../../../lib/use-rested";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Tag } from "../../../ui/tag";
import { usePages } from "../../../lib/use-pages";

interface ClassPickerProps {
  picked: readonly SchoolClass[];
  onChange: (picked: SchoolClass[]) => void;
}

const shown = 5;

/** Finds classes by their names, and keeps those that were picked. */
export function ClassPicker({ picked, onChange }: ClassPickerProps) {
  const [q, setQ] = useState("");
  const rested = useRested(q).trim();
  const read = usePages("GET /api/admin/classes", { q: rested }, { enabled: rested !== "" });
  const found =
    rested === ""
      ? []
      : (read.data?.pages[0]?.classes ?? [])
          .filter(({ id }) => picked.every((each) => each.id !== id))
          .slice(0, shown);
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label="Classes" hint="Optional. Type a part of the name.">
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
      {picked.length === 0 ? null : (
        <ul aria-label="Classes that were picked" className="flex flex-wrap gap-2">
          {picked.map((each) => (
            <li key={each.id}>
              <Tag tone="primary" className="gap-2 whitespace-normal">
                {each.name}
                <button
                  type="button"
                  className="min-h-8 px-1 underline"
                  onClick={() => onChange(picked.filter(({ id }) => id !== each.id))}
                >
                  Remove <span className="sr-only">{each.name}</span>
                </button>
              </Tag>
            </li>
          ))}
        </ul>
      )}
      <ul aria-label="Classes found" className="grid grid-cols-1 gap-1">
        {found.map((each) => (
          <li key={each.id}>
            <Button
              variant="ghost"
              className="w-full justify-start px-3 whitespace-normal"
              onClick={() => {
                onChange([...picked, each]);
                setQ("");
              }}
            >
              <span className="text-left break-words">
                {each.name}
                <span className="font-normal text-muted-foreground">, {each.teacher.name}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="text-sm text-muted-foreground">
        {rested !== "" && read.isSuccess && !read.isPlaceholderData && found.length === 0
          ? "No class was found."
          : ""}
      </p>
    </div>
  );
}
