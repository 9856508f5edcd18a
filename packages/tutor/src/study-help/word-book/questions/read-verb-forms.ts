import { pastOf } from "@saywell/english";
import { familyOf } from "../look-up";
import type { WordBook } from "../word-book";
import type { WordQuestion } from "./word-question";

const formNames =
  "(?:past(?: tense| simple| form)?|past participle|participle|third form|second form|first form|3rd form|2nd form|v ?[123]|three forms|3 forms|all (?:the )?forms|verb forms|forms|form)";

export function readIrregular(
  bare: string,
  said: readonly string[],
  book: WordBook,
): WordQuestion | null {
  if (
    /\birregular\b/.test(bare) &&
    /\bverbs?\b/.test(bare) &&
    !/\b(?:learn|remember|memori[sz]e|how|explain|what (?:is|are) (?:an? )?irregular)\b/.test(bare)
  ) {
    if (/\b(?:same|do not change|not change|unchanged|never change)\b/.test(bare))
      return { of: "irregular-verbs", which: "same" };
    if (
      /\b(?:list|common|most|some|give|show|tell|table|all|important|need|examples?|want)\b|^irregular verbs$/.test(
        bare,
      )
    )
      return { of: "irregular-verbs", which: "all" };
  }
  const verb =
    new RegExp(
      `\\b${formNames}(?: and (?:past )?participle)? (?:of|for) (?:the )?(?:verb )?(?:to )?["“]?(\\p{L}+)["”]?$`,
      "u",
    ).exec(bare)?.[1] ??
    new RegExp(
      `^(?:the )?(?:verb )?["“]?(\\p{L}+)["”]? (?:past participle|third form|second form|v ?[123]|three forms|3 forms|irregular verb)$`,
      "u",
    ).exec(bare)?.[1] ??
    new RegExp(
      `^(?:past participle|third form|v ?[123]|three forms) ["“]?(\\p{L}+)["”]?$`,
      "u",
    ).exec(bare)?.[1] ??
    /^is (?:the verb )?(?:to )?["“]?(\p{L}+)["”]? (?:an? )?(?:regular|irregular)\b/u.exec(
      bare,
    )?.[1] ??
    /^(?:to )?(\p{L}+) - ?(?:\p{L}+|\?|\.+) - ?/u.exec(bare)?.[1];
  if (
    verb === undefined ||
    /\b(?:plural|comparative|superlative|noun|adjective|adverb)\b/.test(bare)
  )
    return null;
  const isVerb =
    pastOf(verb) !== null &&
    (pastOf(verb)!.past !== `${verb}ed` && pastOf(verb)!.past !== `${verb}d`
      ? true
      : familyOf(verb, book).some((each) => each.word === verb && each.partOfSpeech === "verb"));
  const known =
    isVerb &&
    (familyOf(verb, book).some((each) => each.word === verb && each.partOfSpeech === "verb") ||
      isIrregular(verb));
  return known && said.length <= 12 ? { of: "verb-forms", verb } : null;
}

const isIrregular = (verb: string): boolean => {
  const forms = pastOf(verb);
  return forms !== null && !forms.past.endsWith("ed");
};
