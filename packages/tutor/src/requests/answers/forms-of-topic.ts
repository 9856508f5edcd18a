import type { GrammarTopic } from "../../english-questions/types";
import { examplesIn } from "../../english-questions/grammar-topics";
import { hasPhrase, quote } from "../../text";
import type { Chat } from "../../types";
import { type Answer, answer } from "../answer";
import { describeTopic } from "./topic-answers";

/** One side of a piece of grammar that learners ask for by itself. */
export type Side =
  | "negative"
  | "question"
  | "positive"
  | "past"
  | "future"
  | "present"
  | "third person";

const sides: readonly (readonly [Side, RegExp])[] = [
  [
    "negative",
    /^(?:the )?(?:negative|negation|negatives|negated|not|no|with not|minus)(?: (?:form|forms|sentences?|one|version|side))?$/,
  ],
  [
    "question",
    /^(?:the |a )?(?:questions?|question form|interrogative|asking)(?: (?:form|forms|sentences?|one))?$/,
  ],
  ["positive", /^(?:the )?(?:positive|affirmative)(?: (?:form|sentences?|one))?$/],
  ["past", /^(?:the )?(?:past|past tense|past form|yesterday)(?: (?:form|one))?$/],
  ["future", /^(?:the )?(?:future|future tense|future form|tomorrow)$/],
  ["present", /^(?:the )?(?:present|present tense|present form|now)$/],
  [
    "third person",
    /^(?:the )?(?:third person(?: singular)?|he|she|it|he and she|he or she|he she it|he\/she\/it)$/,
  ],
];

const asksIn: readonly RegExp[] = [
  /^(?:(?:and|but|so|ok|or) )*(?:(?:what|how) (?:is |are )?(?:about|if)|and|or|also|what is|how is|how do (?:i|you|we) (?:make|form|do|say|build)|how to (?:make|form|do|say|build)|show me|give me|tell me|explain|can you (?:show|explain|tell|give)(?: me)?|make) (?:it |this |that )?(?:(?:in|with|for|into|to|of|as) )?(?:the |an? )?(.+?)$/,
  /^(?:in |with |for )(?:the |an? )?(.+?)$/,
  /^(?:what about |how about |and )?if (?:it|this|that) (?:is|was) (?:in )?(?:the |an? )?(.+?)$/,
  /^(?:(?:an?|one|more|another|give me|show me) )*examples? (?:with|in|of|for) (?:the |an? )?(.+?)$/,
  /^(?:the )?(.+?)$/,
  /^how (?:would|does|do|is|can|will) (?:that|it|this) (?:work|look|be|change|sound|go)?(?: like)? ?in (?:the |an? )?(.+?)$/,
];
const noise =
  / (?:of|for|in) (?:it|this|that|them|these)$| (?:please|too|then|also|with it|how)$|^form of /g;

/** Which side of what was explained a message asks for: "and the negative?"; null where it asks for none. */
export function sideAsked(bare: string): Side | null {
  const plain = bare.replace(/[?.!]+$/, "").trim();
  if (plain.length > 60) return null;
  if (
    /^(?:\S+ ){0,6}(?:negate|(?:make|put|turn|form)(?: \S+){0,3} (?:negative|negation))(?: \S+){0,2}$/.test(
      plain,
    )
  )
    return "negative";
  if (
    /^(?:\S+ ){0,6}(?:make|ask|form|turn|put)(?: \S+){0,3} questions?(?: (?:with|of|out of|from) (?:it|this|that))?$/.test(
      plain,
    ) &&
    /\bhow\b|\b(?:it|this|that)\b/.test(plain)
  )
    return "question";
  for (const pattern of asksIn) {
    const named = pattern.exec(plain)?.[1]?.replaceAll(noise, "").trim();
    const side = named === undefined ? undefined : sides.find(([, each]) => each.test(named))?.[0];
    if (side !== undefined) return side;
  }
  return null;
}

const signs: Partial<Record<Side, string>> = { negative: "−", question: "?", positive: "+" };
const called: Readonly<Record<Side, string>> = {
  negative: "with “not”",
  question: "in questions",
  positive: "in plain sentences",
  past: "in the past",
  future: "in the future",
  present: "in the present",
  "third person": "with “he”, “she” and “it”",
};
/** By what an example is known to be of that side. */
const isOfSide: Partial<Record<Side, RegExp>> = {
  negative: /n't\b|\b(?:not|never|no|nobody|nothing)\b/i,
  question: /\?["”]?$/,
  "third person": /\b(?:he|she|it)\b/i,
};

/** The topics in which the same is said of another time. */
const otherTimes: Readonly<Record<string, Partial<Record<Side, string>>>> = {
  "present-simple": { past: "past-simple", future: "will-and-going-to" },
  "third-person-s": { past: "past-simple", future: "will-and-going-to" },
  negatives: { past: "past-simple-questions" },
  "question-forms": { past: "past-simple-questions" },
  "present-continuous": { past: "past-continuous", future: "future-continuous-and-perfect" },
  "past-continuous": { present: "present-continuous", future: "future-continuous-and-perfect" },
  "present-perfect": { past: "past-perfect", future: "future-continuous-and-perfect" },
  "present-perfect-continuous": { past: "past-perfect", future: "future-continuous-and-perfect" },
  "past-perfect": { present: "present-perfect", future: "future-continuous-and-perfect" },
  "past-simple": { present: "present-simple", future: "will-and-going-to" },
  "past-simple-questions": { present: "question-forms", future: "will-and-going-to" },
  "will-and-going-to": { past: "past-simple", present: "present-simple" },
  "future-continuous-and-perfect": { present: "present-continuous", past: "past-perfect" },
  "first-conditional": { past: "third-conditional" },
  "second-conditional": { past: "third-conditional" },
  "third-conditional": { present: "second-conditional", future: "first-conditional" },
  "reported-speech": { question: "reported-questions" },
  should: { past: "past-modals" },
  "modal-verbs": { past: "past-modals" },
  "modals-of-deduction": { past: "past-modals" },
};
/** What is said of another time in one sentence, where no table has it. */
const inPast: Readonly<Record<string, string>> = {
  "verb-be":
    "In the past say “was” with “I”, “he”, “she” and “it”, and “were” with “you”, “we” and “they”. For example: “I was tired.” “They were at home.” “Was it cold?”",
  "there-is-there-are":
    "In the past say “there was” for one thing and “there were” for two or more. For example: “There was a park here.” “There were many people.” “Was there a bus?”",
  "have-got":
    "In the past say “had”, without “got”. For example: “I had a dog.” “She didn't have a car.” “Did you have a bike?”",
  can: "The past of “can” is “could”. For example: “I could swim when I was five.” “She couldn't come.” “Could you hear it?”",
  "like-and-would-like": "The past of “like” is “liked”: “I liked the film.”",
};
const inFuture: Readonly<Record<string, string>> = {
  "reported-speech":
    "Of the future too: “will” becomes “would”. For example: “I will come.” She said she would come.",
  "verb-be":
    "In the future say “will be”. For example: “I will be late.” “She won't be there.” “Will it be cold?”",
  "there-is-there-are":
    "In the future say “there will be”. For example: “There will be rain tomorrow.” “Will there be food?”",
  can: "In the future say “will be able to”. For example: “I will be able to come tomorrow.”",
  "must-and-have-to": "In the future say “will have to”. For example: “You will have to wait.”",
  "have-got": "In the future say “will have”, without “got”. For example: “I will have a new job.”",
};

/** That side of a piece of grammar: its row of the table, with examples; or, honestly, that there is none. */
export function sideOf(topic: GrammarTopic, side: Side, chat: Chat): Answer {
  const name = quote(topic.names[0]!);
  const wishes = ["examples", "mistakes", "exercise"];
  const elsewhere = otherTimes[topic.id]?.[side];
  const other = chat.english.topics.find(({ id }) => id === elsewhere);
  if (other !== undefined) return describeTopic(other, chat);
  const known =
    side === "past" ? inPast[topic.id] : side === "future" ? inFuture[topic.id] : undefined;
  if (known !== undefined) return answer("grammar", `${name}: ${known}`, wishes);
  const forms = formsOf(topic, side);
  const examples = examplesOf(topic, side);
  if (forms === null && examples.length === 0)
    return answer(
      "grammar",
      [
        `${name}: I have nothing to show of it ${called[side]}. I can give you examples, common mistakes or an exercise.`,
        `${name}: my notes do not have it ${called[side]}. Say “examples” or “exercise” for what I have.`,
      ],
      wishes,
    );
  const table = forms === null ? "" : `${called[side]} it is like this.\n${forms.join("\n")}`;
  const said =
    examples.length === 0
      ? ""
      : `${forms === null ? `${called[side]}. ` : ""}${examplesIn(examples)}`;
  return answer("grammar", `${name}: ${[table, said].filter(Boolean).join("\n")}`, wishes);
}

/** The row or the column of the table that shows it, as lines. */
function formsOf({ form: { head, rows } }: GrammarTopic, side: Side): readonly string[] | null {
  const sign = signs[side];
  const names = sign === undefined ? [side] : [sign, side];
  const isNamed = (cell: string | undefined): boolean =>
    names.some((name) => cell?.toLowerCase().replace(/^the /, "") === name);
  const found = rows.filter(([first]) => isNamed(first));
  if (found.length > 0)
    return found.flatMap((row) =>
      row.slice(1).map((cell, at) => {
        const who = head[at + 1] ?? "";
        return who === "" ? cell : `${who}: ${cell}`;
      }),
    );
  const column =
    side === "third person"
      ? head.findIndex((cell) => /\bshe\b/.test(cell))
      : head.findIndex((cell) => isNamed(cell));
  if (column < 1) return null;
  return rows.map((row) => `${row[0]} ${row[column]}`.trim());
}

const about =
  /^(?:(?:and|but|so|ok) )*(?:(?:what|how) (?:is )?about|and|or|what is|explain)(?: with| for| in| after| the)* ["“]?(.+?)["”]?\s*[?.!]*$/;

/** "What about with it?": the row of the table that is named so; null where none is. */
export function rowAsked(topic: GrammarTopic, { plain }: Chat): Answer | null {
  const named = about.exec(plain)?.[1]?.replaceAll('"', "");
  if (named === undefined) return null;
  const { head, rows } = topic.form;
  const found = rows.filter(([first = ""]) =>
    first
      .toLowerCase()
      .split(/\s*[,/]\s*/)
      .includes(named),
  );
  if (found.length === 0) return null;
  const lines = found.map((row) =>
    row
      .slice(1)
      .map((cell, at) => (head[at + 1] ? `${head[at + 1]}: ${cell}` : cell))
      .join("; "),
  );
  const shown = topic.examples.filter((each) => hasPhrase(each, named)).slice(0, 2);
  return answer(
    "grammar",
    `${quote(topic.names[0]!)}: with ${quote(named)} it is like this.\n${lines.join("\n")}${shown.length > 0 ? `\n${examplesIn(shown)}` : ""}`,
    ["examples", "mistakes", "exercise"],
  );
}

const mostExamples = 3;

function examplesOf({ examples, mistakes }: GrammarTopic, side: Side): readonly string[] {
  const pattern = isOfSide[side];
  if (pattern === undefined) return [];
  const all = [...examples, ...mistakes.map(({ right }) => right)];
  return [...new Set(all.filter((each) => pattern.test(each)))].slice(0, mostExamples);
}
