import { ingFormOf, pastOf, thirdPersonOf } from "@saywell/english";
import { commonVerbs } from "./common-words";
import type { Token } from "./token";

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Verbs that learners use beside the commonest ones. */
const moreVerbs = words(`
  abandon absorb accuse adapt adopt affect aim announce annoy approach approve assume attack attract bake ban bark
  bathe postpone renovate restore rebuild beat bet bite blame bless blow boil book bother bow breathe brush burn bury calculate call camp cancel
  care cause charge chase cheer claim collapse combine comfort comment communicate compete compose concern
  conclude confirm confuse connect contact control convince cooperate copy correct cough count cover crash
  criticise cure damage deal decorate defend delay delete demand deny design develop dig direct disagree
  discover disturb divide dress drop earn edit educate emigrate employ encounter end establish examine excite
  exercise expand experience explore express face feed fetch fill film fish fit focus fold force forbid forecast
  freeze frighten gain gather graduate greet guess guide hang hate hike hire hug hunt hurry identify
  imply import impress indicate influence injure install intend interest interview invent invest iron joke judge
  kick knock lack land last laugh lay lead lean lift light limit link load lock look mark match measure mend
  mind miss mix obey observe obtain occur operate oppose order owe pack park participate perform phone pick point pollute
  post practise practice pray predict present press pretend print process promote pronounce publish punish purchase
  quit raise react record recover recycle reflect register regret reject relate release rely replace report
  represent request require rescue research reserve resign respond result retire reveal review ring rise roast
  rob rule rush scare scream seek select separate set shake shave shine shoot shop sigh sign sink ski
  slip smell snow sound spread stare state store strike struggle study suit surf surprise surround survive
  suspect tend test text threaten tidy tie touch tour trust type unite update upload vary view volunteer vote
  wander water weigh welcome whisper wipe wrap yawn rain react cycle chat skate jog email message google browse post
  consist arise matter like ring rain translate hurt lend burst cheat dive grow heat hide ignore kneel ask swear sweep tear spoil spell spill`);

/** Verbs in the base form whatever a tagger makes of them. */
export const verbBases: ReadonlySet<string> = new Set([
  ...[...commonVerbs].filter((verb) => verb !== "be"),
  ...moreVerbs,
]);

type Form = "base" | "third" | "past" | "participle" | "ing";
const forms = new Map<string, Map<Form, string>>();
const add = (form: string, kind: Form, base: string): void => {
  const known = forms.get(form) ?? new Map<Form, string>();
  // "found" is the past of "find" before it is a verb itself.
  if (!known.has(kind)) known.set(kind, base);
  forms.set(form, known);
};
for (const base of verbBases) {
  add(base, "base", base);
  add(thirdPersonOf(base), "third", base);
  add(ingFormOf(base), "ing", base);
  const past = pastOf(base);
  if (past === null) continue;
  add(past.past, "past", base);
  add(past.participle, "participle", base);
}
for (const verb of words("learn burn dream spell smell spill spoil lean")) {
  for (const ending of ["ed", "t"]) {
    const form =
      verb === "spell" || verb === "smell" || verb === "spill"
        ? ending === "t"
          ? `${verb.slice(0, -1)}t`
          : `${verb}ed`
        : `${verb}${ending}`;
    add(form, "past", verb);
    add(form, "participle", verb);
  }
}
add("got", "participle", "get");
add("gotten", "participle", "get");

/** The base form of the verb of which this is such a form, by lists; undefined where it is none. */
export const baseAs = (kind: Form, { lower }: Pick<Token, "lower">): string | undefined =>
  forms.get(lower)?.get(kind);

/** Whether it may be a verb in a form that says when: not only an -ing form or a participle. */
export const mayBeFinite = (token: Token): boolean =>
  token.pos === "AUX" ||
  ["base", "third", "past"].some((kind) => forms.get(token.lower)?.has(kind as Form));

/** Verbs whose base form is a noun too, so that "my work help" need not be a sentence. */
export const alsoNouns: ReadonlySet<string> = new Set(
  words(`answer appeal attack book break call camp care cause change charge chat check claim comment contact control
  cook copy cost cough count cover crash cross cry cure cut damage dance deal delay demand design dream dress
  drink drive drop end escape exercise experience face fall feel fight film fish fit fix focus force found
  guess guide hate help hike hit hold hope hug hunt hurry hurt influence interest interview iron joke judge
  jump kick kiss knock lack land last laugh lead lift light limit link list load lock look love mark match
  message mind mix move name need offer order own pack paint park pass pay phone pick place plan plant play
  point post practice present press print process produce promise pull purchase push question rain record
  report request rescue research respect rest result return review ride ring rise rule run rush save scream
  search sell set shake share shine shop shout show sign ski skate sleep smell smile smoke snow sound spell spread
  stand start state stay steal stop store strike struggle study suffer suit support surf surprise survey swim
  talk taste tear test text thought tie time tour touch train travel trust try turn type update use view
  visit volunteer vote wait wake walk wash watch water wear welcome wind win wish wonder work worry wrap
  cycle email google drive dislike smoke record experience clean close open dry live reply respond value book`),
);
const alsoNounThirds = new Set([...alsoNouns].map(thirdPersonOf));

/** Whether the word is a noun as often as a verb: "work", "plays". */
export const isNounToo = ({ lower }: Pick<Token, "lower">): boolean =>
  alsoNouns.has(lower) || alsoNounThirds.has(lower);
