import { ingFormOf, pastOf, thirdPersonOf } from "@saywell/english";
import { baseOf } from "../pattern/word-forms";
import type { RuleSource } from "../rule";

const split = (list: string): string[] => list.trim().split(/\s+/);

/** Words as the alternatives of one token of a pattern. */
export const anyOf = (list: string): string => split(list).join("|");

/** Every form of verbs as alternatives: "wait" gives "wait|waits|waited|waiting". */
export const formsOf = (verbs: string): string =>
  [
    ...new Set(
      split(verbs).flatMap((verb) => {
        const past = pastOf(verb);
        return [
          verb,
          thirdPersonOf(verb),
          ...(past === null ? [] : [...past.past.split(" or "), past.participle]),
          ingFormOf(verb),
          ...(otherForms[verb] ?? []),
        ];
      }),
    ),
  ].join("|");

const otherForms: Readonly<Record<string, readonly string[]>> = {
  learn: ["learned"],
  dream: ["dreamt"],
  travel: ["traveling", "traveled"],
  plan: ["planing"],
};

/** With -ing, as alternatives. */
export const ingOf = (verbs: string): string => split(verbs).map(ingFormOf).join("|");

/** What begins what a verb acts on, and no new clause. */
export const determiner = anyOf(
  "a an the my your his her its our their this that these those some any every all each another",
);
/** "Her" and "it" may begin more: "ask her mother". */
export const person = "me|him|us|them|her|you";
export const possessive = "my|your|his|her|its|our|their";
/** What begins whatever is spoken of. */
export const thing = `${determiner}|me|him|us|them|it|everything|something|anything|everybody|everyone|people`;
export const who = "i|you|he|she|it|we|they|who";
/** A verb in base form that comes behind these is no noun. */
export const beforeBase = anyOf(
  "to can could will would shall should must may might 'll n't not please do does did cannot can't i you we they who never always",
);

/** Verbs in base form that are hardly ever a noun. */
export const sureVerbs =
  anyOf(`accept achieve add admit advise agree allow apologise apply argue arrive ask attend
  avoid become begin behave believe borrow bring build buy carry celebrate choose collect come communicate compare
  complain consider continue create decide deliver depend describe destroy develop die disappear discover
  discuss do eat earn encourage enjoy enter exist expect explain fail feel find finish fly follow forget forgive
  get give go grow happen have hear hide ignore imagine improve introduce invite join keep
  know learn leave lend let listen live lose make marry meet obtain organise pay perform practise prefer prepare
  prevent protect prove provide put read realise receive recommend reduce refuse relax remember remind
  say see seem sell send sing sit solve speak spend steal succeed suffer
  suggest take teach tell think throw translate understand win write`);
/** Verbs that are nouns as well, so that only what follows shows which. */
export const nounVerbs = anyOf(
  "help visit wait study work call watch cook travel walk play drink talk answer use change drive clean wash draw save share stay wear repeat repair cut paint ride open close stop start move order watch try love swim run dance sleep shop climb miss check control",
);

/** A fix by the verb, adjective or noun with which the match begins. */
export const byFirstWord =
  (table: Readonly<Record<string, string>>): Exclude<RuleSource["fix"], string | null> =>
  ({ tokens, match }) => {
    const first = tokens[match.from]!;
    return table[first.lower] ?? table[baseOf(first)] ?? table[first.lemma] ?? null;
  };

/**
 * Rules in whose patterns ",|and|with" may come last: the end of a clause, or one of these words,
 * which is looked at alone.
 */
export const withClauseEnds = (rules: readonly RuleSource[]): readonly RuleSource[] =>
  rules.map((rule) => ({
    ...rule,
    pattern: (typeof rule.pattern === "string" ? [rule.pattern] : rule.pattern).flatMap((each) => {
      const [, body, words] = / ,\|(\S+)$/.test(each) ? /^(.*) ,\|(\S+)$/.exec(each)! : [];
      return body === undefined ? each : [`${body} ,`, `${body} >${words}`];
    }),
  }));
