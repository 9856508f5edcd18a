import type { Clause } from "./read-clause";

/** What a sentence's form alone tells, whatever it is about, and by what words it is known. */
const forms: readonly (readonly [form: string, said: RegExp])[] = [
  [
    "past-habit",
    /^(?:[a-z]+ ){0,3}(?:i|we) (?:\w+ )?used to \w+|^before (?:that |this )?(?:i|we) (?:lived|worked|had|studied|were living|were working)\b/,
  ],
  [
    "ended",
    /^(?:[a-z]+ ){0,3}(?:i|we) (?:have |had |just |finally |recently |ve )*(?:stopped|quit|gave up|given up|dropped out)\b|\b(?:i|we) (?:do )?no longer\b|\b(?:i|we) (?:do|am|are|can) not \w+(?: \w+){0,4} (?:any ?more|any longer)\b/,
  ],
  [
    "began",
    /^(?:[a-z]+ ){0,3}(?:i|we) (?:have |just |recently |already |finally )*(?:started|began|begun|took up|taken up|signed up|joined)\b|\b(?:i|we) have (?:also |already |only )?been (?!wondering|thinking|feeling|having|trying|meaning|hoping|waiting|telling|looking|going|getting|planning|considering)\w+ing\b(?!.*\b(?:years|decades|all my life)\b)/,
  ],
  [
    "wanting",
    /\b(?:i|we) (?:really |also |still |just |only |now |do )*(?:would (?:really |also |still |just )*(?:like|love|prefer)|want|plan|hope|intend|am planning|are planning|am hoping|are hoping|am going|are going|wish) to (?!say|know|ask|thank|tell|be honest|think|believe|school|work|bed|church|the)\w+|\b(?:i|we) (?:am|are|have been|was|were) (?:just |also |still |seriously )*(?:thinking|dreaming) (?:of|about) \w+ing\b|\b(?:i|we) (?:sometimes |often |always )?(?:think|dream) (?:of|about) \w+ing\b|\b(?:i|we) (?:am|are) (?:considering|planning) \w+/,
  ],
  [
    "duty",
    /^(?:[a-z]+ ){0,3}(?:i|we) (?:really |always |often |also |still |just |usually )*(?:have to|must|need to|am supposed to|are supposed to) (?!say|admit|be honest|agree|confess)\w+/,
  ],
  [
    "needing",
    /^(?:[a-z]+ ){0,3}(?:i|we) (?:really |also |still |just |only |now |do )*need (?:an?|some|new|another|more|better) (?!time\b|break\b|rest\b|help\b|sleep\b|holiday\b|moment\b|minute\b|hug\b)\w+/,
  ],
  ["remembering", /^(?:[a-z]+ ){0,3}(?:i|we) (?:still |can |clearly |do )*remember\b/],
  [
    "finding-out",
    /^(?:[a-z]+ ){0,3}(?:i|we) (?:have |finally |suddenly |just |soon |quickly |then )*(?:realised|realized|noticed|discovered|found out|learnt that|learned that)\b/,
  ],
  [
    "preferring",
    /^(?:[a-z]+ ){0,3}(?:i|we) (?:would |much |still |usually )*(?:prefer|would rather|rather)\b/,
  ],
  [
    "liking",
    /^(?:[a-z]+ ){0,3}(?:i|we) (?:really |also |still |just |do |both |all |absolutely |very much )*(?:like|love|enjoy|adore)\b(?! to (?:say|think|be)\b)/,
  ],
  [
    "habit",
    /^(?:[a-z]+ ){0,4}(?:i|we) (?:usually|always|often|sometimes|normally|regularly|mostly|generally|rarely|tend to) (?!wonder|think|feel|ask|wish|believe|find)\w+|^(?:usually|normally|sometimes|every (?:day|week|morning|evening|weekend|year|month)|once a (?:week|month|year)) (?:i|we) (?!wonder|think|feel|ask|wish|believe)\w+|^(?:i|we) (?!am\b|are\b|was\b|have\b)\w+ (?:\w+ ){0,6}(?:every|each) (?:day|week|morning|evening|night|weekend|month|year|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/,
  ],
];

const statement =
  /^(?:(?:well|yes|no|so|and|but|honestly|actually|oh|also|then|frankly|personally) )*/;

/**
 * A clause's form, where somebody tells of themselves in one of the ways that allow a question whatever
 * was done; null where the form says nothing.
 */
export function formOf({ words, who, isIf, isNegated }: Clause): string | null {
  if ((who !== "I" && who !== "we") || (isIf && words[0]?.lower !== "if")) return null;
  const text = words
    .filter(({ lower }) => /[\p{L}\d]/u.test(lower))
    .map(({ lower }) => lower)
    .join(" ")
    .replace(statement, "");
  const form = forms.find(([, said]) => said.test(text))?.[0] ?? null;
  return isNegated && form !== "ended" ? null : form;
}

/** Forms that are surer than any topic that stands in the same clause. */
export const isSureForm = (form: string | null): boolean =>
  form === "past-habit" ||
  form === "needing" ||
  form === "ended" ||
  form === "remembering" ||
  form === "finding-out";

/** What somebody says not to do, have or be, with its "not" beside the verb. */
export const deniesPlainly = ({ words, who }: Clause): boolean => {
  if (who !== "I" && who !== "we" && who !== "other") return false;
  const text = words.map(({ lower }) => lower).join(" ");
  return (
    words.length <= 9 &&
    /\b(?:do|does|did|have|has|can|could|will|i|we) (?:not|never)\b|\b(?:have|has|had) no\b/.test(
      text,
    ) &&
    !/\bnot (?:agree|miss|want|wait|believe|imagine|complain|mind|know|think|need|care|understand|remember|say|only|just|sure|really|have to|help|be|that|too|so|very)\b/.test(
      text,
    )
  );
};
