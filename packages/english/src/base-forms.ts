import { rarerIrregularBaseOf } from "./irregular-forms";
import { rememberLatest } from "./remember-latest";

const negations = new Map([
  ["can't", "can"],
  ["won't", "will"],
  ["shan't", "shall"],
]);

/** A course says the same few thousand words a hundred thousand times. */
const mostRemembered = 10_000;

/**
 * The forms that a lower-case word may be an inflection of, itself first. By endings and a table,
 * not by a dictionary: some candidates are no words, so look them up.
 */
export const baseForms: (word: string) => readonly string[] = rememberLatest(
  findBaseForms,
  mostRemembered,
);

function findBaseForms(word: string): string[] {
  const plain = word.replaceAll("’", "'");
  const bare =
    negations.get(plain) ?? plain.replace(/n't$/, "").replace(/'(?:s|m|re|ve|ll|d)?$/, "");
  const irregular = rarerIrregularBaseOf(bare);
  const forms = [bare, ...(irregular === undefined ? [] : [irregular])];
  const cut = (ending: string, ...replacements: string[]) => {
    if (bare.endsWith(ending) && bare.length > ending.length + 1)
      for (const replacement of replacements)
        forms.push(bare.slice(0, -ending.length) + replacement);
  };
  cut("s", "");
  cut("es", "");
  cut("ies", "y");
  for (const ending of ["ed", "ing", "er", "est"]) {
    cut(ending, "", "e");
    cut(`i${ending}`, "y");
    const stem = bare.slice(0, -ending.length);
    if (bare.endsWith(ending) && stem.at(-1) === stem.at(-2)) forms.push(stem.slice(0, -1));
  }
  cut("ly", "");
  cut("ily", "y");
  return forms;
}
