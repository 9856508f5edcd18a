import { wordsOf } from "../text";
import type { Question } from "./key-question";

/** What takes a choice away. */
export const denying =
  /\b(?:not|isn't|aren't|never|neither|nor|no|wrong|without|except|cross out|forget|rule out|eliminate|leave out|but|besides|other than|instead of|drop|remove|exclude|remains?|is left|strike|scratch|bin|throw away)\b/;
const fillers = new Set(
  "neither nor not isn't aren't never no or and the a it is it's so word words form forms option options choice choices be to use both wrong out except cross forget rule eliminate leave don't do that this right correct answer answers verb of course i say say's take also either are can cannot can't goes fit fits fit work works here together just drop remove exclude one ones any anything everything all but besides other than instead".split(
    " ",
  ),
);

const joining = new Set("and or nor not neither the word also is are".split(" "));

/** Whether all of some phrases stand side by side, in any order. */
function listsAll(words: readonly string[], phrases: readonly string[]): boolean {
  const parts = phrases.map((phrase) => phrase.split(" "));
  return words.some((_, from) => {
    const left = new Set(parts);
    let at = from;
    while (left.size > 0 && at < words.length) {
      const found = [...left]
        .filter((part) => part.every((word, index) => words[at + index] === word))
        .toSorted((one, other) => other.length - one.length)[0];
      if (found === undefined && (at === from || !joining.has(words[at]!))) return false;
      if (found !== undefined) left.delete(found);
      at += found?.length ?? 1;
    }
    return left.size === 0;
  });
}

/** "Go? No. Goes? No." */
const isAnsweredNo = (choice: string, sentences: readonly string[]): boolean =>
  sentences.some((each, at) => {
    const said = wordsOf(each).join(" ");
    const next = said === choice ? (sentences[at + 1] ?? "") : each;
    if (said !== choice && !said.startsWith(`${choice} `)) return false;
    const rest = said === choice ? next : each.replaceAll('"', "").slice(choice.length);
    return /^\W*(?:no|nope|wrong|not|false|never|isn't|out)\b/.test(rest);
  });

/** Whether a reply takes all choices away but the right one. */
export function eliminates(sentences: readonly string[], { choices, correct }: Question): boolean {
  const isYesOrNo = /^(?:yes|no)$/i.test(correct);
  const wrong = (isYesOrNo && choices.length === 0 ? ["yes", "no"] : choices)
    .filter((choice) => choice.toLowerCase() !== correct.toLowerCase())
    .map((choice) => wordsOf(choice).join(" "));
  if (wrong.length === 0) return false;
  const clauses = sentences
    .flatMap((each) => each.split(/[,;:]? but (?:it is|the|maybe|perhaps|what)\b/))
    .filter((each) => denying.test(each));
  const isDenied = (choice: string): boolean =>
    (!isYesOrNo && isAnsweredNo(choice, sentences)) ||
    clauses.some((clause) => {
      // "No, no!" denies no "no".
      if (choice === "no" && !/\b(?:not|isn't|neither|wrong)\b/.test(clause)) return false;
      const words = wordsOf(clause);
      const line = ` ${words.join(" ")} `;
      if (choice === "" || !line.includes(` ${choice} `)) return false;
      const said = new Set(wrong.flatMap((each) => each.split(" ")));
      // Nothing but wrong choices: a sentence about something else may hold small words too.
      return words.every((word) => fillers.has(word) || said.has(word));
    });
  // "Cross out go and goes": side by side.
  const areListed = clauses.some((clause) => wrong.length > 1 && listsAll(wordsOf(clause), wrong));
  return areListed || wrong.every(isDenied);
}

/** "It is not A and not C.": letters of choices. */
export function eliminatesLetters(sentences: readonly string[], { choices }: Question): boolean {
  if (choices.length < 3) return false;
  const denied = new Set<string>();
  for (const sentence of sentences)
    if (denying.test(sentence))
      for (const { 1: found } of sentence.matchAll(
        /(?:^|[ "(])([a-f])(?=[").,!]|$| (?:or|nor|and|is|are)\b)/g,
      ))
        denied.add(found!);
  return denied.size >= choices.length - 1 && denied.size < choices.length;
}

const nth = "(?:number |no\\.? ?|nr\\.? ?|#)(?:one|two|three|four|five|six|[1-6])";
const place =
  "(?:first|second|third|fourth|fifth|last|final|middle|top|bottom|upper|lower|1st|2nd|3rd|4th|next)";
/** All choices but one are taken away by their places. */
export const twoLeft = new RegExp(
  `\\b(?:neither|none|not|forget|skip|ignore|cross out|leave out) (?:(?:of|any of) )?(?:the )?${place} (?:two|three|ones)\\b|\\b(?:the )?${place} (?:two|three) (?:are|do not|don't|can't|cannot) (?:both )?(?:wrong|not|out|incorrect|fit|work|go|be)\\b`,
);
/** A choice is pointed at without its words. */
export const pointers: readonly RegExp[] = [
  /\b(?:right|correct|needed|best|missing) (?:one|word|form|choice|answer|option)\b[^.?!]{0,20}\b(?:comes|stands|is) (?:directly |right |just )?(?:after|before|between|behind|above|below|next)\b/,
  // A list of numbers with the letters of choices: "1=c, 3=b".
  /(?:^|[ ,;(])(?:q|question |number )?\d{1,2} ?[=:>-]+ ?"?[a-f]"?(?=[,.;) ]|$)|\b(?:answers?|key|solutions?)\b[^.?!]{0,25}?[ :]\d(?:(?:,| and|-) ?\d)+/,
  /^(?:i think |maybe |perhaps |well, |so )?"?[b-f]"?\)? (?:is|seems|looks|feels|sounds|wins|it is)\b(?: (?:the|clearly|simply))?(?: (?:right|correct|best|better|good|true|it|fine|mine|yours|answer))?(?=[.!,]|$)/,
  new RegExp(
    `\\b${place} of the (?:(?:two|three|four|five|six|\\d) )?(?:choices|options|answers|words|forms|lot)\\b`,
  ),
  /\b(?:pick|choose|take|select|click|go for|tick|use|it is|it's|i like|i'd (?:take|say)|i would (?:take|say))\b[^.?!]{0,20}\bthe one (?:with|without|in|at|on|that|which)\b(?! (?:you|your|the learner)\b)/,
  new RegExp(
    `^(?:(?:it is|it's|it must be|that's|that is|try|say|take|use|go for|i'?d (?:say|go (?:for|with))|i would (?:say|take)|think of|maybe|perhaps|psst|well|hm+|ok|yes|just|trust me|the answer is)[,:]? )*(?:the )?${nth}(?=[.,!;)…]|$| (?:my friend|friend|please|i think|of course|it is|is it|is (?:good|best|right|the one|my favou?rite)|looks|sounds|fits|works|feels)\\b)`,
  ),
  new RegExp(
    `\\b(?:the )?${place}(?: (?:one|choice|option|answer|line|item|word))? (?:from|in|on|of|at) (?:the )?(?:top|bottom|left|right|list|row|choices|options|middle|end)\\b|\\bthe one (?:at the (?:top|bottom|end)|in the middle|on the (?:left|right))\\b|(?<!" is )\\bthe one (?:(?:with|without|containing) "|that (?:starts|ends|begins|has|looks|sounds)\\b)|\\b(?:choice|option|answer|the one) (?:before|after|above|below|next to|between|under) (?:the )?(?:it\\b|"|${place})`,
  ),
  new RegExp(
    `\\b(?:the |a )?(?:\\w+ )?(?:one|form|choice|option|version|answer)\\b[^.?!]{0,20}\\b(?:is|are|looks|seems|sounds|would be|will be|fits|works|suits|goes|belongs|matches)\\b[^.?!]{0,25}\\b(?:for|in|to|of|at|on) (?:the )?(?:question|number|gap|blank|exercise|quiz|sentence|first|second|third|last)\\b`,
  ),
  /\bthe (?:\w+ )?(?:longest|shortest|middle|negative|positive|polite|politest|first|second|third|last|long|short|top|bottom|other|only|plural|singular|remaining) (?:one|choice|option)(?: of (?:the )?\w+(?: \w+)?)? (?:is|it is|would be|of course|wins|sounds|looks|feels|fits|works)\b[^.?!]{0,40}\b(?:right|best|better|correct|true|good|winner|perfect|fine|the one|it)\b|\b(?:is|it's|take|choose|try|use|say|be) the (?:\w+ )?(?:longest|shortest|middle|negative|politest|top|bottom|plural|singular|remaining) (?:one|choice|option)\b/,
  new RegExp(
    `\\b(?:go|count|move|think) (?:\\w+ )?(?:for|with|at|to) the ${place}(?: \\w+)?[.!]?$`,
  ),
];
