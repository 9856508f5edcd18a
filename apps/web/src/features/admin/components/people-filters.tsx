import { useId } from "react";
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
  onChange: (change: Partial<PeopleWish>) => void;
}

/** By what people are found. */
export function PeopleFilters({ wish, onChange }: PeopleFiltersProps) {
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      aria-label="People"
      className="grid grid-cols-1 gap-4 sm:grid-cols-3"
    >
      <Field label="Name or address" className="sm:col-span-3">
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
      <Choice
        label="Plan"
        all="All plans"
        value={wish.plan}
        options={choicesOf(planWords)}
        onChange={(plan) => onChange({ plan })}
      />
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
        <Check label="Guests too" isOn={wish.guests} onChange={(guests) => onChange({ guests })} />
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
