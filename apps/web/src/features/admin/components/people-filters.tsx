import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Select } from "../../../ui/select";
import { adminSearchMaxLength } from "@saywell/contract/constants";
import { ageWords, choicesOf, planWords, roleWords } from "../model/person-words";

/** What is looked for; an empty text is everybody. */
export interface PeopleWish {
  q: string;
  role: string;
  ageBand: string;
  plan: string;
  suspended: boolean;
  unverified: boolean;
  unconsented: boolean;
  guests: boolean;
}

interface PeopleFiltersProps {
  wish: PeopleWish;
  /** Whether the school charges: elsewhere nobody is found by a plan. */
  hasPlans: boolean;
  onChange: (change: Partial<PeopleWish>) => void;
}

/** By what people are found. On a phone all but the name is folded: the people come first. */
export function PeopleFilters({ wish, hasPlans, onChange }: PeopleFiltersProps) {
  const id = useId();
  const { q: _, ...folded } = wish;
  const inUse = Object.values(folded).filter(Boolean).length;
  const [isOpen, setOpen] = useState(false);
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      aria-label="People"
      className="grid grid-cols-1 gap-4"
    >
      <Field label="Name or address">
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={adminSearchMaxLength}
            value={wish.q}
            onChange={({ target }) => onChange({ q: target.value })}
          />
        )}
      </Field>
      <Button
        variant="outline"
        className="w-fit sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden /> {inUse === 0 ? "Filters" : `Filters (${inUse} on)`}
      </Button>
      <div
        id={id}
        className={cn("grid grid-cols-1 gap-4 sm:grid-cols-3", isOpen ? "" : "max-sm:hidden")}
      >
        <Choice
          label="Role"
          all="All roles"
          value={wish.role}
          options={choicesOf(roleWords)}
          onChange={(role) => onChange({ role })}
        />
        <Choice
          label="Age"
          all="All ages"
          value={wish.ageBand}
          options={choicesOf(ageWords)}
          onChange={(ageBand) => onChange({ ageBand })}
        />
        {hasPlans ? (
          <Choice
            label="Plan"
            all="All plans"
            value={wish.plan}
            options={choicesOf(planWords)}
            onChange={(plan) => onChange({ plan })}
          />
        ) : null}
        <div className="flex flex-wrap gap-x-6 sm:col-span-3">
          <Check
            label="Only suspended"
            isOn={wish.suspended}
            onChange={(suspended) => onChange({ suspended })}
          />
          <Check
            label="Only with an address that is not verified"
            isOn={wish.unverified}
            onChange={(unverified) => onChange({ unverified })}
          />
          <Check
            label="Only under 13 without consent"
            isOn={wish.unconsented}
            onChange={(unconsented) => onChange({ unconsented })}
          />
          <Check
            label="Guests too"
            isOn={wish.guests}
            onChange={(guests) => onChange({ guests })}
          />
        </div>
      </div>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

/** One of several, or all. */
export const Choice = ({ label, all, value, options, onChange }: ChoiceProps) => (
  <Field label={label}>
    {(control) => (
      <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

interface CheckProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function Check({ label, isOn, onChange }: CheckProps) {
  const id = useId();
  return (
    <span className="inline-flex min-h-11 items-center gap-2.5">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-primary"
      />
      <label htmlFor={id} className="cursor-pointer">
        {label}
      </label>
    </span>
  );
}
