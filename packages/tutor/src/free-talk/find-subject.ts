import { opinion } from "./kind-of-clause";
import { matterAsked } from "./matter";
import { hasName } from "./people";
import type { Clause } from "./read-clause";
import { small } from "./small-words";
import type { Talking } from "./talking";
import { topicOf } from "./topics";

/** Small kinds of talk are used up soon. */
export const longestRun = (topic: string): number =>
  /^not-|^(?:thing|cannot)$/.test(topic) ? 2 : topic === "doing" || topic === "opinion" ? 3 : 4;

/** "I am fine": nothing but how or what somebody is, without a topic. */
export const isState = ({ clauses }: Talking): boolean =>
  clauses.length === 1 &&
  clauses.every(
    ({ who, topic, words }) =>
      who === "I" &&
      topic === null &&
      words.length <= 5 &&
      words.some(({ forms }) => forms.has("be") || forms.has("feel")) &&
      !words.some(({ pos }) => pos === "VERB"),
  );

/** Something sad, or else something glad, that is said to be so. */
export function newsIn({ clauses, asked }: Talking): Clause | null {
  const isNews = (clause: Clause, tone: "bad" | "good"): boolean =>
    clause.topic !== null &&
    topicOf(clause.topic).tone === tone &&
    !clause.isNegated &&
    !clause.isIf &&
    clause.who !== "you" &&
    (clause.topic !== asked?.topic || clause.hasVerb);
  return (
    clauses.find((clause) => clause.topic === "better-again" && isNews(clause, "good")) ??
    clauses.find((clause) => isNews(clause, "bad")) ??
    clauses.find((clause) => isNews(clause, "good") && clause.topic !== asked?.topic) ??
    null
  );
}

/** "I have two brothers" is a subject, whatever was asked; a sister who is only named is none. */
const tellsOwn = ({ rank, hasVerb, who, words }: Clause): boolean =>
  rank === 1 && hasVerb && (who === "I" || who === "we") && words.length >= 4;

const joined = /^(?:because|so|when|although|though|while|since|until)$/;
/** What makes a subject one's own, even while something sad is talked about. */
const ownThings = new Set(
  "like love want would work live go plan hope play read watch buy learn study visit travel start begin draw paint cook dance sing write ride try move".split(
    " ",
  ),
);

/** What a message is about: the clause of it that is understood best. */
export function subjectIn(talking: Talking): Clause | null {
  const { clauses, asked, short, chat, words, band, run } = talking;
  const isSad =
    asked !== null && topicOf(asked.topic).tone === "bad" && run < longestRun(asked.topic);
  // "It" is what is talked about already, and so is a reason.
  const open = clauses.filter(
    ({ who, isIf, words }) =>
      who !== "you" && !isIf && (asked === null || (who !== "it" && !joined.test(words[0]!.lower))),
  );
  const about = asked === null ? null : matterAsked(talking).person;
  const isSomebodyElse = ({ person }: Clause): boolean =>
    hasName(person) && person?.name !== about?.name;
  const isOpen = (clause: Clause): boolean => {
    const { topic, rank, isFirm, words } = clause;
    return (
      topic !== null &&
      topicOf(topic).tone === "plain" &&
      (asked === null ||
        topic === asked.topic ||
        ((rank > 1 || tellsOwn(clause)) &&
          isFirm &&
          (!isSad ||
            isSomebodyElse(clause) ||
            words.some(({ forms }) => [...forms].some((form) => ownThings.has(form))))))
    );
  };
  const named = open.filter(isOpen).toSorted((a, b) => b.rank - a.rank)[0];
  if (named !== undefined) return named;
  const [first = null] = open;
  if (opinion.test(chat.plain) && words.length >= 5) return first;
  if (asked !== null && run >= longestRun(asked.topic)) {
    const somebody = open.find((clause) => clause.hasVerb && isSomebodyElse(clause));
    if (somebody !== undefined) return somebody;
  }
  if (asked !== null || short !== null) return open.find(deniesDoing) ?? null;
  const told = open.find(
    ({ who, hasVerb, person }) =>
      hasVerb &&
      (who === "I" ||
        who === "we" ||
        who === "it" ||
        who === "thing" ||
        (who === "other" && hasName(person))),
  );
  return told ?? (band !== "easy" && words.length >= 6 && looksEnglish(talking) ? first : null);
}

const deniesDoing = ({ isNegated, who, words }: Clause): boolean => {
  const has = (form: string): boolean => words.some(({ forms }) => forms.has(form));
  if (who !== "I" || words.length < 3 || has("yet")) return false;
  return (
    has("hate") ||
    (isNegated && !has("be") && (has("have") || words.some(({ pos }) => pos === "VERB")))
  );
};

/** Whether there is English in it; short answers may be names. */
export function looksEnglish({ words, clauses }: Talking): boolean {
  if (words.length <= 3) return true;
  return (
    words.filter((word) => small.test(word)).length * 9 >= words.length ||
    words.some((word) => /(?:ing|ed|ly|tion|ness|ment)$/.test(word)) ||
    clauses.some(({ topic }) => topic !== null)
  );
}
