import { countriesWithNumbers, countryCodes } from "@saywell/moderation/countries";
import { useMemo } from "react";
import { TimeZoneOptions } from "../../../product-ui/time-zone-options";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";

export interface SchoolPlace {
  country: string | null;
  timeZone: string | null;
}

interface SchoolPlaceFieldsProps {
  place: SchoolPlace;
  onChange: (place: SchoolPlace) => void;
}

/** Where the school is: whose numbers of help people read, and whose clocks they have at first. */
export function SchoolPlaceFields({ place, onChange }: SchoolPlaceFieldsProps) {
  const countries = useMemo(() => namedCountries(), []);
  const { country, timeZone } = place;
  return (
    <>
      <Field label="Country" hint={hintFor(country)}>
        {(control) => (
          <Select
            {...control}
            value={country ?? ""}
            onChange={({ target }) => onChange({ ...place, country: target.value || null })}
          >
            <option value="">Not said</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Time zone"
        hint="For people who have not been here yet, and for devices that tell none. It says when their day begins."
      >
        {(control) => (
          <Select
            {...control}
            value={timeZone ?? ""}
            onChange={({ target }) => onChange({ ...place, timeZone: target.value || null })}
          >
            <option value="">Not said: UTC</option>
            <TimeZoneOptions always={timeZone === null ? [] : [timeZone]} />
          </Select>
        )}
      </Field>
    </>
  );
}

const hintFor = (country: string | null): string =>
  country === null || countriesWithNumbers.has(country)
    ? "Somebody in danger reads whom to call there, unless their own device is in another country."
    : "We know no help lines of this country. Somebody in danger reads international numbers, so tell your learners yours.";

function namedCountries(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames("en-GB", { type: "region" });
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}
