/** Words without which nothing unsafe is advised and nobody is asked who they are; they may be said, in a whole sentence. */
const risky = `
  pill pills tablet tablets capsule capsules painkiller painkillers aspirin aspirins paracetamol ibuprofen antibiotics
  medicine medicines medication insulin dose doses vodka beer beers wine whisky whiskey rum gin tequila alcohol cocktail
  champagne cider brandy drunk stoned weed cannabis marijuana cocaine heroin lsd ecstasy drugs cigarette cigarettes
  cigar vape vaping nicotine tobacco smoke smoking gamble gambling starve starving overdose bleach vomit puke calories
  fat overweight weight punch kick slap stab shoot kill hurt harm yourself revenge alone secret secretly strangers stranger
  internet sneak steal stealing cheat hack gun guns weapon weapons bomb bombs knife knives poison casino bet bitcoin crypto
  invest loan savings bank password parents mum mom mother dad father doctor doctors hospital therapist depression dead
  parent teacher anyone anybody nobody adults police cutting
  live old age address photo photos picture selfie wearing look instagram whatsapp snapchat telegram birthday surname phone
  camera email gmail boyfriend girlfriend number class school
`;
/** In a lesson, what riddles about its words are told with. */
const riddling = `
  start starts starting begin begins beginning end ends ending letter letters rhyme rhymes sound sounds spell spelt spelled
  backwards backward reverse reversed anagram hidden hiding without minus neither nor first second third last number one
  longest shortest middle negative positive polite option choice spanish french german italian portuguese russian polish
  turkish chinese japanese arabic hindi dutch language translation code alpha bravo charlie delta echo foxtrot hotel india
  juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor yankee zulu
`;

interface Words {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: ReadonlySet<string>;
}

function wordsWith(list: string): Words {
  const words = list.trim().split(/\s+/);
  return {
    whole: new Set(words),
    beginnings: new Set(
      words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))),
    ),
  };
}

const anywhere = wordsWith(risky);
const inLessons = wordsWith(risky + riddling);

/**
 * Where in a sentence that has not come to its end a word stands that makes it wait; the sentence's length
 * where none does. A word that is still coming waits where it may become one, but for the first.
 */
export function riskyFrom(sentence: string, isLesson: boolean): number {
  const { whole, beginnings } = isLesson ? inLessons : anywhere;
  const words = sentence.toLowerCase().matchAll(/[\p{L}\p{N}@&]+(?:[.'’][\p{L}\p{N}]+)*/gu);
  let count = 0;
  for (const { 0: word, index } of words) {
    const isOpen = index + word.length === sentence.length;
    const isFirst = count === 0;
    count += 1;
    if (isOpen && isFirst) continue;
    if (isOpen ? beginnings.has(word) : whole.has(word)) return index;
    // Addresses, numbers to call, codes, letters that stand alone.
    if (/[@&.]|\d/.test(word) && !/^\d{1,3}$/.test(word)) return index;
    if (
      isLesson &&
      word.length === 1 &&
      !(isOpen || /^[ai] \p{L}/u.test(`${sentence.slice(index, index + 3).toLowerCase()}`))
    )
      return index;
  }
  return sentence.length;
}
