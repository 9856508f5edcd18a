import { randomUUID } from "node:crypto";
import {
  dangerIn,
  helpMessage,
  judgeMessage,
  type MessageContext,
  sanitiseText,
  saysWhereHelpIs,
  type SecondOpinion,
  withHelp,
} from "@saywell/moderation";
import type { Clock } from "../../../adapters/clock";
import type { MessageClassifier } from "../../../adapters/message-classifier";
import type { HelpPlaceOf } from "../../../help-place";
import { errorFacts, type Log } from "../../../observability/log";
import { commonRefusal } from "../../../refusal";
import type { ChatLimits } from "./chat-limits";
import type { RecentMessages } from "./in-memory/recent-messages";
import { createSecondOpinions } from "./second-opinions";
import type { Author, ChatRoom, JudgedMessage, SayOutcome, SentMessage } from "./sent-message";

interface Deps {
  clock: Clock;
  log: Log;
  limits: Pick<ChatLimits, "flood">;
  /** What was said a moment ago, here and on other processes. */
  recent: RecentMessages;
  /** What people in a room are called. */
  namesIn: (roomId: string, now: number) => readonly string[] | undefined;
  /** Undefined where the rules decide alone, as is each of them where it does not help. */
  classifier: MessageClassifier | undefined;
  helpPlaceOf: HelpPlaceOf;
  /** Has a message stored in its turn; answers when it is certain what became of it. */
  store: (message: JudgedMessage, answer: (outcome: SayOutcome) => void) => void;
}

/** Takes what is said in rooms, judges it, and hands it on to be stored. */
export function createSending(deps: Deps) {
  const { clock, log, limits, recent, namesIn, helpPlaceOf, store } = deps;
  const secondOpinion = createSecondOpinions(deps.classifier);
  /** Messages that wait for a second opinion. */
  const considered = new Set<Promise<void>>();

  function say(
    author: Author,
    room: ChatRoom,
    { content, clientId }: { content: string; clientId?: string | undefined },
    answer: (outcome: SayOutcome) => void,
  ): void {
    const read = sanitiseText(content);
    if (!read.ok) return answer(refuseText(author, content, read.refusal.message));
    const id = randomUUID();
    const { text } = read;
    const sent = { room, author, id, clientId: clientId ?? id, text, at: clock.now() };
    // Here and not in the queue: it is done while the database is busy with those before.
    const { verdict, context } = judge(sent);
    const second = secondOpinion(verdict, { text, context });
    if (second === null) return store({ ...sent, verdict, note: null }, answer);
    const taken = second
      .catch((error: unknown): SecondOpinion => {
        log({ level: "warn", event: "second-opinion-failed", ...errorFacts(error) });
        return { verdict, note: null };
      })
      .then((opinion) => store({ ...sent, ...opinion }, answer))
      .catch((error: unknown) => {
        // Whoever waits for it hears something, or all that comes after it waits too.
        log({ level: "error", event: "message-not-stored", ...errorFacts(error) });
        answer({ kind: "refused", message: commonRefusal("internal").message });
      })
      .finally(() => considered.delete(taken));
    considered.add(taken);
  }

  /** What cannot be said is read for danger all the same; it is kept nowhere, so nobody else reads it. */
  function refuseText({ timeZone }: Author, content: string, why: string): SayOutcome {
    if (dangerIn(content) === null) return { kind: "refused", message: why };
    const help = helpMessage({ ...helpPlaceOf(timeZone), readBy: "nobody" });
    return { kind: "blocked", message: `${why}\n${help}`, isHelp: true };
  }

  function judge({ room, author, text, at, clientId }: SentMessage) {
    const now = at.getTime();
    const said = recent.before(room.id, author.id, now, clientId);
    const context: MessageContext = {
      author: { ageBand: author.ageBand },
      audienceHasMinors: room.audience !== "ADULTS",
      // By the room and not by who sits in it, or the warning would tell who is a child.
      isAmongStrangers: room.audience === "EVERYONE",
      // Only a mention needs them.
      namesInRoom: text.includes("@") ? namesIn(room.id, now) : undefined,
      recent: said,
      now,
      limits: limits.flood,
    };
    const verdict = withHelp(judgeMessage(text, context), text, helpPlaceOf(author.timeZone));
    // Nobody who tells what is done to them says it too often.
    if (!saysWhereHelpIs(verdict)) recent.add(room.id, author.id, { text, at: now, clientId });
    return { verdict, context };
  }

  return {
    /** Takes a message for a room; answers when it is certain what became of it. */
    say,
    /** Settles when nothing waits for a second opinion. */
    async settled(): Promise<void> {
      await Promise.all(considered);
    },
  };
}
