import type { TutorLesson } from "../types";
import { wordsThatHide } from "./key-letters";

/** Words without which nothing unsafe is advised and nobody is asked who they are; they may be said, in a whole sentence. */
const risky = `
  pill pills tablet tablets capsule capsules painkiller painkillers aspirin aspirins paracetamol ibuprofen antibiotics
  medicine medicines medication insulin dose doses vodka beer beers wine whisky whiskey rum gin tequila alcohol cocktail
  champagne cider brandy drunk stoned weed cannabis marijuana cocaine heroin lsd ecstasy drugs cigarette cigarettes
  cigar vape vaping nicotine tobacco smoke smoking gamble gambling starve starving overdose bleach vomit puke calories
  fat overweight weight punch kick slap stab shoot kill hurt harm yourself revenge alone secret secretly strangers stranger
  internet sneak steal stealing cheat hack gun guns weapon weapons bomb bombs knife knives poison casino bet bitcoin crypto
  invest loan savings bank password parents mum mom mother dad father doctor doctors hospital therapist depression dead
  parent teacher anyone anybody nobody adults police cutting born
  meet meeting drink live old age address photo photos picture selfie wearing look instagram whatsapp snapchat telegram birthday surname phone
  camera email gmail boyfriend girlfriend number class school
`;
/** In a lesson, what riddles about its words are told with. */
const riddling = `
  start starts starting begin begins beginning end ends ending letter letters rhyme rhymes sound sounds spell spelt spelled
  backwards backward reverse reversed anagram hidden hiding without minus wrong neither nor first second third last number one
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
export function riskyFrom(sentence: string, lesson: TutorLesson | null): number {
  const { whole, beginnings } = lesson === null ? anywhere : inLessons;
  const hiding = lesson === null ? null : wordsThatHide(lesson);
  const plain = sentence.toLowerCase();
  let isFirst = true;
  for (const { 0: word, index } of plain.matchAll(/[\p{L}\p{N}@&+]+(?:[.'’][\p{L}\p{N}]+)*/gu)) {
    const isOpen = index + word.length === sentence.length;
    const mayBe = isOpen ? beginnings.has(word) && !isFirst : whole.has(word);
    isFirst = false;
    if (mayBe || isAddress(word)) return index;
    if (hiding === null) continue;
    if (/\d|(.)\1\1/.test(word) || mayHide(word, isOpen, hiding)) return index;
    // Letters that stand alone, but for the words "a" and "I".
    if (word.length === 1 && !isOpen && !/^[ai] \p{L}/u.test(plain.slice(index, index + 3)))
      return index;
  }
  return sentence.length;
}

/** Addresses and numbers to call. */
const isAddress = (word: string): boolean => /[@&+.]|\d{3}|^0\d/.test(word);

function mayHide(word: string, isOpen: boolean, hiding: ReadonlySet<string>): boolean {
  if (hiding.has(word)) return true;
  if (!isOpen || word.length < 2) return false;
  return [...hiding].some((each) => each.startsWith(word));
}
