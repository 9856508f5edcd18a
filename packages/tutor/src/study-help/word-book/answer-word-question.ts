import { pastOf } from "@saywell/english";
import type { EnglishSources } from "../../english-questions/types";
import { type Answer, answer, levelOf, rankOf } from "../../requests/answer";
import { leaveToQuiz } from "../../english";
import { givesAway } from "../../spoilers";
import { quote, quoteExample, rotate } from "../../text";
import type { Chat } from "../../types";
import { respellingOf } from "../speech-sounds";
import {
  collocationsOf,
  familyOf,
  phoneticOf,
  rhymesOf,
  soundingLike,
  syllablesIn,
} from "./look-up";
import { sayPairs, saySpelling } from "./british-american";
import { idiomTold } from "./idioms";
import { sayPrepositions } from "./prepositions";
import { sayRegister } from "./registers";
import { silent } from "./silent-letters";
import type { WordQuestion } from "./questions/word-question";
import type { PhrasalVerb } from "./word-book";

/** Those of a list that were not told yet; all of them once all were. */
function notTold<T>(
  list: readonly T[],
  phraseOf: (each: T) => string,
  { history }: Chat,
): readonly T[] {
  const fresh = list.filter(
    (each) =>
      !history.some(
        ({ sender, text }) => sender === "avatar" && text.includes(`• ${quote(phraseOf(each))}:`),
      ),
  );
  return fresh.length > 0 ? fresh : list;
}

/** What the word book says to a question; null where it says nothing, or a lesson's question asks for it. */
export function answerWordQuestion(question: WordQuestion, chat: Chat): Answer | null {
  const found = answered(question, chat);
  if (found === null) return null;
  const isAsked = chat.lesson?.quizQuestions.some((each) =>
    found.replies.some((reply) => givesAway(reply, each) && !givesAway(chat.message, each)),
  );
  return isAsked === true ? answer("english", leaveToQuiz, ["hint"]) : found;
}

const shownInList = 5;
/** A reply is cut at 900 units. */
const roomForList = 760;

function answered(question: WordQuestion, chat: Chat): Answer | null {
  const { english } = chat;
  const book = english.wordBook;
  if (question.of === "said")
    return answer("english", question.says, ["vocabulary exercise", "quiz"]);
  if (question.of === "tips")
    return answer(
      "offer",
      ["You are not alone with that. Try this:", ...question.tips.map((tip) => `• ${tip}`)].join(
        "\n",
      ),
      question.wishes,
    );
  if (book === undefined) return null;
  switch (question.of) {
    case "idiom":
      return answer("word", idiomTold(question.idiom), [
        `idioms about ${question.idiom.about}`,
        "vocabulary exercise",
      ]);
    case "idioms": {
      const shown = nearLevel(
        notTold(question.idioms, ({ phrase }) => phrase, chat),
        chat,
      ).slice(0, shownInList);
      return answer(
        "word",
        listed(
          `${question.title}:`,
          shown.map(({ phrase, meaning }) => `${quote(phrase)}: ${meaning}`),
        ),
        [
          ...shown.slice(0, 2).map(({ phrase }) => `what does “${phrase}” mean?`),
          "vocabulary exercise",
        ],
      );
    }
    case "phrasal-verb":
      return phrasalVerb(question.verbs, question.isOfObject);
    case "phrasal-verbs": {
      const shown = nearLevel(
        notTold(question.verbs, ({ verb }) => bareVerb(verb), chat),
        chat,
      ).slice(0, 8);
      return answer(
        "word",
        listed(
          `${question.title}:`,
          shown.map(({ verb, meaning }) => `${quote(bareVerb(verb))}: ${meaning}`),
        ),
        [
          ...shown.slice(0, 2).map(({ verb }) => `what does ${bareVerb(verb)} mean?`),
          "exercise on phrasal verbs",
        ],
      );
    }
    case "preposition":
      return answer("english", sayPrepositions(question.prepositions, question.offered), [
        "exercise on prepositions",
        `what does ${question.word} mean?`,
      ]);
    case "phrase-preposition":
      return answer(
        "english",
        question.phrases
          .map(
            (each) =>
              `We say ${quote(`${each.preposition} ${each.word}`)}${each.use === "" ? "" : ` (${each.use})`}: ${quoteExample(each.example)}`,
          )
          .join(" "),
        ["exercise on prepositions"],
      );
    case "verb-choice": {
      const { noun, right, wrong } = question;
      const not =
        wrong.length > 0
          ? ` With ${quote(noun)} we do not use ${wrong.map(quote).join(" or ")}.`
          : right.length > 1
            ? " Both are used."
            : "";
      return answer("english", `We say ${right.map(quote).join(" or ")}.${not}`, [
        `collocations with ${noun}`,
        "vocabulary exercise",
      ]);
    }
    case "collocations":
      return collocations(question.word, english);
    case "part": {
      const { word, part, words } = question;
      const others = words.filter((each) => each !== word);
      if (others.length === 0)
        return answer(
          "word",
          `${quote(word)} is itself ${articleFor(part)} ${part}. It has the same form.`,
          [`word family of ${word}`],
        );
      const also = words.includes(word)
        ? ` ${quote(word)} itself can be ${articleFor(part)} ${part} too.`
        : "";
      return answer(
        "word",
        `The ${part} from ${quote(word)} is ${others.map(quote).join(" or ")}.${also}`,
        [`word family of ${word}`, `what does ${others[0]} mean?`],
      );
    }
    case "parts-of": {
      const { word, parts } = question;
      return answer(
        "word",
        `${quote(word)} is ${parts.map((part) => `${articleFor(part)} ${part}`).join(" and also ")}.`,
        [`word family of ${word}`, `what does ${word} mean?`],
      );
    }
    case "register":
      return answer("word", sayRegister(question, book), [
        "vocabulary exercise",
        ...(question.wanted === "either" ? [] : ["quiz"]),
      ]);
    case "sound": {
      const said = question.words.flatMap((word) => soundTold(word, english) ?? []);
      return said.length === 0
        ? null
        : answer(
            "english",
            `${said.map((each) => `${each}.`).join(" ")}${/[A-Z]{2}/.test(said.join("")) || /ˈ/.test(said.join("")) ? " Say the part in capitals, or behind the mark ˈ, a little louder." : ""}`,
            [`what does ${question.words[0]} mean?`, `words that rhyme with ${question.words[0]}`],
          );
    }
    case "syllables": {
      const phonetic = phoneticOf(question.word, book);
      if (phonetic === undefined) return null;
      const count = syllablesIn(phonetic);
      const respelt = respelling(question.word, english);
      const parts =
        respelt === undefined || respelt.includes("(") ? null : respelt.split("-").length;
      const has = (number: number): string =>
        `${number} ${number === 1 ? "syllable" : "syllables"}`;
      const told =
        parts === null
          ? `${quote(question.word)} has ${has(count)}: /${phonetic}/.`
          : parts === count
            ? `${quote(question.word)} has ${has(count)}: ${respelt}.`
            : `${quote(question.word)} has ${has(parts)}: ${respelt}. Some people, above all in America, say it with ${count}: /${phonetic}/.`;
      return answer("english", told, [`how do you pronounce ${question.word}?`]);
    }
    case "rhymes": {
      const words = rhymesOf(question.word, book);
      return words.length === 0
        ? answer("english", `I know no common word that rhymes with ${quote(question.word)}.`, [
            "words that rhyme with day",
          ])
        : answer(
            "english",
            `These rhyme with ${quote(question.word)}: ${words.map(quote).join(", ")}.`,
            [`how do you pronounce ${words[0]}?`],
          );
    }
    case "sounds-like": {
      const words = soundingLike(question.word, book);
      return words.length === 0
        ? answer("english", `I know no other word that sounds just like ${quote(question.word)}.`)
        : answer(
            "english",
            `${words.map(quote).join(" and ")} ${words.length === 1 ? "sounds" : "sound"} just like ${quote(question.word)}, but the spelling and the meaning are different.`,
            [`what does ${words[0]} mean?`],
          );
    }
    case "silent":
      return answer("english", silent(question.letter, question.word), [
        "how do you pronounce knife?",
      ]);
    case "spelling-of-country":
      return answer("english", saySpelling(question), [`what does ${question.british} mean?`]);
    case "word-of-country":
      return answer("english", sayPairs(question.pairs), ["vocabulary exercise"]);
    case "irregular-verbs":
      return irregular(question.which, chat);
    case "verb-forms":
      return verbForms(question.verb);
  }
}

const articleFor = (word: string): string => (/^[aeiou]/.test(word) ? "an" : "a");
const bareVerb = (verb: string): string => verb.replace(/ \(.*/, "");

const listed = (title: string, lines: readonly string[]): string => {
  let text = title;
  for (const line of lines) {
    if (text.length + line.length > roomForList) break;
    text += `\n• ${line}`;
  }
  return text;
};

/** Those of the learner's level and below first, in another order each time. */
function nearLevel<T extends { readonly level: string }>(
  list: readonly T[],
  chat: Chat,
): readonly T[] {
  const rank = rankOf(levelOf(chat));
  const distance = ({ level }: T): number => Math.max(0, rankOf(level) - Math.max(rank, 2));
  return rotate(list, list.length > 12 ? chat.turn * shownInList : 0).toSorted(
    (one, other) => distance(one) - distance(other),
  );
}

function phrasalVerb(verbs: readonly PhrasalVerb[], isOfObject: boolean): Answer {
  const [first] = verbs;
  const name = bareVerb(first!.verb);
  const meanings = verbs.map(
    ({ meaning, example }) => `${meaning}. For example: ${quoteExample(example)}`,
  );
  const means = `${quote(name)} (a phrasal verb, level ${first!.level}) means: ${meanings.join(" It can also mean: ")}`;
  const built = builtOf(verbs, name);
  return answer("word", isOfObject ? `${built} ${means}` : `${means} ${built}`, [
    `phrasal verbs with ${name.split(" ")[0]}`,
    "exercise on phrasal verbs",
  ]);
}

/** Whether and where an object stands. */
function builtOf(verbs: readonly PhrasalVerb[], name: string): string {
  const [verb = "", ...rest] = name.split(" ");
  const small = rest.join(" ");
  if (verbs.some(({ built }) => built === "split"))
    return `It can be split: ${quote(`${name} something`)} or ${quote(`${verb} something ${small}`)}. “It” and “them” always stand in the middle: ${quote(`${verb} it ${small}`)}.`;
  if (verbs.some(({ built }) => built === "joined"))
    return `It stays together, and the object comes behind it: ${quote(`${name} it`)}.`;
  return "It has no object, so nothing stands in the middle.";
}

/** What people say with a word, from both of the places where that is written. */
export function collocations(word: string, english: EnglishSources): Answer | null {
  const help = english.wordHelp
    .filter((each) => each.word === word)
    .flatMap((each) => each.collocations);
  const lines = collocationsOf(word, english.wordBook).flatMap(({ kind, before, beside }) => {
    if (kind === "nouns")
      return [
        before.length > 0 ? `With verbs: ${before.map(quote).join(", ")}.` : "",
        beside.length > 0
          ? `What describes it: ${beside.map((each) => quote(`${each} ${word}`)).join(", ")}.`
          : "",
      ];
    if (kind === "verbs")
      return [
        beside.length > 0
          ? `${quote(word)} and what comes behind it: ${beside.map((each) => quote(`${word} ${each}`)).join(", ")}.`
          : "",
        before.length > 0 ? `How one does it: ${before.map(quote).join(", ")}.` : "",
      ];
    return [
      before.length > 0
        ? `Stronger: ${before.map((each) => quote(`${each} ${word}`)).join(", ")}.`
        : "",
      beside.length > 0
        ? `Behind ${quote(word)}: ${beside.map((each) => quote(`${word} ${each}`)).join(", ")}.`
        : "",
    ];
  });
  const shown = lines.filter(Boolean);
  if (shown.length === 0) return null;
  const more = help.filter((each) => !shown.join(" ").includes(each)).slice(0, 3);
  return answer(
    "word",
    `People say with ${quote(word)}. ${shown.join(" ")}${more.length === 0 ? "" : ` Also: ${more.map(quote).join(", ")}.`}`,
    [`word family of ${word}`, "vocabulary exercise"],
  );
}

const respelling = (word: string, english: EnglishSources): string | undefined =>
  respellingOf(word) ??
  english.wordHelp.find((each) => each.word === word && each.sound !== undefined)?.sound;

/** How a word sounds, as it is read in Britain and in phonetic letters; undefined where neither is known. */
export function soundTold(word: string, english: EnglishSources): string | undefined {
  const respelt = respelling(word, english);
  const phonetic = phoneticOf(word, english.wordBook);
  if (respelt === undefined && phonetic === undefined) return undefined;
  return `${quote(word)} is pronounced ${[respelt, phonetic && `/${phonetic}/ in American English`].filter(Boolean).join(", and ")}`;
}

/** What stands around a word, in short, to go with its meaning; empty where nothing is known. */
export function aroundInShort(word: string, english: EnglishSources): string {
  const phonetic = phoneticOf(word, english.wordBook);
  const respelt = respelling(word, english);
  const sound = [respelt, phonetic && `/${phonetic}/`].filter(Boolean).join(", ");
  const ofHelp = english.wordHelp.filter((each) => each.word === word);
  const family = [...ofHelp.flatMap((each) => each.family), ...familyOf(word, english.wordBook)]
    .filter((each) => each.word !== word)
    .filter((each, at, all) => all.findIndex((other) => other.word === each.word) === at)
    .slice(0, 4);
  const said = [
    ...collocationsOf(word, english.wordBook).flatMap(({ kind, before, beside }) =>
      kind === "nouns"
        ? [...before.slice(0, 3), ...beside.slice(0, 1).map((each) => `${each} ${word}`)]
        : beside.slice(0, 3).map((each) => `${word} ${each}`),
    ),
    ...ofHelp.flatMap((each) => each.collocations),
  ];
  return [
    sound === "" ? "" : `It sounds so: ${sound}.`,
    family.length === 0
      ? ""
      : `Family: ${family.map((each) => `${quote(each.word)} (${each.partOfSpeech})`).join(", ")}.`,
    said.length === 0 ? "" : `People say: ${[...new Set(said)].slice(0, 4).map(quote).join(", ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

const commonVerbs =
  "be become begin break bring build buy catch choose come cost cut do draw drink drive eat fall feel find fly forget get give go have hear hit keep know learn leave lose make meet pay put read ride run say see sell send sing sit sleep speak spend stand swim take teach tell think understand wake wear win write".split(
    " ",
  );

const formsShown = (verb: string): string => {
  const { past, participle } =
    verb === "be" ? { past: "was/were", participle: "been" } : pastOf(verb)!;
  return `${verb} – ${past} – ${participle}`;
};

function irregular(which: "all" | "same", chat: Chat): Answer {
  if (which === "same") {
    const shown = "cut put let set hit hurt cost shut".split(" ").map(quote);
    return answer(
      "english",
      `These verbs have one form for all: ${shown.join(", ")}. For example: I cut, I cut yesterday, I have cut.`,
      ["exercise on irregular verbs"],
    );
  }
  const shown = rotate(commonVerbs, chat.turn * 7).slice(0, 18);
  return answer(
    "english",
    `Common irregular verbs (verb – past – with “have”): ${shown.map(formsShown).join("; ")}. Ask me for more, or for one verb, such as “past of bring”.`,
    ["list of irregular verbs", "exercise on irregular verbs"],
  );
}

function verbForms(verb: string): Answer | null {
  if (verb === "be")
    return answer(
      "english",
      "“be” – the past is “was” (I, he, she, it) or “were” (you, we, they), and with “have” we use “been”.",
      ["exercise on past simple"],
    );
  const forms = pastOf(verb);
  if (forms === null) return null;
  if (verb === "lie")
    return answer(
      "english",
      "“lie” in bed: lie – lay – lain. “lie” for not telling the truth: lie – lied – lied.",
      ["exercise on irregular verbs"],
    );
  const isRegular = forms.past.endsWith("ed") && forms.past === forms.participle;
  return answer(
    "english",
    `${quote(verb)} is ${isRegular ? "a regular" : "an irregular"} verb: ${formsShown(verb)}. The past is ${forms.past.split(" or ").map(quote).join(" or ")}, and with “have” we use ${forms.participle.split(" or ").map(quote).join(" or ")}.`,
    ["exercise on irregular verbs", `what does ${verb} mean?`],
  );
}
