import type { KnownEnglish } from "../english-questions/types";
import { withoutCourtesy } from "../requests/reading/courtesy";
import { countAsked, itemNoun } from "./exercise-count";
import { isTopicName, topicIn } from "../requests/reading/find-topic";
import { bareRequest, mendRequest } from "../requests/reading/mend-words";
import { readRequest } from "../requests/reading/read-request";
import type { Request } from "../requests/request";
import { ofWords } from "../requests/reading/request-rules";
import { beforeExercise } from "../requests/reading/two-requests";

export type ExerciseWish = Extract<Request, { kind: "exercise" }>;

/** How a wish begins, as far as it says nothing of what is wished. */
const begins =
  "(?:(?:ok|okay|now|then|so|and|maybe|just|please|iris|can|could|will|would|may|shall|you|i|we|me|us|it|kindly|want|need|like|wish|to|let|try|have|do|get|give|gives|giving|make|set|ask|write|send|show|prepare|create|start|begin|test|quiz|examine|check|practi[sc]e|about|with|for|some|a|an|the|another|more|other|next|new|set of|exactly|at least|only) )*";
/** Whoever tells of questions or exercises wishes none. */
const tells =
  /^(?:i (?:have|had|did|do|made|got|finished|answered|like|love)|we (?:have|had|did|do)|(?:my|our|the) |there (?:is|are|was|were)|yesterday|today i|he|she|they)\b/;

const plainWish = new RegExp(
  `^${begins}(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a few|few|a couple of|couple of|half a dozen|a dozen|some|more|several)(?: of)?(?: more| short| easy| quick| new| other| hard| little| english| grammar| mixed)*(?: [\\p{L}'-]+){0,4}? ${itemNoun}(?:$|[^\\p{L}])`,
  "u",
);
/** "Test me on this", "quiz us about articles". */
const testMe =
  /^(?:(?:ok|okay|now|then|so|and|can|could|will|would|you|please|i want you to|let us|i would like you to) )*(?:test|quiz|examine|drill|check) (?:me|us|my (?:knowledge|english|grammar|vocabulary)|(?:of |on |about )?(?:vocabulary|words|grammar))\b|\b(?:test|quiz|exercise) (?:on|about|for) (?:this|that|it|these|them)$|^(?:now |ok |please )*ask me (?:some|a few|\d{1,2}|two|three|four|five|six|ten)(?: more)? (?:about|on|of)\b|^(?:an? |the |new |one )*(?:quiz|test)\b.*\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b/;
const ofPairs =
  /\b(?:pairs?|(?:confus\w+|similar|such) words|words like (?:this|these|that|them))\b/;
/** What was just spoken about. */
export const ofThis = /\b(?:on|about|with|of|for|in) (?:this|that|it|them|these|those|the same)\b/;
/** What names something else than practice. */
const other =
  /\b(?:mistakes?|errors?|phrases?|examples?|hints?|lessons?|role[ -]?plays?|dialogues?|scenes?)\b/;

/**
 * A wish for something to practise that names how much, or that tests what was just said, in learners'
 * English: “3 exercises articles please”, “ask me four questions on the passive”. Null where it is none.
 */
export function readExerciseWish(message: string, known: KnownEnglish): ExerciseWish | null {
  if (message.length > longest || beforeExercise(message) !== null) return null;
  const bare = bareRequest(mendRequest(withoutCourtesy(message), known));
  if (tells.test(bare) || other.test(bare.replace(/\bmy (?:own )?(?:mistakes?|errors?)\b/, "")))
    return null;
  const isTest = testMe.test(bare);
  if (!isTest && !(countAsked(bare) !== null && plainWish.test(bare))) return null;
  const mistakes = /\bmy (?:own )?(?:mistakes?|errors?)\b/.test(bare);
  if (mistakes) return { kind: "exercise", of: "mistakes", topic: null };
  // What stands behind the noun names the topic: "questions" itself is no topic.
  const named = bare
    .replace(/^(?:(?:can|could|would|will) you|(?:can|could|may|shall) (?:i|we)) /, "")
    .replace(/\bone at a time\b/, "")
    .replace(new RegExp(`\\b${itemNoun}(?= |$)`, "gu"), " ")
    .replace(/\b(?:ask|give|set|make|test|quiz) (?:me|us)\b/g, " ");
  const topic = topicIn(named, known.topics, true) ?? null;
  if (topic !== null) return { kind: "exercise", of: "grammar", topic };
  // "2 questions to be": behind the noun a name needs no "about".
  const behind = new RegExp(`^.*\\b${itemNoun} (?:(?:about|on|of|for|with|in|the|verb) )*`, "u");
  const called = behind.test(bare)
    ? isTopicName(bare.replace(behind, ""), known.topics)
    : undefined;
  if (called !== undefined) return { kind: "exercise", of: "grammar", topic: called };
  if (/\bquiz\b/.test(bare) && !ofThis.test(bare) && !ofWords.test(bare) && !ofPairs.test(bare))
    return { kind: "exercise", of: "quiz", topic: null };
  if (ofPairs.test(bare) || ofWords.test(bare)) return { kind: "exercise", of: "words", topic };
  if (ofThis.test(bare)) return { kind: "exercise", of: "grammar", topic };
  const request = readRequest(message, known);
  if (request?.kind === "exercise") return request;
  const isQuiz = isTest || /\b(?:quiz(?:zes)?|questions?|tests?)\b/.test(bare);
  return { kind: "exercise", of: isQuiz ? "quiz" : "grammar", topic: null };
}
const longest = 160;
