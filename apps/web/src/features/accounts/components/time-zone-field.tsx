import { deviceTimeZone } from "../../../lib/device-time-zone";
import { useMemo } from "react";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { groupTimeZones, zoneLabel } from "../model/time-zones";

export interface TimeZoneFieldProps {
  timeZone: string;
  onChange: (timeZone: string) => void;
}

export function TimeZoneField({ timeZone, onChange }: TimeZoneFieldProps) {
  const here = deviceTimeZone();
  const groups = useMemo(() => groupTimeZones([timeZone, here]), [timeZone, here]);
  return (
    <div className="grid justify-items-start gap-2">
      <Field
        label="Time zone"
        hint="It says when your day begins and ends, for your streak."
        className="w-full"
      >
        {(control) => (
          <Select {...control} value={timeZone} onChange={({ target }) => onChange(target.value)}>
            {groups.map(({ area, zones }) => (
              <optgroup key={area} label={area}>
                {zones.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      {here === timeZone ? null : (
        <Button
          variant="secondary"
          size="sm"
          className="h-auto whitespace-normal"
          onClick={() => onChange(here)}
        >
          Use the time zone of this device: {zoneLabel(here)}
        </Button>
      )}
    </div>
  );
}
