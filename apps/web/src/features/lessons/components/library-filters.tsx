import { levelTitles } from "@saywell/cefr";
import { cefrLevels } from "@saywell/contract/constants";
import { Search, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Select } from "../../../ui/select";
import { type FilterState, filterStates, type LessonFilter } from "../model/lesson-filter";

const stateNames: Readonly<Record<FilterState, string>> = {
  "not-started": "Not started",
  "in-progress": "In progress",
  completed: "Completed",
  bookmarked: "Bookmarked",
};

export interface LibraryFiltersProps {
  filter: LessonFilter;
  onChange: (change: Partial<LessonFilter>) => void;
  /** As the lessons name them. */
  topics: readonly string[];
}

export function LibraryFilters({ filter, onChange, topics }: LibraryFiltersProps) {
  const isChosen = filter.level !== null || filter.topic !== null || filter.state !== null;
  /** On a phone they would stand before the lessons. */
  const [areShown, setShown] = useState(isChosen);
  const choice = areShown || isChosen ? "" : "max-sm:hidden";
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- React knows no `search` in jsdom
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-3 gap-y-2 rounded-xl border border-rule bg-surface p-3 sm:gap-y-4 sm:grid-cols-3 sm:p-5 lg:grid-cols-[2fr_1fr_1fr_1fr]"
    >
      <Field label="Search" className="col-span-full lg:col-span-1">
        {(control) => (
          <span className="relative block">
            <Search
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted-foreground"
            />
            <Input
              {...control}
              type="search"
              className="pl-11"
              placeholder="For example: train"
              value={filter.search}
              onChange={({ target }) => onChange({ search: target.value })}
            />
          </span>
        )}
      </Field>
      {isChosen ? null : (
        <Button
          variant="ghost"
          aria-expanded={areShown}
          className="col-span-full sm:hidden"
          onClick={() => setShown(!areShown)}
        >
          <SlidersHorizontal aria-hidden /> {areShown ? "Hide filters" : "Filters"}
        </Button>
      )}
      <Choice
        className={choice}
        label="Level"
        all="All levels"
        value={filter.level}
        options={cefrLevels.map((level) => [level, `${level} · ${levelTitles[level]}`])}
        onChange={(level) => onChange({ level })}
      />
      <Choice
        className={choice}
        label="Topic"
        all="All topics"
        value={filter.topic}
        options={topics.map((topic) => [topic, capitalised(topic)])}
        onChange={(topic) => onChange({ topic })}
      />
      <Choice
        label="Progress"
        all="All lessons"
        value={filter.state}
        options={filterStates.map((state) => [state, stateNames[state]])}
        onChange={(state) => onChange({ state })}
        className={cn("max-sm:col-span-full", choice)}
      />
    </form>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  /** What not choosing is called. */
  all: string;
  value: T | null;
  options: ReadonlyArray<readonly [value: T, text: string]>;
  onChange: (value: T | null) => void;
  className?: string;
}

function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, all, value, options, onChange, className = "" } = props;
  return (
    <Field label={label} className={className}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ""}
          onChange={({ target }) => onChange((target.value as T) || null)}
        >
          <option value="">{all}</option>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const capitalised = (word: string) => word.charAt(0).toLocaleUpperCase("en-GB") + word.slice(1);
