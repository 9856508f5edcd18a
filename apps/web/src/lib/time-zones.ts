interface TimeZoneGroup {
  area: string;
  zones: { id: string; label: string }[];
}

/**
 * All zones that the browser knows, by continent, always with the given ones: an old name or `UTC`
 * may be none of them.
 */
export function groupTimeZones(always: readonly string[]): TimeZoneGroup[] {
  const known = Intl.supportedValuesOf?.("timeZone") ?? [];
  const groups = new Map<string, TimeZoneGroup>();
  for (const id of [...new Set([...known, ...always])].toSorted()) {
    const [first = id, ...rest] = id.split("/");
    const area = rest.length > 0 ? first : "Other";
    const group = groups.get(area) ?? { area, zones: [] };
    group.zones.push({ id, label: zoneLabel(id) });
    groups.set(area, group);
  }
  return [...groups.values()];
}

/** `America/Argentina/Buenos_Aires` as `Buenos Aires, Argentina`. */
export function zoneLabel(id: string): string {
  const [, ...places] = id.split("/");
  return (places.length > 0 ? places : [id])
    .toReversed()
    .map((place) => place.replaceAll("_", " "))
    .join(", ");
}
