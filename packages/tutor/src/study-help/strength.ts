import { quote } from "../text";
import { verysOf } from "./near-words";

const oneWord = '["“]?([\\p{L}-]+)["”]?';
const asked: readonly RegExp[] = [
  new RegExp(
    `\\bis ${oneWord} (?:a )?(?:much |even )?(?:stronger|weaker|more extreme|more intense|milder)(?: word)? than ${oneWord}`,
    "u",
  ),
  new RegExp(
    `\\b(?:which|what)(?: one| word)? is (?:the )?(?:stronger|weaker|more extreme|more intense|milder)(?: one| word)?[,:]? ${oneWord} or ${oneWord}`,
    "u",
  ),
];

/** Which of two adjectives is the stronger: “furious” is very angry. Null where it is not known. */
export function sayStrength(bare: string): string | null {
  for (const pattern of asked) {
    const [, one, other] = pattern.exec(bare) ?? [];
    if (one === undefined || other === undefined) continue;
    const says = compare(one, other) ?? compare(other, one);
    if (says === null) continue;
    // “What about livid?” stands behind it.
    const third = new RegExp(`\\bwhat about ${oneWord}`, "u").exec(bare)?.[1];
    const more = third === undefined ? null : (compare(third, other) ?? compare(third, one));
    return more === null ? says : `${says} ${more}`;
  }
  return null;
}

function compare(strong: string, plain: string): string | null {
  return verysOf(plain).includes(strong)
    ? `${quote(strong)} is stronger: it means “very ${plain}”, so nobody says “very ${strong}”. Say “absolutely ${strong}”.`
    : null;
}
