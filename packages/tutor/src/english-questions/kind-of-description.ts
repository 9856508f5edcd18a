import { irregularBaseOf } from "@saywell/english";
import { wordsOf } from "../text";

/** Behind these the kind is said, and it is told what is special about this one. */
const ends = new Set(
  "that which who whose whom where when what with for of in on at from to by you we they he she it i people used made make makes between and or without like has have had is are was were can cannot can't does do doesn't don't under over behind near next inside".split(
    " ",
  ),
);

const listed = (kind: string, words: string): [string, string][] =>
  words.split(" ").map((each) => [each, kind]);
const sameKind: ReadonlyMap<string, string> = new Map([
  ...listed(
    "person",
    "people persons somebody someone anybody man men woman women boy girl child children kid adult guy lady human worker job profession",
  ),
  ...listed(
    "thing",
    "things something anything object tool item machine device instrument equipment stuff",
  ),
  ...listed("animal", "animals bird insect fish bug"),
  ...listed("place", "shop store building room area"),
  ...listed("food", "fruit vegetable drink meal dish"),
  ...listed("clothes", "clothe clothing garment"),
]);

/**
 * Of what kind a meaning or a description says that something is: `animal` of "a big farm animal that
 * gives milk", `person` of "somebody who …", `verb` of "to cut with …". Undefined where it does not say.
 */
export function kindOf(text: string): string | undefined {
  const plain = text.toLowerCase();
  if (/^(?:for )?to (?!be )\p{L}/u.test(plain)) return "verb";
  const words = wordsOf(
    plain
      .replace(/^(?:it|he|she|this|that|they)(?: is|['’]s| are) /, "")
      .replace(/^(?:an? |the |one )?(?:kind|type|sort|piece|pair|name) of /, "")
      .replace(/^(?:an?|the|one|some|any|somebody's) /, ""),
  );
  const end = words.findIndex((word) => ends.has(word));
  const kind = (end === -1 ? words : words.slice(0, end)).at(-1);
  if (kind === undefined) return words[0] === "people" ? "person" : undefined;
  return (
    sameKind.get(kind) ??
    sameKind.get(kind.replace(/s$/, "")) ??
    irregularBaseOf(kind) ??
    kind.replace(/s$/, "")
  );
}
