import { useMemo } from "react";
import { groupTimeZones } from "../lib/time-zones";

/** The time zones of a select, by continent; always with these. */
export function TimeZoneOptions({ always }: { always: readonly string[] }) {
  const named = always.join(" ");
  const groups = useMemo(() => groupTimeZones(named.split(" ").filter(Boolean)), [named]);
  return groups.map(({ area, zones }) => (
    <optgroup key={area} label={area}>
      {zones.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </optgroup>
  ));
}
