import { irregularBaseOf } from "@saywell/english";
import { stemOf } from "../text";

/** Words that descriptions are made of, and that tell nothing: their kind is read apart from them. */
const tellsNothing = new Set(
  `a an the this that these those some any and or but so if then than because when while as
  i you he she it we they me him her us them my your his its our their mine yours myself yourself himself
  am is are was were be been being do does did done have has had having will would can could
  should shall may might must of to in on at by for with from about into again really too also just
  only more most much there here what who whom whose which where why how please well
  it's i'm i've you're he's she's we're they're that's there's let's what's who's
  person people somebody someone anybody man men woman women guy lady human thing things something anything
  object item kind type sort use used using uses make makes made making get gets got go goes going
  way word called call name say said one other others own want need like likes usually always often
  lot lots many person's people's because which's english language job profession`.split(/\s+/),
);

const not = new Set(
  "not no cannot can't cant don't dont doesn't doesnt didn't isn't aren't won't never without nobody nothing none hasn't haven't unable".split(
    " ",
  ),
);

const groups = `repair fix mend
big large huge
ill sick
child kid
rubbish garbage trash
film movie
street road
medicine drug
fast quick quickly
near next
photo picture
house home
colour color colorful colourful
mother mom mum
father dad
plane airplane aeroplane aircraft
bike bicycle
tv television
trousers pants
petrol gasoline gas benzin
afraid scared fear frightened
remove delete erase
wedding marry married marriage
dead die died death dying
close shut
beautiful pretty
small little tiny
sea ocean
gift present
speak talk
see watch look
hospital clinic
police policeman cop
holiday vacation trip travel journey
doctor medic physician
teeth tooth
angry mad
mall shopping
salary wage
noise sound
hear listen
finish end
buy purchase
nice good
glasses spectacles
quiet silent quietly
exam test
boss chief manager
rich wealthy
jewellery jewelry jewel
bag sack
car auto automobile
shop store
luck lucky
flat apartment
wear dress
phone mobile smartphone
evening night
pregnant pregnancy
cold freezing
below under
above over
wood wooden
metal iron steel
breathe breath
grey gray
cook cooking
true truth
very extremely`.split("\n");

/** “Teeths” too is “tooth”. */
const baseOf = (word: string): string =>
  irregularBaseOf(word) ?? irregularBaseOf(word.replace(/s$/, "")) ?? word;
export const bareOf = (word: string): string => stemOf(baseOf(word).replace(/(?<=..)ies$/, "y"));

/** Words that one may be said for another in a description are one. */
const sameAs: ReadonlyMap<string, string> = new Map(
  groups.flatMap((group) => {
    const stems = group.split(" ").map(bareOf);
    return stems.map((stem) => [stem, stems[0]!] as const);
  }),
);

/** The stem of a word that says what is special about a thing; undefined of any other word. */
function stemOfDescribing(word: string): string | undefined {
  if (not.has(word)) return "not";
  if (tellsNothing.has(word) || !/^(?:\p{L}[\p{L}'’]+|\d{2,})$/u.test(word)) return undefined;
  const stem = bareOf(word.replace(/['’]s?$/, ""));
  return sameAs.get(stem) ?? stem;
}

/**
 * Reads of descriptions the words that say what is special about a thing, as stems; “can't” and “without”
 * are “not”. Many descriptions have the same words, so one reader remembers them.
 */
export function readerOfDescriptions(): (text: string) => ReadonlySet<string> {
  const read = new Map<string, string | undefined>();
  return (text) => {
    const stems = new Set<string>();
    for (const word of text
      .toLowerCase()
      .replaceAll("’", "'")
      .replaceAll(/\ba (?:little|bit)\b/g, "")
      .split(/[^\p{L}\p{N}']+/u)) {
      if (!read.has(word)) read.set(word, stemOfDescribing(word));
      const stem = read.get(word);
      if (stem !== undefined) stems.add(stem);
    }
    return stems;
  };
}
