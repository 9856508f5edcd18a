import { setImmediate as othersTurn } from "node:timers/promises";
import type { CallByName, CallReply, CefrLevel, SessionUser } from "@saywell/contract";
import type { Content } from "@saywell/content/answers";
import { localDay } from "@saywell/gamification";
import { tagText } from "@saywell/grammar-checker";
import {
  careReplies,
  dangerIn,
  type HelpPlace,
  helpReplies,
  isFitForAll,
  isGrave,
  mayNeedHelp,
} from "@saywell/moderation";
import {
  asksOfQuiz,
  inContext,
  isInEnglish,
  textsToMark,
  assumedLevel,
  easyMeanings,
  type EnglishSources,
  type ExplainedWord,
  hintInstead,
  type Mistake,
  openKnownEnglish,
  playRequest,
  readRequest,
  replyTo,
  type Topic,
  type Turn,
  withoutPersonalData,
} from "@saywell/tutor";
import { firstOf } from "../../adapters/abort-signals";
import type { GrammarChecker } from "../../adapters/grammar-checker";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { ok, type Refusal, refuse, type Result } from "../../refusal";
import type { ModelMarks } from "./model-marks";
import type { ModelMind } from "./model-mind";
import { viewScene } from "./scene-view";
import { countMessage, lockMessages } from "./tutor-days.store";

export interface TutorDeps {
  db: Db;
  clock: Clock;
  content: Pick<Content, "lessons" | "lesson" | "english" | "scenes">;
  grammar: Pick<GrammarChecker, "check">;
  /** A word and what it means, for learners; null where nobody knows it. */
  explainWord: (word: string) => Promise<ExplainedWord | null>;
  /** About at which level learners meet a word; what is said of words is then held against it. */
  levelOf?: ((word: string) => CefrLevel | null) | undefined;
  /** Puts what somebody wrote before the staff, where it sounds as if they may be in danger. */
  raiseCry: (
    tx: Tx,
    cry: { accountId: string; timeZone: string; text: string; saidTo: "TUTOR"; now: Date },
  ) => Promise<HelpPlace | null>;
  /** A language model; undefined where the school has none. */
  modelMind?: ModelMind | undefined;
  /** Whether a learner's plan has the model, where there is one. */
  mayUseModel: (accountId: string) => Promise<boolean>;
  /** What a language model marks besides the checker; undefined where the school does not want it. */
  modelMarks?: ModelMarks | undefined;
  /** Says that the server stops: who waits for the model then has the reply on board. */
  stopping: AbortSignal;
  /** Words that a learner should meet again. */
  dueWordsOf: (learner: { id: string; timeZone: string }) => Promise<readonly string[]>;
  /** What is said to who has sent all that their plan has a day; undefined to who may write. */
  refusalToWrite: (
    from: Tx,
    accountId: string,
    messagesToday: number,
  ) => Promise<Refusal | undefined>;
}

interface Said {
  message: string;
  /** Oldest first; may end with the message itself. */
  conversationHistory: readonly Turn[];
  lessonId: string | null;
}

/** Somebody who hears the reply while it is made. */
interface Listening {
  heard?: (piece: string) => void;
  signal?: AbortSignal;
}

type ChatReply = CallReply<CallByName<"POST /api/ai/chat">>;
export type TutorService = ReturnType<typeof createTutorService>;

export function createTutorService(deps: TutorDeps) {
  const { db, clock, content, grammar, raiseCry, refusalToWrite, dueWordsOf } = deps;
  const { modelMind, modelMarks, mayUseModel, stopping } = deps;
  const knownEnglish = openKnownEnglish(content, deps.explainWord);

  /**
   * Answers a message: the model where there is one and it may, else the mind on board. Stores nothing but
   * cries for help and how many messages a day brought.
   */
  async function chat(
    learner: Pick<SessionUser, "id" | "name" | "level" | "timeZone">,
    { message, conversationHistory, lessonId }: Said,
    { heard = () => {}, signal: left }: Listening = {},
  ): Promise<Result<ChatReply>> {
    const lesson = lessonId === null ? null : content.lesson(lessonId);
    if (lesson === undefined) return refuse("not-found", "There is no such lesson.");
    const { id: accountId, timeZone } = learner;
    const cry = { accountId, timeZone, text: message, saidTo: "TUTOR", now: clock.now() } as const;
    const place =
      dangerIn(message) === null ? null : await inTransaction(db, (tx) => raiseCry(tx, cry));
    const help = place && helpReplies(place);
    // What only sounds like trouble is answered kindly, and nobody is alerted.
    const care = help === null && mayNeedHelp(message) ? careReplies : null;
    // Whoever may be in danger is heard, whatever their plan.
    const refusal =
      help === null ? await inTransaction(db, (tx) => takeMessage(tx, learner)) : undefined;
    if (refusal !== undefined) return { ok: false, refusal };
    const taught = lesson?.words.map(({ word }) => word) ?? [];
    const known = [learner.name, "Iris", ...taught];
    // A mark would tell what the quiz of the lesson asks for.
    const isOfQuiz = lesson !== null && asksOfQuiz(message, lesson);
    const history = withoutMessage(conversationHistory, message).map(clipped);
    const mayEcho = isFitForAll(message, clock.now().getTime()) && !isGrave(message);
    const withoutPrivate = withoutPersonalData(message, learner.name).replaceAll(
      /\[[a-z-]+\]/g,
      "",
    );
    const isPrivate = !mayEcho && mayBeSent(withoutPrivate);
    const said = { message, history, lesson, level: learner.level };
    const learnersEnglish = async (text: string) =>
      easedFor(learner.level, await knownEnglish(text, ["Iris", learner.name]));
    const alone = await learnersEnglish(message);
    // "And buy?" is looked up as what it asks behind the last question.
    const asked = inContext(message, history, alone);
    const english = asked === message ? alone : await learnersEnglish(asked);
    const sentences = tagText(message);
    await othersTurn();
    const marksOf = async (text: string) =>
      lesson !== null && asksOfQuiz(text, lesson) ? [] : ((await grammar.check(text, known)) ?? []);
    const corrections = isOfQuiz ? [] : await marksOfMessage(message, asked, english, known);
    const earlierWritten = await marked(
      textsToMark(message, history, english, content.lessons),
      marksOf,
    );
    const hasModel = modelMind !== undefined && (await mayUseModel(accountId));
    const { response, topic, suggestions, scene } = replyTo({
      ...said,
      mayEcho,
      isPrivate,
      help,
      care,
      corrections,
      english,
      earlierWritten,
      earlierMistakes: earlierWritten?.flatMap(({ marks }) => marks),
      hasModel,
      course: content.lessons,
      sentences,
      scenes: content.scenes,
    });
    // Nobody's spelling matters in an emergency.
    if (topic === "crisis") return ok({ response, corrections: [], isHelp: true });
    const marks = corrections ?? [];
    if (hasModel && mayEcho && !onBoardOnly.has(topic)) {
      const dueWords = await dueWordsOf(learner);
      const fit: Turn[] = [];
      for (const turn of history.slice(-mostSent)) {
        // Who said it is the client's word, so what Iris is said to have said is looked at too.
        if (isInEnglish(turn.text) && mayBeSent(turn.text)) fit.push(turn);
        await othersTurn();
      }
      // What was marked in the last messages tells more than the one at hand.
      const written = fit
        .slice(-mostSentMarked)
        .flatMap((turn) => (turn.sender === "user" ? turn.text : []));
      const recent = (await marked(written, marksOf)) ?? [];
      const corrections = [...recent.flatMap((each) => each.marks), ...marks];
      const turn = { ...said, history: fit, name: learner.name, corrections, dueWords };
      const { signal, done } = firstOf([left, stopping]);
      let hint: string | undefined;
      const [spoken, allMarks] = await Promise.all([
        modelMind(turn, heard, signal, (reply, problem) => {
          if (problem === "gives-away" && lesson !== null)
            hint = hintInstead(reply, message, lesson);
        }),
        modelMarks === undefined || isOfQuiz ? marks : modelMarks(message, marks, known, signal),
      ]).finally(done);
      if (spoken !== null) return ok({ response: spoken, corrections: allMarks, mind: "model" });
      if (hint !== undefined)
        return ok({ response: hint, corrections: allMarks, mind: "on-board" });
    }
    return ok({
      response,
      corrections: marks,
      mind: "on-board",
      ...(suggestions === undefined ? {} : { suggestions: [...suggestions] }),
      ...(scene === undefined
        ? {}
        : {
            scene: await viewScene(scene, marksOf),
          }),
    });
  }

  /**
   * Holds a conversation with nobody: word lists, patterns and scenes are read with the first message that
   * needs them, for which no learner should wait.
   */
  async function warmUp(): Promise<void> {
    const scene = content.scenes[0];
    const history: Turn[] = [];
    for (const message of [
      "Yesterday I go to the market.",
      "What do you call a person who makes bread?",
      "Give me an exercise, please.",
      "I think it is cheap.",
      ...(scene === undefined ? [] : [playRequest(scene.title), "Good morning!", "stop"]),
    ]) {
      await othersTurn();
      const mayEcho = mayBeSent(message);
      const english = await knownEnglish(message, []);
      const said = { message, history: [...history], lesson: null, level: null, corrections: [] };
      const known = { english, course: content.lessons, scenes: content.scenes };
      const sentences = tagText(message);
      const reply = replyTo({
        ...said,
        ...known,
        sentences,
        mayEcho,
        isPrivate: false,
        help: null,
      });
      history.push({ sender: "user", text: message }, { sender: "avatar", text: reply.response });
    }
  }

  /** Whether what somebody wrote earlier may be looked at again, or go to a model: no cry, nothing unfit. */
  const mayBeSent = (text: string): boolean =>
    dangerIn(text) === null && isFitForAll(text, clock.now().getTime()) && !isGrave(text);

  /** The marks of a message; of a sentence that was given to be looked at only those of that sentence. */
  async function marksOfMessage(
    message: string,
    asked: string,
    english: EnglishSources,
    known: string[],
  ) {
    const request = readRequest(asked, english);
    const sentence = request?.kind === "correct" ? request.sentence : "";
    const start = sentence === "" ? -1 : message.lastIndexOf(sentence);
    if (start < 1) return grammar.check(message, known);
    const marks = await grammar.check(sentence, known);
    return marks && marks.map((mark) => ({ ...mark, start: mark.start + start }));
  }

  /** What was written before and may be said again, with its marks; undefined where nothing is looked at. */
  async function marked(
    texts: readonly string[],
    marksOf: (text: string) => Promise<readonly Mistake[]>,
  ): Promise<{ text: string; marks: readonly Mistake[] }[] | undefined> {
    if (texts.length === 0) return undefined;
    const written: { text: string; marks: readonly Mistake[] }[] = [];
    // One after the other, since others talk at the same time.
    for (const text of latest(texts, mostMarkedAgain)) {
      await othersTurn();
      if (mayBeSent(text)) written.push({ text, marks: await marksOf(text) });
    }
    return written;
  }

  /** The dictionary was not written for learners: what it says is held against their level. */
  function easedFor(level: SessionUser["level"], english: EnglishSources): EnglishSources {
    const { levelOf } = deps;
    if (levelOf === undefined) return english;
    const entries = [...english.entries].map(
      ([term, entry]) => [term, easyMeanings(entry, level ?? assumedLevel, levelOf)] as const,
    );
    return { ...english, entries: new Map(entries) };
  }

  /** Counts a message, or says why none is left today. */
  async function takeMessage(
    tx: Tx,
    { id: accountId, timeZone }: Pick<SessionUser, "id" | "timeZone">,
  ): Promise<Refusal | undefined> {
    const today = { accountId, day: localDay(clock.now(), timeZone) };
    const refusal = await refusalToWrite(tx, accountId, await lockMessages(tx, today));
    if (refusal === undefined) await countMessage(tx, today);
    return refusal;
  }

  return { chat, warmUp };
}

/** Messages of a conversation that a language model gets, and those whose mistakes it is told. */
const mostSent = 20;
const mostSentMarked = 8;

/** Of what was written before so much is marked again, in UTF-16 units: more than anybody writes in an hour. */
const mostMarkedAgain = 8000;

/** The last texts of a list, as many as stay within a length together. */
function latest(texts: readonly string[], longest: number): readonly string[] {
  let length = 0;
  const first = texts.findLastIndex((text) => (length += text.length) > longest);
  return texts.slice(first + 1);
}

/** What a language model has nothing to add to, or could only give away. */
const onBoardOnly: ReadonlySet<Topic> = new Set([
  "care",
  "no-words",
  "not-english",
  "hint",
  "scene",
  "about-mind",
]);

/** Of an earlier message so much is read, in UTF-16 units: a long conversation must not keep others waiting. */
const longestRead = { user: 500, avatar: 1300 } as const;
const clipped = (turn: Turn): Turn => {
  const longest = longestRead[turn.sender];
  // One sign may stand for eighteen letters, by which it is read.
  const read = turn.text.slice(0, longest);
  const plain = read.normalize("NFKC");
  if (turn.text.length <= longest && plain.length <= longest) return turn;
  const cut = plain.length > longest ? plain.slice(0, longest) : read;
  // Half of an address or a number is not known as one, and would be sent.
  return { ...turn, text: cut.replace(/\S*$/, "").replace(/[\d\s().+-]+$/, "") };
};

/** Some clients put the message into the history before they send it. */
function withoutMessage(history: readonly Turn[], message: string): readonly Turn[] {
  const last = history.at(-1);
  return last?.sender === "user" && last.text.trim() === message ? history.slice(0, -1) : history;
}
