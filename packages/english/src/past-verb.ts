import { pastOf, unchangedVerbs } from "./inflect";
import { irregularVerbs } from "./irregular-forms";

const others =
  "could couldn't didn't wasn't weren't hadn't burnt dreamt leapt smelt spelt spilt".split(" ");

/** Forms of the past simple: not participles ("gone"), and of no other kind of word ("people"). */
const irregularPasts: ReadonlySet<string> = new Set([
  ...irregularVerbs.flatMap((verb) => pastOf(verb)?.past.split(" or ") ?? []),
  ...unchangedVerbs,
  "read",
  ...others,
]);
const regular = /^(?!.*eed$).{2,}ed$|^(?:dis)?agreed$|^freed$/;
const endInEdAnyway = new Set("hatred hundred kindred naked sacred shed sled wicked".split(" "));

/** Behind these stands a participle, an adjective, a noun or a base form: "am tired", "have lost", "the left", "to read". */
const before = new Set(
  `a am an are be been being can cannot do does don't doesn't feel feels go has hasn't have haven't he's his i'm i've is it's must
  my of our she's should the their they're they've to turn very we're we've will your you're you've`.split(
    /\s+/,
  ),
);

/** Whether one of these words, in lower case and in their order, is a verb in the past simple. */
export const hasPastVerb = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const plain = word.replaceAll("’", "'");
    const isPast = irregularPasts.has(plain) || (regular.test(plain) && !endInEdAnyway.has(plain));
    return isPast && !before.has((words[at - 1] ?? "").replaceAll("’", "'"));
  });
