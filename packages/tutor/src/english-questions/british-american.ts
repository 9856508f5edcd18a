import { toAmerican } from "@saywell/english";
import { quote, wordsOf } from "../text";

/** What people say in Britain, and in America. */
const words = `flat apartment, lift elevator, autumn fall, football soccer, pavement sidewalk, holiday vacation, biscuit cookie,
  chips fries, crisps chips, sweets candy, petrol gas, lorry truck, rubbish trash, trousers pants, queue line, tap faucet,
  torch flashlight, nappy diaper, motorway highway, underground subway, car park parking lot, mobile phone cell phone,
  post mail, postcode zip code, cinema movie theater, film movie, aubergine eggplant, courgette zucchini, mum mom,
  maths math, timetable schedule, jumper sweater, trainers sneakers, wardrobe closet, cooker stove, bill check,
  shop store, chemist pharmacy, taxi cab, aeroplane airplane, full stop period, ground floor first floor,
  boot trunk, bonnet hood, dustbin trash can, rubber eraser, plaster band-aid, solicitor lawyer, pram baby carriage`;
const twoWords = new Set([
  "parking lot",
  "cell phone",
  "car park",
  "mobile phone",
  "zip code",
  "movie theater",
  "full stop",
  "ground floor",
  "first floor",
  "trash can",
  "baby carriage",
]);

const pairs: readonly (readonly [british: string, american: string])[] = words
  .split(/,\s*/)
  .map((each) => {
    const parts = each.trim().split(" ");
    const first = twoWords.has(parts.slice(0, 2).join(" ")) ? 2 : 1;
    return [parts.slice(0, first).join(" "), parts.slice(first).join(" ")] as const;
  });

/** How a word is called or spelt on the other side of the ocean; null where there is no difference known. */
export function sayBritishAmerican(terms: readonly string[]): string | null {
  const [first = "", second] = terms.map((term) => wordsOf(term).join(" "));
  const known = pairs.filter((pair) =>
    second === undefined ? pair.includes(first) : pair.includes(first) && pair.includes(second),
  );
  if (known.length > 0)
    return known
      .map(
        ([british, american]) =>
          `British English: ${quote(british)}. American English: ${quote(american)}.`,
      )
      .join(" ");
  const spelt = [first, ...maybeBritish(first)].find((each) => toAmerican(each) !== each);
  if (spelt === undefined) return null;
  const american = toAmerican(spelt);
  if (second !== undefined && second !== spelt && second !== american) return null;
  return `It is the same word: ${quote(spelt)} is the British spelling, and ${quote(american)} the American one. Both are right, but use one kind of spelling in a text.`;
}

/** How the British may spell a word of America; only what comes back as that word is one. */
const maybeBritish = (american: string): string[] =>
  [
    american.replace("or", "our"),
    american.replace(/er(s?)$/, "re$1"),
    american.replace("iz", "is"),
    american.replace("yz", "ys"),
    american.replace(/l(ing|ed|er|ers|or)$/, "ll$1"),
    american.replace("ense", "ence"),
    american.replace("gray", "grey"),
    american.replace(/og$/, "ogue"),
  ].filter((each) => each !== american && toAmerican(each) === american);
