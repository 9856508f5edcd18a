import { wordsOf } from "../../../text";
import { collocationsOf } from "../look-up";
import type { WordBook } from "../word-book";
import { askingWords, wanted } from "./asking-words";
import type { WordQuestion } from "./word-question";

const lightVerbs =
  "do|make|take|have|give|get|go|pay|say|tell|catch|draw|hold|throw|win|earn|gain|keep|play|raise|rise|commit|reach|set";

/** Where these are not written, nobody says them; of others one cannot be so sure. */
const surelyWrong = /^(?:do|make|say|tell|have|take)$/;

export function readVerbChoice(bare: string, book: WordBook): WordQuestion | null {
  const plain = bare.replaceAll(/["“”,?]/g, " ").replaceAll(/\s+/g, " ");
  const found =
    new RegExp(`(?:^|\\s)(?:to )?(${lightVerbs}) or (?:to )?(${lightVerbs}) (.+)$`)
      .exec(plain)
      ?.slice(1) ??
    (() => {
      const twice = new RegExp(
        `(?:^|\\s)(?:to )?(${lightVerbs}) (.+?) or (?:to )?(${lightVerbs}) (.+)$`,
      ).exec(plain);
      return twice === null ? undefined : [twice[1]!, twice[3]!, twice[4]!];
    })() ??
    (() => {
      const behind = new RegExp(
        `^([\\p{L}' -]+?):? (?:to )?(${lightVerbs}) or (?:to )?(${lightVerbs})$`,
        "u",
      ).exec(plain);
      return behind === null ? undefined : [behind[2]!, behind[3]!, behind[1]!];
    })();
  if (found === undefined) return null;
  const [one = "", other = "", rest = ""] = found;
  if (one === other) return null;
  const nouns = wordsOf(rest.replace(/\b(?:what|which|is|correct|right|better)\b.*$/, ""));
  for (const noun of nouns.toReversed()) {
    const known = [noun, noun.replace(/s$/, ""), noun.replace(/ies$/, "y")]
      .flatMap((each) => collocationsOf(each, book))
      .find(({ kind }) => kind === "nouns");
    if (known === undefined) continue;
    const of = (verb: string): readonly string[] =>
      known.before.filter((each) => each.startsWith(`${verb} `));
    const right = [...of(one), ...of(other)];
    const wrong = [one, other].filter((verb) => of(verb).length === 0 && surelyWrong.test(verb));
    if (right.length === 0)
      return wrong.length < 2 || known.before.length === 0
        ? null
        : { of: "verb-choice", noun: known.word, right: known.before.slice(0, 1), wrong };
    return { of: "verb-choice", noun: known.word, right, wrong };
  }
  return null;
}

export function readCollocations(
  bare: string,
  said: readonly string[],
  book: WordBook,
): WordQuestion | null {
  const asks =
    /\bcollocat\w+\b/.test(bare) ||
    /\b(?:what|which|some|give me|tell me|any|the)?\s*(?:verbs?|adjectives?|adverbs?|words?) (?:(?:do|does|can|should|we|i|you|that|which|to|people|is|are|used?|usually) )*(?:goes|go|come|comes|used?|say|combine[sd]?|collocates?|put)?\s*(?:together )?(?:with|for|before) /.test(
      bare,
    ) ||
    /\b(?:verbs?|adjectives?) (?:with|for|before) /.test(bare) ||
    /^(?:what|which) (?:words?|verbs?|adjectives?) (?:go|goes|collocate|can i use) with\b/.test(
      bare,
    );
  if (
    !asks ||
    /\b(?:family|families|another|other|synonyms?|similar|opposite|formal|mean\w*|prepositions?|describe|express|rhyme\w*|start\w*|begin\w*)\b|\bwords? for\b/.test(
      bare,
    )
  )
    return null;
  for (const each of wanted(said)) {
    const known = [each, each.replace(/s$/, ""), each.replace(/ies$/, "y")].find(
      (form) => collocationsOf(form, book).length > 0,
    );
    if (known !== undefined) return { of: "collocations", word: known };
    if (!askingWords.has(each)) return null;
  }
  return null;
}
