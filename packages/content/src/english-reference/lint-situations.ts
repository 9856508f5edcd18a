import type { Finding } from "../finding";
import type { Situation } from "./situation-schema";

/** What is wrong with the situations, beyond their form. */
export function* lintSituations(situations: readonly Situation[]): Generator<Finding> {
  const ids = new Set<string>();
  const seen = new Set<string>();
  for (const [at, { id, names, phrases }] of situations.entries()) {
    if (ids.has(id)) yield { path: [at, "id"], reason: `"${id}" stands twice` };
    ids.add(id);
    for (const name of names) {
      if (seen.has(name)) yield { path: [at, "names"], reason: `"${name}" is named twice` };
      seen.add(name);
      if (name !== name.toLowerCase())
        yield { path: [at, "names"], reason: `"${name}" is not in small letters` };
    }
    const said = new Set<string>();
    for (const [index, { say, when }] of phrases.entries()) {
      if (said.has(say)) yield { path: [at, "phrases", index], reason: `says "${say}" twice` };
      said.add(say);
      if (/^\p{Lu}|[.;]$/u.test(when))
        yield {
          path: [at, "phrases", index, "when"],
          reason: "ends a sentence: no capital at its beginning, no mark at its end",
        };
    }
  }
}
