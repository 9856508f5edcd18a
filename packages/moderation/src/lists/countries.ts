import data from "../../data/countries-of-time-zones.json";
import help from "../../data/help-lines.json";

let countries: ReadonlyMap<string, string> | undefined;

/** The country whose clocks an IANA time zone is, as ISO 3166 writes it; undefined for `UTC` and the like. */
export function countryOf(timeZone: string): string | undefined {
  countries ??= new Map(
    Object.entries(data.zones).flatMap(([code, zones]) => zones.map((zone) => [zone, code])),
  );
  return countries.get(timeZone);
}

/** All countries that have clocks, as ISO 3166 writes them. */
export const countryCodes: readonly string[] = Object.keys(data.zones).toSorted();

/** Those of whose help we know any number. */
export const countriesWithNumbers: ReadonlySet<string> = new Set(Object.keys(help.countries));
