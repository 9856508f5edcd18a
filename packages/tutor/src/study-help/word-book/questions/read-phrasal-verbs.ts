import { wordsOf } from "../../../text";
import { meaningsOf, phrasalVerbIn } from "../look-up";
import type { WordBook } from "../word-book";
import { leftOver } from "./asking-words";
import type { WordQuestion } from "./word-question";

const smallWords =
  "up|down|in|out|on|off|away|back|over|through|about|around|for|after|into|along|by|together|across|forward|with|to|at";

export function readPhrasalVerbs(
  bare: string,
  said: readonly string[],
  book: WordBook,
): WordQuestion | null {
  const verb = phrasalVerbIn(said, book);
  if (
    verb !== undefined &&
    /\b(?:in)?separabl|\bsplit\b|\bseparat\w+\b|\bwhere\b.*\b(?:put|goes|object)\b|\b(?:transitive|intransitive)\b|\bobject\b/.test(
      bare,
    )
  )
    return { of: "phrasal-verb", verbs: meaningsOf(verb.entry, book), isOfObject: true };
  if (
    !/\bphrasal\b/.test(bare) ||
    /\b(?:explain|what (?:is|are) (?:an? )?phrasal verbs?$|learn|remember|grammar|rules?)\b/.test(
      bare,
    )
  )
    return null;
  if (
    verb !== undefined &&
    verb.place.to - verb.place.from > 1 &&
    leftOver(said, verb.place).length === 0
  )
    return { of: "phrasal-verb", verbs: meaningsOf(verb.entry, book), isOfObject: false };
  const forMeaning =
    /\bphrasal verbs? (?:for|that means?|which means?|meaning|to say|instead of|with the meaning(?: of)?)[: ]+(?:the (?:verb|word) )?(?:to )?["“]?([\p{L} -]+?)["”]?$/u.exec(
      bare,
    )?.[1];
  if (forMeaning !== undefined) {
    const isVerb = (phrase: string): boolean =>
      book.phrasalVerbs.some((each) => each.verb.replace(/ \(.*/, "") === phrase);
    const names = new Set(
      book.registers
        .filter(({ neutral, formal, informal }) =>
          [neutral, ...formal, ...informal].includes(forMeaning),
        )
        .flatMap(({ neutral, informal }) => [neutral, ...informal])
        .filter(isVerb),
    );
    const verbs = book.phrasalVerbs.filter(
      (each) =>
        names.has(each.verb.replace(/ \(.*/, "")) ||
        ` ${each.meaning} `.startsWith(` to ${forMeaning} `),
    );
    return verbs.length === 0
      ? null
      : { of: "phrasal-verbs", title: `Phrasal verbs for “${forMeaning}”`, verbs };
  }
  const small = new RegExp(
    `\\b(?:with|of|using|from)[: ]+(?:the )?(?:word |preposition |particle |verb )?["“]?(${smallWords})["”]?$`,
  ).exec(bare)?.[1];
  if (small !== undefined)
    return {
      of: "phrasal-verbs",
      title: `Phrasal verbs with “${small}”`,
      verbs: book.phrasalVerbs.filter((each) => wordsOf(each.verb).slice(1).includes(small)),
    };
  const rest = said.filter((word) =>
    book.phrasalVerbs.some((each) => each.verb.startsWith(`${word} `)),
  );
  const head =
    rest.find(
      (word) =>
        !/^(?:give|show|tell|use|find|make|explain|know|get|go|do|be|list|come|take|look|put)$/.test(
          word,
        ),
    ) ??
    /\b(?:with|of|from|using|for)[: ]+(?:the )?(?:verb |word )?(?:to )?["“]?(\p{L}+)["”]?$/u.exec(
      bare,
    )?.[1] ??
    /^(?:some )?["“]?(\p{L}+)["”]? phrasal verbs?$/u.exec(bare)?.[1];
  if (head === undefined) return null;
  const verbs = book.phrasalVerbs.filter((each) => each.verb.startsWith(`${head} `));
  return verbs.length === 0
    ? null
    : { of: "phrasal-verbs", title: `Phrasal verbs with “${head}”`, verbs };
}
