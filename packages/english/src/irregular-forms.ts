/**
 * The forms that no ending explains, base first: verbs with their past forms, nouns with their
 * plurals, adjectives with their comparison. Everyday words stand apart: lists of words by rank or
 * by level hold their forms (went, found) in their own right, so a form is not levelled by its base
 * there, while those of the rarer words are met too seldom to be listed.
 */
const everydayVerbs = `be am is are was were been being; have has had; do did done; go went gone;
  get got gotten; make made; say said; see saw seen; come came; take took taken; give gave given;
  find found; think thought; tell told; feel felt; leave left; bring brought; begin began begun;
  keep kept; hold held; stand stood; hear heard; mean meant; meet met; run ran; pay paid; sit sat;
  lose lost; send sent; die died died dying; become became; build built; understand understood; buy bought; catch caught;
  fall fell fallen; eat ate eaten; sell sold; spend spent; win won; sleep slept; fight fought;
  learn learnt; break broke broken; shoot shot; lie lay lain lying; retake retook retaken;
  withhold withheld`;
const everydayNouns = `man men; woman women; person people; wife wives; life lives`;
const everydayAdjectives = `good better best; bad worse worst; far further furthest`;

const rarerVerbs = `arise arose arisen; awake awoke awoken; bear bore borne; beat beaten; bend bent; bind bound; bite bit bitten; bleed bled;
  blow blew blown; breed bred; choose chose chosen; cling clung; creep crept; deal dealt; dig dug;
  draw drew drawn; drink drank drunk; drive drove driven; feed fed; flee fled; fling flung;
  fly flew flown; forbid forbade forbidden; forget forgot forgotten; forgive forgave forgiven;
  freeze froze frozen; grind ground; grow grew grown; hang hung; hide hid hidden; kneel knelt;
  know knew known; lay laid; lead led; lend lent; light lit; mistake mistook mistaken; overcome overcame;
  overhear overheard; rebuild rebuilt; rewrite rewrote rewritten; ride rode ridden; ring rang rung;
  rise rose risen; seek sought; sew sewn; shake shook shaken; shine shone; show shown; shrink shrank shrunk;
  sing sang sung; sink sank sunk; slide slid; speak spoke spoken; speed sped; spin spun; spit spat; spring sprang sprung;
  steal stole stolen; stick stuck; sting stung; stink stank stunk; strike struck; string strung; strive strove striven; swear swore sworn; sweep swept;
  swell swollen;  swim swam swum; swing swung; teach taught; tear tore torn; throw threw thrown; tread trod trodden;
  undertake undertook undertaken; wake woke woken; wear wore worn; weave wove woven; weep wept;
  wind wound; withdraw withdrew withdrawn; wring wrung; write wrote written`;
const rarerNouns = `calf calves; child children; elf elves; foot feet; goose geese; half halves; knife knives; leaf leaves;
  loaf loaves; mouse mice; ox oxen; scarf scarves; shelf shelves; thief thieves; tooth teeth; wolf wolves`;

const formsByBase = (...lists: string[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    lists
      .flatMap((list) => list.split(";"))
      .map((line) => line.trim().split(/\s+/))
      .map(([base = "", ...forms]) => [base, forms] as const),
  );
const baseByForm = (...lists: string[]): ReadonlyMap<string, string> =>
  new Map(
    [...formsByBase(...lists)].flatMap(([base, forms]) =>
      forms.map((form) => [form, base] as const),
    ),
  );

const byKind = {
  verb: formsByBase(everydayVerbs, rarerVerbs),
  noun: formsByBase(everydayNouns, rarerNouns),
};
const rarer = baseByForm(rarerVerbs, rarerNouns);
const all = baseByForm(everydayVerbs, everydayNouns, everydayAdjectives, rarerVerbs, rarerNouns);

/** The irregular forms of a verb or the irregular plural of a noun, in lower case; none for a regular one. */
export const irregularFormsOf = (base: string, kind: "verb" | "noun"): readonly string[] =>
  byKind[kind].get(base) ?? [];

/** The verbs of the table, in their base form. */
export const irregularVerbs: readonly string[] = [...byKind.verb.keys()];

/** The base of an irregular form, in lower case: `go` for `went`; undefined for any other word. */
export const irregularBaseOf = (form: string): string | undefined => all.get(form);

/** The same, but not for the forms of everyday words, which lists of words hold themselves. */
export const rarerIrregularBaseOf = (form: string): string | undefined => rarer.get(form);
