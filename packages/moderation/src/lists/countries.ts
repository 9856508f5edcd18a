import data from "../../data/countries-of-time-zones.json";

let countries: ReadonlyMap<string, string> | undefined;

/** The country whose clocks an IANA time zone is, as ISO 3166 writes it; undefined for `UTC` and the like. */
export function countryOf(timeZone: string): string | undefined {
  countries ??= new Map(
    Object.entries(data.zones).flatMap(([code, zones]) => zones.map((zone) => [zone, code])),
  );
  return countries.get(timeZone);
}
