/** Forms that no ending explains and that are much rarer than their base. */
const irregular = new Map(
  `arise arose arisen; bear bore borne; bend bent; bite bit bitten; bleed bled; blow blew blown;
  breed bred; child children; choose chose chosen; cling clung; creep crept; deal dealt; dig dug;
  draw drew drawn; drink drank drunk; drive drove driven; feed fed; flee fled; fling flung;
  fly flew flown; foot feet; forbid forbade forbidden; forget forgot forgotten;
  forgive forgave forgiven; freeze froze frozen; goose geese; grind ground; grow grew grown;
  half halves; hang hung; hide hid hidden; knife knives; kneel knelt; know knew known; lead led;
  leaf leaves; lend lent; loaf loaves; mistake mistook mistaken; mouse mice;
  overcome overcame; overhear overheard; rebuild rebuilt; rewrite rewrote rewritten;
  ride rode ridden; ring rang rung; rise rose risen; seek sought; sew sewn; shake shook shaken;
  shelf shelves; show shown; shrink shrank shrunk; sing sang sung; sink sank sunk; slide slid;
  speak spoke spoken; spin spun; spring sprang sprung; steal stole stolen; stick stuck;
  sting stung; strike struck; swear swore sworn; sweep swept; swim swam swum; swing swung;
  teach taught; tear tore torn; thief thieves; throw threw thrown; tooth teeth;
  undertake undertook undertaken; wake woke woken; wear wore worn; weave wove woven; weep wept;
  wind wound; withdraw withdrew withdrawn; write wrote written`
    .split(";")
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([base = "", ...forms]) => forms.map((form) => [form, base] as const)),
);

const negations = new Map([
  ["can't", "can"],
  ["won't", "will"],
  ["shan't", "shall"],
]);

// A course says the same few thousand words a hundred thousand times.
const known = new Map<string, readonly string[]>();

/**
 * The forms that a lower-case word may be an inflection of, itself first. By endings and a table,
 * not by a dictionary: some candidates are no words, so look them up.
 */
export function baseForms(word: string): readonly string[] {
  const forms = known.get(word) ?? findBaseForms(word);
  known.set(word, forms);
  return forms;
}

function findBaseForms(word: string): string[] {
  const plain = word.replaceAll("’", "'");
  const bare =
    negations.get(plain) ?? plain.replace(/n't$/, "").replace(/'(?:s|m|re|ve|ll|d)?$/, "");
  const forms = [bare, ...(irregular.has(bare) ? [irregular.get(bare)!] : [])];
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
