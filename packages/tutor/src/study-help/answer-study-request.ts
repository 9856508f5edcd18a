import { formOf } from "../english-questions/answer-english-question";
import { articleOnly } from "../english-questions/article-alone";
import { formsApart } from "../english-questions/forms-apart";
import { describeTopic } from "../requests/answers/topic-answers";
import { pairOf, describePair } from "../english-questions/word-pairs";
import type { EnglishSources } from "../english-questions/types";
import { type Answer, answer, levelOf, rankOf } from "../requests/answer";
import { clip, quote, quoteExample } from "../text";
import type { Chat } from "../types";
import { slipIn } from "./common-slips";
import { numberInWords, timeInWords } from "./numbers-and-times";
import { respellingOf, stressByEnding } from "./speech-sounds";
import type { StudyRequest } from "./study-request";
import type { AskedList } from "./word-lists";
import { answerBuilding } from "./answer-building";
import { answerWordQuestion } from "./word-book/answer-word-question";
import { type TurnedInto, grammarOfTurn, turned, whyTurned } from "./turn-sentence";
import { formsToLookUp } from "./word-building";

/** What a study request is answered with; null where nothing is known of it. */
export function answerStudyRequest(study: StudyRequest, chat: Chat): Answer | null {
  const { english } = chat;
  switch (study.about) {
    case "word-book":
      return answerWordQuestion(study.question, chat);
    case "list":
      return wordList(study.list, chat);
    case "numbers":
      return answer(
        "english",
        [...study.numbers.map(sayNumber), ...teenOrTy(study.numbers)].join(" "),
        ["vocabulary exercise"],
      );
    case "times":
      return answer(
        "english",
        study.times
          .map(([hour, minute]) => {
            const said = timeInWords(hour, minute).map(quote).join(" or ");
            return `For ${hour}:${String(minute).padStart(2, "0")} we say: ${said}. Write “It is …”.`;
          })
          .join(" "),
        ["vocabulary exercise"],
      );
    case "build":
      return answerBuilding(study.form, study.terms, english);
    case "forms": {
      const said = study.terms.flatMap(
        (term) => formOf({ kind: "form", form: study.form, term }, english) ?? [],
      );
      return said.length === 0 ? null : answer("english", said.join(" "), ["vocabulary exercise"]);
    }
    case "speech-sound":
      return answer("english", study.how, ["how do you pronounce decide?", "vocabulary exercise"]);
    case "stress":
      return stress(study.terms, english);
    case "choice":
      return choose(study.options, chat);
    case "ruling":
      return answer("english", study.says, ["exercise", "quiz"]);
    case "turn":
      return turn(study, chat);
  }
}

/** Words of a group: the first ones, and for those who know them harder ones. */
function wordList({ title, words, harder, count }: AskedList, chat: Chat): Answer {
  const isLater = rankOf(levelOf(chat)) >= firstLaterLevel && harder.length > 0;
  const shown = isLater ? harder : words;
  const all =
    count !== null && count > shown.length ? [...shown, ...(isLater ? words : harder)] : shown;
  const some = all.slice(0, count === null ? all.length : Math.max(3, count));
  const task = /alphabet/.test(title)
    ? "Can you spell your name?"
    : "Can you write a sentence with two of them?";
  return answer("word", `Words for ${title}: ${some.map(quote).join(", ")}. ${task}`, [
    ...(harder.length > 0 ? ["more words"] : []),
    "vocabulary exercise",
    "quiz",
  ]);
}
const firstLaterLevel = 3;

const asWhat: Readonly<Record<TurnedInto, string>> = {
  negative: "As a negative",
  question: "As a question",
  past: "In the past",
  future: "In the future",
  passive: "In the passive",
  reported: "In reported speech",
};

/** The sentence in its new form; where it cannot be turned for sure, how one does it. */
function turn(
  { into, sentence }: Extract<StudyRequest, { about: "turn" }>,
  { english: { topics } }: Chat,
): Answer {
  const topic = topics.find(({ id }) => id === grammarOfTurn[into]);
  const better = turned(sentence, into);
  const example =
    topic?.examples[0] === undefined ? "" : ` For example: ${quoteExample(topic.examples[0])}`;
  const name = topic?.names[0];
  return answer(
    "grammar",
    better === null
      ? `I cannot turn that sentence for sure, but this is how it goes: ${whyTurned[into]}${example}`
      : `${asWhat[into]}: ${quote(better)} ${whyTurned[into]}`,
    name === undefined ? [] : [`explain ${name}`, `exercise on ${name}`],
  );
}

const sayNumber = (number: number): string => `${number} is ${quote(numberInWords(number))}.`;

/** Thirteen and thirty sound nearly alike. */
const teenOrTy = (numbers: readonly number[]): readonly string[] =>
  numbers.some((number) => number > 12 && number < 20)
    ? ["In “-teen” the end is loud and long: thir-TEEN. In “-ty” the beginning is loud: THIR-ty."]
    : [];

function stress(terms: readonly string[], english: EnglishSources): Answer | null {
  const said = terms.flatMap((term) => {
    const sound = respellingOf(term) ?? english.wordHelp.find(({ word }) => word === term)?.sound;
    if (sound !== undefined) return [`${quote(term)} – ${sound}`];
    const rule = stressByEnding(term);
    return rule === undefined ? [] : [`${quote(term)} – ${rule}`];
  });
  return said.length === 0
    ? null
    : answer(
        "english",
        `It sounds so: ${said.join("; ")}. Say the part in capitals a little louder and longer.`,
        [`what does ${terms[0]} mean?`],
      );
}

/** Which of two is right: what is known to be wrong, or marked, is not. */
function choose([one, other]: readonly [string, string], chat: Chat): Answer | null {
  for (const [wrong, right] of [
    [one, other],
    [other, one],
  ] as const) {
    const slip = slipIn(wrong);
    if (slip !== null && slipIn(right) === null)
      return answer(
        "checking",
        `I would write ${said(right)} and not ${said(wrong)}. ${slip.why}`,
        ["exercise", "quiz"],
      );
    const at = chat.plain.indexOf(wrong);
    const isMarked = (text: string): boolean =>
      chat.corrections?.some((mark) => text.includes(mark.wrong.toLowerCase())) ?? false;
    const mark = chat.corrections?.find(
      (each) => at >= 0 && each.start >= at - 1 && each.start <= at + wrong.length,
    );
    if (mark !== undefined && !isMarked(right))
      return answer(
        "checking",
        `I would write ${said(right)} and not ${said(wrong)}. ${clip(mark.why, 160)}`,
        ["exercise", "quiz"],
      );
  }
  const article = articleOnly(one, other);
  if (article !== null && article !== "") return answer("english", article, ["explain articles"]);
  const apart = article === null ? formsApart(one, other) : "articles";
  const topic = chat.english.topics.find(({ id }) => id === apart);
  if (topic !== undefined) return describeTopic(topic, chat);
  const pair = pairOf(one, other, chat.english.pairs);
  return pair === undefined ? null : answer("english", describePair(pair), ["vocabulary exercise"]);
}

const said = (text: string): string =>
  quote(clip(text.replace(/^i\b/, "I").replaceAll(/ i(?=[ '])/g, " I"), 80));

/** What a dictionary has to say something of before a study request can be answered. */
export const termsOfStudy = (study: StudyRequest): readonly string[] =>
  study.about === "build"
    ? study.terms.flatMap((term) => formsToLookUp(study.form, term))
    : study.about === "forms"
      ? study.terms
      : [];
