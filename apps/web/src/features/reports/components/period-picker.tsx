import { type FormEvent, useState } from "react";
import { reportRule } from "@saywell/contract/constants";
import { dayNumber } from "@saywell/gamification";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Select } from "../../../ui/select";
import { type DaysWish, type PeriodName, periods, periodWords } from "../model/report-days";

interface PeriodPickerProps {
  name: PeriodName;
  own: DaysWish;
  /** In the reader's calendar. */
  today: string;
  onChange: (name: PeriodName, own?: DaysWish) => void;
}

/** Of which days a report is. */
export function PeriodPicker({ name, own, today, onChange }: PeriodPickerProps) {
  return (
    <div className="grid gap-4">
      <Field label="Days" className="sm:max-w-60">
        {(control) => (
          <Select
            {...control}
            value={name}
            onChange={({ target }) => onChange(target.value as PeriodName)}
          >
            {periods.map((each) => (
              <option key={each} value={each}>
                {periodWords[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {name === "own" ? (
        <OwnDates
          key={`${own.from} ${own.to}`}
          own={own}
          today={today}
          onChange={(days) => onChange("own", days)}
        />
      ) : null}
    </div>
  );
}

interface OwnDatesProps {
  own: DaysWish;
  today: string;
  onChange: (days: DaysWish) => void;
}

function OwnDates({ own, today, onChange }: OwnDatesProps) {
  const [from, setFrom] = useState(own.from ?? "");
  const [to, setTo] = useState(own.to ?? today);
  const [error, setError] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = wrongWith(from, to);
    setError(wrong);
    if (wrong === undefined) onChange({ from, to });
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <Field label="First day" error={error} className="basis-44 max-sm:grow">
        {(control) => (
          <Input
            {...control}
            type="date"
            max={today}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        )}
      </Field>
      <Field label="Last day" className="basis-44 max-sm:grow">
        {(control) => (
          <Input
            {...control}
            type="date"
            max={today}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" className="sm:mt-7.5">
        Show
      </Button>
    </form>
  );
}

function wrongWith(from: string, to: string): string | undefined {
  if (from === "" || to === "") return "Choose both days.";
  if (from > to) return "The first day is after the last one.";
  return dayNumber(to) - dayNumber(from) >= reportRule.longestDays
    ? `Choose at most ${reportRule.longestDays} days.`
    : undefined;
}
