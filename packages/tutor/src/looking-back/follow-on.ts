import { examplesIn } from "../english-questions/grammar-topics";
import { describePair } from "../english-questions/word-pairs";
import type { GrammarTopic, WordPair } from "../english-questions/types";
import { listTitled } from "../study-help/word-lists";
import { sayCorrection } from "../mistakes";
import { leaveToQuiz } from "../english";
import { givesAway } from "../spoilers";
import { clip, hasPhrase, quote, quoteExample, sentencesOf, wordsOf } from "../text";
import type { Chat } from "../types";
import { type Answer, answer } from "../requests/answer";
import { correct } from "../requests/answers/correcting";
import { bareOf } from "../exercises/exercise-words";
import { isTopicName } from "../requests/reading/find-topic";
import { rowAsked, sideAsked, sideOf } from "../requests/answers/forms-of-topic";
import { follow } from "../requests/answers/follow-up";
import { asksWhyOfWord } from "./look-back";
import { lastSubject, type SubjectSaid } from "./last-subject";
import { partSaidBefore } from "./part-said-before";
import { readRequest } from "../requests/reading/read-request";
import { readWish, type Wish } from "./read-follow-on";
import { morePhrases, phrasesFor } from "../requests/answers/situation-answers";
import { startTopic, topicsOfMistakes } from "../exercises/start-exercise";
import { describeTopic, moreExamples, moreOf } from "../requests/answers/topic-answers";

/** How a reply to somebody begins whom nothing was explained to yet. */
const nothingYet = "I have not explained anything yet.";

/**
 * What goes on from what was said last: more examples, once more, easier, why, the second word, and the
 * negative of it. It is about the last thing explained, and says so where nothing was. Null for anything else.
 */
export function followOn(chat: Chat): Answer | null {
  const found = onSomething(chat);
  const { lesson, message } = chat;
  const tells = found?.replies.some((reply) =>
    lesson?.quizQuestions.some((each) => givesAway(reply, each) && !givesAway(message, each)),
  );
  return tells === true ? answer("english", leaveToQuiz, ["hint"]) : found;
}

function onSomething(chat: Chat): Answer | null {
  const again = anotherSentence(chat);
  if (again !== null) return again;
  const part = partSaidBefore(chat);
  if (part !== null) return part;
  const subject = lastSubject(chat);
  const topic = subject === null || subject.age >= near ? undefined : topicOfSubject(subject, chat);
  if (topic !== undefined) {
    const side = sideAsked(bareOf(chat));
    if (side !== null) return sideOf(topic, side, chat);
    const row = rowAsked(topic, chat);
    if (row !== null) return row;
  }
  const marked = whyThisWord(chat);
  if (marked !== null) return marked;
  const which = whichOfPair(subject, chat);
  if (which !== null) return which;
  const wish = readWish(chat);
  if (wish === null) return null;
  if (wish === "fix") return howToFix(chat);
  const words = wish === "more" || wish === "another" ? moreWords(chat) : null;
  if (words !== null) return words;
  const request = readRequest(chat.message, chat.english);
  if (wish === "formal" || wish === "informal") return inRegister(wish, subject, chat);
  // What names its own subject is about that.
  if (request?.kind === "english" && request.question.kind === "grammar" && wish !== "why")
    return null;
  if (
    request?.kind === "english" &&
    (request.question.kind === "difference" || request.question.kind === "meaning") &&
    wish !== "why"
  )
    return null;
  if (wish === "why" || wish === "repeat" || wish === "lost" || wish === "easier") {
    const ofTalk = aboutTheTalk(wish, subject, chat);
    if (ofTalk !== undefined) return ofTalk;
  }
  if (subject === null && wish === "repeat" && chat.lastReply !== null)
    return answer("english", once(chat.lastReply));
  if (subject === null && chat.lastReply !== null && !neverTold(wish)) return null;
  return subject === null ? nothing(wish, chat) : ofSubject(wish, subject, chat);
}

/** "Why drank?", where that was written instead of something. */
function whyThisWord(chat: Chat): Answer | null {
  const word = asksWhyOfWord.exec(chat.plain)?.[1];
  if (word === undefined) return null;
  const note = chat.history
    .filter(({ sender }) => sender === "avatar")
    .slice(-3)
    .flatMap(({ text }) => [
      ...text.matchAll(/Instead of “[^”]+”, write “([^”]+)”\. [^.?!]+[.?!]/g),
    ])
    .find(([, better]) => better?.toLowerCase() === word)?.[0];
  if (note !== undefined) return whyMarked(note, chat);
  const mark = chat.earlierMistakes?.findLast(
    ({ better }) => better?.trim().toLowerCase() === word,
  );
  return mark === undefined ? null : whyMarked(`${sayCorrection(mark)} ${mark.why}`, chat);
}

/** "Which one do I use with music?", behind two words that were told apart. */
function whichOfPair(subject: SubjectSaid | null, chat: Chat): Answer | null {
  if (subject?.of !== "pair" || subject.age >= near) return null;
  const asked =
    /^(?:(?:and|so|but|what about|how about) )+(?:for|with|of) (.+?)[\s?.!]*$/.exec(
      chat.plain,
    )?.[1] ??
    /^(?:(?:and|so|but|ok)[\s,]+)*which(?: one| word| of (?:them|these|the two))?(?: (?:should|do|can|must|is|i|we|you|to|one|better|right|correct|use|say|used|need|for|with|in|before|after|when))* (?:with|for|in|before|after|when|about|to|if|at|of) (.+?)[\s?.!]*$/.exec(
      chat.plain,
    )?.[1];
  if (asked === undefined) return null;
  const { words, difference, goesWith, examples } = subject.pair;
  const said = new Set(wordsOf(asked));
  // “… is said of people” tells it already.
  const told = sentencesOf(difference).find((each) => hasPhrase(each, asked));
  const ofDifference = words.find((word) =>
    told?.startsWith(quote(word[0]!.toUpperCase() + word.slice(1))),
  );
  const fits =
    ofDifference ??
    words.find((word) =>
      goesWith?.[word]?.some((each) => wordsOf(each).some((part) => said.has(part))),
    );
  const found =
    fits === undefined
      ? words.filter((word) => examplesWith(word, chat).some((each) => hasPhrase(each, asked)))
      : [fits];
  const [one, ...others] = found;
  const shown = [...examples, ...(one === undefined ? [] : examplesWith(one, chat))].find((each) =>
    hasPhrase(each, asked),
  );
  return answer(
    "english",
    one !== undefined && others.length === 0
      ? `Here I would use ${quote(one)}.${shown === undefined ? "" : ` For example: ${quote(shown)}`} Remember: ${difference}`
      : `Think of the difference: ${difference} ${examples.map(quote).join(" ")} Write your sentence, and I will look at it.`,
    ["more examples", "vocabulary exercise"],
  );
}

/** How not to make the same mistakes again: the rules behind them, and practice. */
function howToFix(chat: Chat): Answer | null {
  const topics = topicsOfMistakes(chat).slice(0, 2);
  const rules = topics.map(({ names, explanation }) => {
    const [first, second] = sentencesOf(explanation);
    return `${quote(names[0]!)}: ${[first, second].filter(Boolean).join(" ")}`;
  });
  return topics.length === 0
    ? null
    : answer(
        "grammar",
        [
          `Learn the rule, and then use it. ${rules.join(" ")} Write the sentence again, and I will look at it.`,
        ],
        ["exercise on my mistakes", `explain ${topics[0]!.names[0]}`],
      );
}

/** More words of the group that was told last; null where none was. */
function moreWords({ lastReply, history }: Chat): Answer | null {
  const title = /^(?:More words|Words) for ([^:]+):/.exec(lastReply ?? "")?.[1];
  const list = title === undefined ? null : listTitled(title);
  if (list === null) return null;
  const fresh = [...list.words, ...list.harder].filter(
    (word) =>
      !history.some(({ sender, text }) => sender === "avatar" && text.includes(quote(word))),
  );
  return fresh.length === 0
    ? answer(
        "word",
        `Those were all my words for ${title}. Can you write a sentence with two of them?`,
        ["vocabulary exercise", "quiz"],
      )
    : answer(
        "word",
        `More words for ${title}: ${fresh.slice(0, 10).map(quote).join(", ")}. Which of them is new for you?`,
        ["vocabulary exercise", "quiz"],
      );
}

/** The grammar that was spoken about, or that a word names: "can". */
const topicOfSubject = (subject: SubjectSaid, { english }: Chat): GrammarTopic | undefined =>
  subject.of === "topic"
    ? subject.topic
    : subject.of === "word"
      ? english.topics.find(({ names }) => names.includes(subject.word.toLowerCase()))
      : undefined;

/** So many replies ago "and the negative?" still means it. */
const near = 4;

/** "Another one: he go to school", behind a sentence that was looked at. */
function anotherSentence(chat: Chat): Answer | null {
  const sentence =
    /^(?:(?:ok|and|now|thanks|thank you)[\s,.!]+)*(?:(?:here is|here's|i have|look at) )?(?:another(?: one| sentence)?|(?:the )?next(?: one| sentence)?|one more(?: sentence)?|this(?: one)?|also|what about|how about|and)(?: this(?: one)?)?\s*[:–-]\s*(.+)$/is.exec(
      chat.message,
    )?.[1];
  if (sentence === undefined || wordsOf(sentence).length < 3) return null;
  const lately = chat.history.filter(({ sender }) => sender === "avatar").slice(-3);
  return lastSubject(chat)?.of === "correction" ||
    lately.some(({ text }) =>
      /^(?:Once more: )?(?:I would write|I have marked)|\bin that sentence\b|\bfound none there\b/.test(
        text,
      ),
    )
    ? correct(sentence.replace(/^["“](.+)["”]$/s, "$1"), chat)
    : null;
}

/** How replies begin that go on from an explanation, and name it no more. */
const goesOnFrom =
  /^(?:Once more: )?(?:For example:|I have not explained|I marked (?:it|\d)|The \w+ (?:one|word|example|sentence|phrase|expression) was|There (?:were|was) only|I have no other|There is no reason|Those were|Look at each|Take two of them|With “|I have only these)/;

/** Where the last reply was no explanation but talk, "again" and "I don't understand" mean that; undefined else. */
function aboutTheTalk(
  wish: "why" | "repeat" | "lost" | "easier",
  subject: SubjectSaid | null,
  chat: Chat,
): Answer | null | undefined {
  const { lastReply } = chat;
  if (lastReply === null) return undefined;
  if (subject !== null && subject.age < (wish === "easier" ? near : 1)) return undefined;
  if (goesOnFrom.test(lastReply)) return undefined;
  const note =
    /(?:Instead of “[^”]+”, write “[^”]*”|Leave out “[^”]+”|Something is missing: add “[^”]+”)\. [^.?!]+[.?!]/.exec(
      lastReply,
    )?.[0];
  if (note !== undefined && wish !== "repeat") return whyMarked(note, chat);
  if (wish === "why") return null;
  const question = sentencesOf(lastReply)
    .findLast((each) => each.trim().endsWith("?"))
    ?.replace(/^Or tell me: /, "");
  if (wish === "repeat")
    return answer(
      "not-understood",
      `Of course. I said: ${quoteExample(clip(lastReply.replace(/^Of course\. I said: “?|”$/g, ""), 600))}`,
    );
  if (question === undefined || chat.lesson !== null) return undefined;
  return answer(
    "not-understood",
    [
      ...(wish === "easier"
        ? [
            `Of course, I keep it short and easy. I asked: ${quote(question.trim())} Is a word in it new for you? Then ask me what it means.`,
          ]
        : []),
      `No problem. I asked: ${quote(question.trim())} One or two words are enough. Or say “quiz” or “help”.`,
      `That is all right. My question was: ${quote(question.trim())} You can also say “let's talk about something else”.`,
    ],
    ["quiz", "help"],
  );
}

/** The reason of a mark, with the rule behind it and sentences that show it. */
function whyMarked(said: string, chat: Chat): Answer {
  const [topic] = topicsOfMistakes(chat);
  if (topic === undefined)
    return answer(
      "grammar",
      [
        `I marked it for this reason. ${said} Write the sentence again, and I will look at it.`,
        `${said} That is all I know about it. Try the sentence once more.`,
      ],
      ["my mistakes", "exercise"],
    );
  const [first, second] = sentencesOf(topic.explanation);
  return answer(
    "grammar",
    [
      `${said} The rule: ${[first, second].filter(Boolean).join(" ")}`,
      examplesIn(topic.examples.slice(0, 3)),
    ],
    [`explain ${topic.names[0]}`, `exercise on ${topic.names[0]}`],
  );
}

function ofSubject(wish: Wish, subject: SubjectSaid, chat: Chat): Answer | null {
  const isHarder = wish === "another" ? kindOfLast(chat) : wish;
  if (wish === "repeat") return answer(topicOf(subject), once(subject.said));
  switch (subject.of) {
    case "topic":
      return ofTopic(isHarder, subject.topic, chat);
    case "situation":
      if (wish === "why") {
        const { phrases } = subject.situation;
        const named = phrases.filter(({ say }) => chat.lastReply?.includes(quote(say)));
        if (named.length === 1)
          return answer("situation", `You say ${quote(named[0]!.say)} ${named[0]!.when}.`, [
            "more",
          ]);
        return answer(
          "situation",
          `${quote(subject.situation.title)}: behind each phrase stands when people say it. ${subject.situation.phrases
            .slice(0, 3)
            .map(({ say, when }) => `${quote(say)} is said ${when}.`)
            .join(" ")}`,
          ["more", "role play"],
        );
      }
      if (wish === "lost" || wish === "easier")
        return answer(
          "situation",
          [
            `Take two of them first: ${subject.situation.phrases
              .slice(0, 2)
              .map(({ say, when }) => `${quote(say)} (${when})`)
              .join(" and ")}. Which word is new for you?`,
          ],
          ["more", "role play"],
        );
      return morePhrases(subject.situation, chat);
    case "pair":
      return ofPair(isHarder, subject.pair, chat);
    case "word":
      return ofWord(isHarder, subject.word, chat);
    case "correction":
      return ofCorrection(wish, subject.text, chat);
  }
}

const topicOf = ({ of }: SubjectSaid): Answer["topic"] =>
  of === "situation"
    ? "situation"
    : of === "word"
      ? "word"
      : of === "correction"
        ? "checking"
        : "grammar";

const once = (said: string): string => `Once more: ${said.replace(/^Once more: /, "")}`;

/** "Another one" is one more of what came last: an example, a phrase. */
const kindOfLast = ({ lastReply }: Chat): Wish =>
  lastReply !== null && /For example:|examples/.test(lastReply) ? "examples" : "more";

function ofTopic(wish: Wish, topic: GrammarTopic, chat: Chat): Answer | null {
  switch (wish) {
    case "examples": {
      const fresh = freshExamples(
        [...topic.examples, ...topic.mistakes.map(({ right }) => right)],
        chat,
      );
      return fresh.length === 0
        ? moreExamples(topic)
        : answer(
            "grammar",
            `${quote(topic.names[0]!)}: ${examplesIn(fresh.slice(0, 3))} Say “mistakes” or “exercise” for more.`,
            ["mistakes", "exercise"],
          );
    }
    case "lost":
    case "easier":
      return follow("easier", chat);
    case "why":
      return whyTopic(topic);
    case "table":
      return describeTopic(topic, chat);
    default:
      return moreOf(topic, chat);
  }
}

/** Why one uses it: the sentences of its explanation that say so, and what goes wrong without it. */
function whyTopic(topic: GrammarTopic): Answer {
  const [mistake, second] = topic.mistakes;
  const shown = (each: typeof mistake): string =>
    each === undefined
      ? ""
      : `Not ${quoteExample(each.wrong)} but ${quoteExample(each.right)} ${each.why}`;
  return answer(
    "grammar",
    [
      `${quote(topic.names[0]!)}: ${topic.explanation} ${shown(mistake)}`,
      `${quote(topic.names[0]!)}: ${shown(second ?? mistake)} That is all the reason I know.`,
    ],
    ["examples", "exercise"],
  );
}

const freshExamples = (all: readonly string[], { history }: Chat): readonly string[] =>
  [...new Set(all)].filter(
    (each) => !history.some(({ sender, text }) => sender === "avatar" && text.includes(each)),
  );

function ofPair(wish: Wish, pair: WordPair, chat: Chat): Answer {
  const { words, difference, examples, goesWith } = pair;
  const beside = words.flatMap((word) => {
    const partners = goesWith?.[word]?.slice(0, 4) ?? [];
    return partners.length === 0
      ? []
      : [
          `With ${quote(word)} we say ${partners.map((each) => quote(`${word} ${each}`)).join(", ")}.`,
        ];
  });
  // “For” stands in many sentences that show nothing of “since or for”: their grammar has the right ones.
  const named = [words.join(" and "), words.toReversed().join(" and ")].flatMap(
    (name) => isTopicName(name, chat.english.topics) ?? [],
  )[0];
  const found = words.map((word) => freshExamples(examplesWith(word, chat), chat).slice(0, 2));
  const fresh =
    named === undefined ? found.flat() : freshExamples(named.examples, chat).slice(0, 4);
  const both = examples.map(quote).join(" ");
  const yours = `Can you write one sentence with ${quote(words[0]!)} and one with ${quote(words[1]!)}?`;
  if (wish === "why" || wish === "lost" || wish === "easier")
    return answer(
      "english",
      [`Look at each of them: ${both} ${difference}`, `${difference} ${yours}`],
      ["more examples", "vocabulary exercise"],
    );
  return answer(
    "english",
    fresh.length > 0
      ? `${examplesIn(fresh)} Remember: ${difference}`
      : beside.length > 0
        ? [`${beside.join(" ")} ${yours}`, `Look at each of them: ${both} ${difference}`]
        : [`I have only these: ${both} ${yours}`, `Look at each of them: ${both} ${difference}`],
    ["vocabulary exercise"],
  );
}

/** Sentences of the course in which a word stands. */
function examplesWith(word: string, { english, course }: Chat): readonly string[] {
  const all = [
    ...english.words.map(({ example }) => example),
    ...course.flatMap(({ words }) => words.map(({ example }) => example)),
    ...english.topics.flatMap(({ examples }) => examples),
  ];
  return [...new Set(all)].filter((each) => hasPhrase(each, word)).slice(0, 12);
}

function ofWord(wish: Wish, word: string, chat: Chat): Answer | null {
  if (wish === "examples") {
    const fresh = freshExamples(examplesWith(word.toLowerCase(), chat), chat).slice(0, 2);
    return fresh.length === 0
      ? answer(
          "word",
          [
            `I have no other example with ${quote(word)}. Can you write one? I will look at it.`,
            `Those were my examples with ${quote(word)}. Now write one of your own.`,
          ],
          [`collocations with ${word}`, "vocabulary exercise"],
        )
      : answer("word", examplesIn(fresh), [`word family of ${word}`, `collocations with ${word}`]);
  }
  if (wish === "lost" || wish === "easier") {
    const entry = chat.english.words.find((each) => each.word.toLowerCase() === word.toLowerCase());
    const fresh = examplesWith(word.toLowerCase(), chat).slice(0, 2);
    if (entry === undefined && fresh.length === 0) return follow("more", chat);
    return answer(
      "word",
      [
        [
          entry && `${quote(word)} is ${entry.meaning.replace(/[.\s]+$/, "")}.`,
          fresh.length > 0 && `See it in a sentence: ${fresh.map(quote).join(" ")}`,
        ]
          .filter(Boolean)
          .join(" "),
      ],
      ["vocabulary exercise"],
    );
  }
  if (wish === "why")
    return answer("word", [
      `There is no reason that I know. Words mean what people use them for. Can you write a sentence with ${quote(word)}?`,
    ]);
  return follow("more", chat);
}

function ofCorrection(wish: Wish, said: string, chat: Chat): Answer {
  const [topic] = topicsOfMistakes(chat);
  const reasons = sentencesOf(said)
    .filter((each) => !/^(?:I would write|I have marked|Once more)/.test(each))
    .join(" ");
  const why = reasons === "" ? said.replace(/^I would write:? “[^”]+”\s*/, "") : reasons;
  if ((wish === "examples" || wish === "another" || wish === "more") && topic !== undefined) {
    const fresh = freshExamples(
      [...topic.examples, ...topic.mistakes.map(({ right }) => right)],
      chat,
    );
    return fresh.length > 0
      ? answer("grammar", `${quote(topic.names[0]!)}: ${examplesIn(fresh.slice(0, 3))}`, [
          "exercise",
        ])
      : (startTopic(topic, chat) ?? whyMarked(why, chat));
  }
  return whyMarked(why, chat);
}

/** Which of them is formal, where that is known; else phrases of the other kind. */
function inRegister(
  wish: "formal" | "informal",
  subject: SubjectSaid | null,
  chat: Chat,
): Answer | null {
  if (subject === null || subject.age >= near) return null;
  if (subject.of === "situation") {
    const { situation } = subject;
    if (situation.phrases.some(({ register }) => register === wish))
      return phrasesFor([situation], wish, chat);
    return answer(
      "situation",
      `${quote(situation.title)}: I have no ${wish} phrases for this. Those that I gave are neutral, so they fit with friends and with strangers.`,
      ["more", "role play"],
    );
  }
  if (subject.of !== "pair") return null;
  return answer(
    "english",
    /\bformal\b/.test(subject.pair.difference)
      ? subject.pair.difference
      : `I know no difference in how formal they are. ${describePair(subject.pair)}`,
    ["more examples", "vocabulary exercise"],
  );
}

/** Of these it is said that nothing was told yet; the rest of a talk is about the talk. */
const neverTold = (wish: Wish): boolean =>
  wish === "examples" || wish === "table" || wish === "easier";

const wished: Partial<Record<Wish, string>> = {
  examples: "so I have no more examples to give",
  another: "so there is no other one",
  more: "so there is no more of it",
  table: "so I have no table to show",
  why: "so I do not know what you mean",
  repeat: "so there is nothing to say again",
};

/** Honest words to somebody who asks for more of nothing, and something to begin with. */
function nothing(wish: Wish, chat: Chat): Answer | null {
  if (chat.lesson !== null) return null;
  if (wish === "another" || wish === "more") {
    // Whoever wants more of a talk goes on talking.
    if (chat.lastReply !== null) return null;
  }
  const topics = chat.english.topics.filter(({ level }) => level === (chat.level ?? "A2"));
  const name = (topics[chat.turn % Math.max(1, topics.length)] ?? chat.english.topics[0])?.names[0];
  if (name === undefined) return null;
  const behind = wished[wish] === undefined ? "" : `${nothingYet.slice(0, -1)}, ${wished[wish]}.`;
  return answer(
    "offer",
    [
      `${behind || nothingYet} Tell me what you want to look at. You can say “explain ${name}”, or send me a word or a sentence.`,
      `${behind || nothingYet} What shall I explain? Say for example “explain ${name}” or “quiz”.`,
    ],
    [`explain ${name}`, "quiz", "help"],
  );
}
