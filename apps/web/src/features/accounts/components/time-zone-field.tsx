import { deviceTimeZone } from "../../../lib/device-time-zone";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { zoneLabel } from "../../../lib/time-zones";
import { TimeZoneOptions } from "../../../product-ui/time-zone-options";

export interface TimeZoneFieldProps {
  timeZone: string;
  onChange: (timeZone: string) => void;
}

export function TimeZoneField({ timeZone, onChange }: TimeZoneFieldProps) {
  const here = deviceTimeZone();
  return (
    <div className="grid justify-items-start gap-2">
      <Field
        label="Time zone"
        hint="It says when your day begins and ends, for your streak."
        className="w-full"
      >
        {(control) => (
          <Select {...control} value={timeZone} onChange={({ target }) => onChange(target.value)}>
            <TimeZoneOptions always={[timeZone, here]} />
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
