import type { Rubric } from "@saywell/contract";
import { type CefrLevel, cefrLevels, type MarkedKind } from "@saywell/contract/constants";
import { criterionNames, descriptorOf } from "@saywell/teaching/rubric";
import { type Criterion, criteria } from "@saywell/teaching/teaching-facts";
import { useId } from "react";
import { cn } from "../../../ui/class-names";

interface RubricGridProps {
  kind: MarkedKind;
  rubric: Rubric;
  /** The program's first idea. */
  proposed: Rubric;
  onChange: (criterion: Criterion, level: CefrLevel | null) => void;
}

/** The level of work by each criterion, with what somebody does at that level. */
export const RubricGrid = ({ kind, rubric, proposed, onChange }: RubricGridProps) => (
  <div className="grid grid-cols-1 gap-4">
    {criteria[kind].map((criterion) => (
      <CriterionRow
        key={criterion}
        {...{ kind, criterion }}
        level={rubric[criterion] ?? null}
        proposed={proposed[criterion] ?? null}
        onChange={(level) => onChange(criterion, level)}
      />
    ))}
  </div>
);

interface CriterionRowProps {
  kind: MarkedKind;
  criterion: Criterion;
  level: CefrLevel | null;
  proposed: CefrLevel | null;
  onChange: (level: CefrLevel | null) => void;
}

function CriterionRow({ kind, criterion, level, proposed, onChange }: CriterionRowProps) {
  const name = useId();
  const shown = level ?? proposed;
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1 font-semibold">{criterionNames[criterion]}</legend>
      <div className="grid grid-cols-6 gap-1 rounded-lg bg-muted p-1">
        {cefrLevels.map((each) => (
          <label
            key={each}
            className={cn(
              "relative flex min-h-11 cursor-pointer items-center justify-center rounded-md text-sm font-semibold",
              "has-focus-visible:outline-3 has-focus-visible:outline-ring",
              each === level
                ? "bg-surface text-primary ring-1 ring-primary"
                : each === proposed && level === null
                  ? "bg-warning-wash"
                  : "text-muted-foreground",
            )}
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === level}
              onChange={() => onChange(each)}
              onClick={() => each === level && onChange(null)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            {each}
          </label>
        ))}
      </div>
      <p className="text-sm text-muted-foreground">
        {level === null && proposed !== null ? <strong>{`Proposed: ${proposed}. `}</strong> : null}
        {shown === null ? "No level yet." : descriptorOf(kind, criterion, shown)}
      </p>
    </fieldset>
  );
}
