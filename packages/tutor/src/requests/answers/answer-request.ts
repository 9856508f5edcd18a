import { answerEnglishQuestion } from "../../english-questions/answer-english-question";
import type { Situation } from "../../english-questions/types";
import { leaveToQuiz } from "../../english";
import { isTaughtIn, wordElsewhere } from "../../lesson-words";
import { openersAbout } from "../../openers";
import { openersFor } from "../../small-talk";
import { givesAway } from "../../spoilers";
import { answerStudyRequest } from "../../study-help/answer-study-request";
import { aroundInShort } from "../../study-help/word-book/answer-word-question";
import { tipsFor, typicalMistakes } from "../../study-help/learning-tips";
import { clip, quote, rotate } from "../../text";
import type { Chat } from "../../types";
import { type Answer, answer, levelOf, rankOf } from "../answer";
import { wordsForAdvice } from "./advice-beyond-english";
import { cannot } from "./beyond";
import { lightText } from "./light-texts";
import { exercise } from "../../exercises/choose-exercise";
import { correct, isAwaited } from "./correcting";
import { follow, lastTopic } from "./follow-up";
import { lastSubject } from "../../looking-back/last-subject";
import { readRequest } from "../reading/read-request";
import type { Request } from "../request";
import { bareRequest } from "../reading/mend-words";
import { phrasesFor } from "./situation-answers";
import { topicToPractise } from "../../exercises/start-exercise";
import { beforeExercise, twoOfOneWord, withExercise } from "../reading/two-requests";
import { myMistakes, summary } from "../../looking-back/summary";
import { commonMistakes, describeTopic } from "./topic-answers";
import { aboutWord, aroundWord } from "./word-answers";

/** What is wanted of the teacher whatever lesson is open: it is answered before the lesson's own words. */
const first: ReadonlySet<Request["kind"]> = new Set([
  "exercise",
  "situation",
  "correct",
  "mistakes",
  "summary",
  "my-mistakes",
  "bored",
  "teach",
]);

/** Answers that come before what the open lesson says of itself. */
export function answerBeforeLesson(chat: Chat): Answer | null {
  const request = readRequest(chat.message, chat.english);
  if (isAwaited(chat) && (request === null || request.kind === "correct"))
    return correct(
      request?.kind === "correct" && request.sentence !== "" ? request.sentence : chat.message,
      chat,
    );
  return (
    twoInOne(chat) ?? (request !== null && first.has(request.kind) ? answerTo(request, chat) : null)
  );
}

/** "Explain the passive and give me an exercise" is answered in both. */
function twoInOne(chat: Chat): Answer | null {
  const both = twoOfOneWord(chat.message)?.map((each) => {
    const request = readRequest(each, chat.english);
    const isOfWord = request !== null && explaining.has(request.kind);
    return isOfWord ? answerTo(request, chat) : null;
  });
  const [first, second] = both ?? [];
  if (first && second && first.replies[0] !== second.replies[0])
    return answer(
      first.topic,
      `${clip(first.replies[0]!, roomOfOne)} ${clip(second.replies[0]!, roomOfOne)}`,
      first.suggestions,
    );
  const asked = beforeExercise(chat.message);
  const request = asked === null ? null : readRequest(asked, chat.english);
  if (request === null || !explaining.has(request.kind)) return null;
  const told = answerTo(request, chat);
  return told && (withExercise(told, request, chat) ?? told);
}
const roomOfOne = 430;
const explaining: ReadonlySet<Request["kind"]> = new Set(["english", "study", "word"]);

/** Answers to whatever else was asked for. */
export function answerRequest(chat: Chat): Answer | null {
  const request = readRequest(chat.message, chat.english);
  return request === null || first.has(request.kind) ? null : answerTo(request, chat);
}

function answerTo(request: Request, chat: Chat): Answer | null {
  switch (request.kind) {
    case "exercise":
      return exercise(request, chat);
    case "english":
      return english(request, chat);
    case "situation":
      return withTask(
        phrasesFor(inCompany(request.situations, chat), request.register, chat),
        request.isToWrite === true,
      );
    case "word":
      return word(request, chat);
    case "correct":
      return correct(request.sentence, chat);
    case "follow":
      return follow(request.wish, chat);
    case "mistakes": {
      const topic = request.topic ?? lastTopic(chat);
      if (topic !== null) return commonMistakes(topic);
      return ofOthers.test(chat.plain) ? mistakesOfLearners(chat) : myMistakes(chat);
    }
    case "summary":
      return summary(chat);
    case "my-mistakes":
      return myMistakes(chat);
    case "role-play":
      // Played before anything else is answered.
      return null;
    case "talk":
      return talk(request.about, chat);
    case "advise":
      return advise(chat);
    case "beyond-english":
      return wordsForAdvice(request);
    case "teach": {
      const topic = topicToPractise(chat);
      return topic === undefined ? null : describeTopic(topic, chat);
    }
    case "help":
      return help(chat);
    case "bored":
      return answer(
        "offer",
        openersFor(chat).map(
          (opener) => `Then let us do something. Say “quiz” or “role play”, or tell me: ${opener}`,
        ),
        ["quiz", "role play", "vocabulary exercise"],
      );
    case "level":
      return sayLevel(chat);
    case "study":
      return answerStudyRequest(request.study, chat);
    case "beyond": {
      const isFun = request.what === "fun" && chat.lesson === null;
      const text = isFun ? lightText(chat) : null;
      if (text !== null) return text;
      // Outside lessons it is talked about like any other question back.
      return request.what === "personal" && chat.lesson === null
        ? null
        : cannot(request.what, chat);
    }
  }
}

/** Behind phrases for a complaint, "how do I begin the letter?" is no letter to a friend. */
function inCompany(situations: readonly Situation[], chat: Chat): readonly Situation[] {
  const before = lastSubject(chat);
  if (before?.of !== "situation" || /\b(?:friends?|informal|mum|family)\b/.test(chat.plain))
    return situations;
  const isFormal = ({ phrases }: Situation): boolean =>
    phrases.filter(({ register }) => register === "formal").length > 1;
  return isFormal(before.situation)
    ? situations.toSorted((one, other) => Number(isFormal(other)) - Number(isFormal(one)))
    : situations;
}

/** A question about English. What a word of the course means is told with its lesson. */
function english({ question }: Extract<Request, { kind: "english" }>, chat: Chat): Answer | null {
  const { message, corrections, course, lesson } = chat;
  if (question.kind === "grammar") return describeTopic(question.topic, chat);
  const isTaught = question.kind === "meaning" && isTaughtIn(course, question.term);
  if (isTaught) {
    const replies = lesson === null ? wordElsewhere(chat) : null;
    const more = aroundInShort(question.term, chat.english);
    if (replies !== null || lesson !== null)
      return (
        replies &&
        answer(
          "word",
          replies.map((each) => (more === "" ? each : `${each} ${more}`)),
          aroundWord(question.term, chat.english),
        )
      );
  }
  const said = answerEnglishQuestion(question, chat.english, corrections);
  if (said === null) return null;
  const isAsked = lesson?.quizQuestions.some(
    (each) => givesAway(said, each) && !givesAway(message, each),
  );
  if (isAsked === true) return answer("english", leaveToQuiz, ["hint"]);
  if (question.kind === "sound") return aboutWord("sound", question.term, chat.english);
  if (question.kind === "difference")
    return answer("english", said, ["vocabulary exercise", "more examples"]);
  const term = "term" in question ? question.term : "";
  const more = question.kind === "meaning" ? aroundInShort(term, chat.english) : "";
  return answer("english", more === "" ? said : `${said} ${more}`, aroundWord(term, chat.english));
}

function word({ about, term }: Extract<Request, { kind: "word" }>, chat: Chat): Answer | null {
  const subject = lastSubject(chat);
  const asked = term !== "" ? term : subject?.of === "word" ? subject.word.toLowerCase() : "";
  if (asked === "") {
    return about === "meaning" || about === "example"
      ? null
      : answer(
          "word",
          [
            `Of which word? Write for example ${quote(`${about === "sound" ? "how do you pronounce" : `${about === "family" ? "word family" : about} of`} decide`)}.`,
            "Tell me the word, please, and I will look.",
          ],
          [about === "sound" ? "how do you pronounce decide?" : `word family of decide`],
        );
  }
  const found = aboutWord(about, asked, chat.english, asksForFormal.test(chat.plain));
  const isAsked = chat.lesson?.quizQuestions.some((each) =>
    found.replies.some((reply) => givesAway(reply, each) && !givesAway(chat.message, each)),
  );
  return isAsked === true ? answer("english", leaveToQuiz, ["hint"]) : found;
}

const asksForFormal =
  /\b(?:formal|formally|official\w*|academic|business|professional\w*|reports?|essays?|polite\w*|register|elegant|advanced|sophisticated|writing)\b(?<!\binformal)/;

const talk = (about: string, chat: Chat): Answer =>
  answer("statement", [
    ...openersAbout(about, chat).map((opener) => `With pleasure. ${opener}`),
    ...(about === "" ? openersFor(chat).map((opener) => `Gladly, let us talk. ${opener}`) : []),
    "Good idea. Begin with one or two sentences about it: what do you like about it, and why?",
    "Gladly. Tell me first what comes to your mind when you think of it.",
    ...openersFor(chat).map((opener) => `Let us talk. ${opener}`),
  ]);

/** Nobody learns from a letter that another wrote: the words are given, and the letter is asked for. */
const withTask = (phrases: Answer, isToWrite: boolean): Answer =>
  isToWrite
    ? {
        ...phrases,
        replies: phrases.replies.map(
          (each) =>
            `You write it, and I help. Take what you need from these, and send me your text to look at.\n${each}`,
        ),
      }
    : phrases;

/** The level that is set, and what a chat cannot tell of it. */
function sayLevel(chat: Chat): Answer {
  const set =
    chat.level === null
      ? "I do not know your level."
      : `You are learning at level ${chat.level} here.`;
  const marked = (chat.earlierMistakes ?? []).length;
  const seen =
    marked === 0 ? "" : " I marked some things in this talk: say “my mistakes” to see them.";
  return answer(
    "offer",
    [
      `${set} A chat cannot measure it well, but a quiz shows what you know already.${seen} Or write five sentences about yourself, and I will look at each.`,
      `${set} I do not give marks. Try a quiz, or write a short text and look at what is marked.${seen}`,
    ],
    ["quiz", "my mistakes", "what should I learn next?"],
  );
}

/** Whose mistakes are meant, if not one's own. */
const ofOthers =
  /\b(?:typical(?:ly)?|common(?:ly)?|usual(?:ly)?|frequent(?:ly)?|learners?|students?|people|beginners?|advanced|speakers?|\w+(?:ans|ians|ish|ese) (?:make|do|have))\b/;

function mistakesOfLearners(chat: Chat): Answer {
  const lines = typicalMistakes[rankOf(levelOf(chat)) < firstLaterLevel ? "early" : "later"];
  return answer(
    "grammar",
    ["Learners of your level often get these wrong.", ...lines.map((each) => `• ${each}`)].join(
      "\n",
    ),
    ["exercise on articles", "exercise on prepositions", "quiz"],
  );
}
const firstLaterLevel = 2;

/** What to learn next: what was wrong in this talk, or something of the level, and a lesson. */
function advise(chat: Chat): Answer | null {
  const asked = tipsFor(bareRequest(chat.message));
  if (asked !== null)
    return answer(
      "offer",
      ["Try this:", ...asked.tips.map((tip) => `• ${tip}`)].join("\n"),
      asked.wishes,
    );
  const ofLevel = grammarOfLevel(chat);
  if (ofLevel !== null) return ofLevel;
  const topic = topicToPractise(chat);
  const lessons = chat.course.filter(({ difficulty }) => difficulty === levelOf(chat));
  const offered = rotate(lessons.length > 0 ? lessons : chat.course, chat.turn);
  const name = topic?.names[0];
  const learn = name === undefined ? "" : ` In grammar, ${quote(name)} would come next for you.`;
  if (offered.length === 0 && topic === undefined) return null;
  return answer(
    "offer",
    offered.length === 0
      ? learn.trim()
      : offered.map(
          ({ title, difficulty }) =>
            `Try the lesson ${quote(title)}, level ${difficulty}. You find it in the lesson library.${learn}`,
        ),
    [...(name === undefined ? [] : [`explain ${name}`, `exercise on ${name}`]), "quiz"],
  );
}

/** "What grammar should I know for B2?" */
function grammarOfLevel({ plain, english, turn }: Chat): Answer | null {
  const named = /\b([abc][12])\b/.exec(plain)?.[1]?.toUpperCase();
  if (named === undefined || !/\b(?:grammar|topics?|know|tenses?)\b/.test(plain)) return null;
  const names = english.topics.filter(({ level }) => level === named).map(({ names }) => names[0]!);
  if (names.length === 0) return null;
  const [one = "", other = ""] = rotate(names, turn);
  return answer(
    "grammar",
    `At ${named} people learn for example: ${names.slice(0, mostNamed).map(quote).join(", ")}. With which shall we begin?`,
    [`explain ${one}`, `explain ${other}`, `exercise on ${one}`],
  );
}
const mostNamed = 14;

/** What there is to ask for, in the words to ask with. */
function help(chat: Chat): Answer | null {
  if (chat.lesson !== null) return null;
  const [topic] = chat.english.topics.length === 0 ? [] : [topicToPractise(chat)];
  if (topic === undefined) return null;
  const name = topic.names[0]!;
  return answer(
    "abilities",
    [
      `I can explain words and grammar: say “explain ${name}”. I can give you an exercise or a quiz. I can look at a sentence of yours. I can find phrases for a meeting or an email. And we can simply talk. What would you like?`,
      `Try one of these: “exercise”, “explain ${name}”, “phrases for an interview”, “check my sentence”. Or write about your day, and I will ask you more.`,
    ],
    ["exercise", "quiz", `explain ${name}`, "role play"],
  );
}
