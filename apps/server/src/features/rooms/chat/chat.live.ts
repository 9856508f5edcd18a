import type { ClientMessage, ServerMessage } from "@saywell/contract";
import type { Connection } from "../../../live/connection";
import { frameOf, joinFrames } from "../../../live/frame";
import { createAllowance } from "../../../limits/rate";
import { createSharedAllowances } from "../../../limits/shared-allowances";
import { createSingleFlight } from "../../../shared-reads/single-flight";
import type { SharedCounter } from "../../../limits/shared-counter";
import type { LiveHandlers } from "../../../module";
import { errorFacts, type Log } from "../../../observability/log";
import { commonRefusal } from "../../../refusal";
import { createTurns } from "./in-memory/turns";
import type { ChatChannels } from "./chat-channels";
import type { ChatLimits } from "./chat-limits";
import type { ChatService } from "./chat.service";
import type { createRoomPresence } from "./room-presence";
import type { ChatRoom, SayOutcome } from "./sent-message";
import type { StaffLooks } from "./staff-looks";
import type { TakeDowns } from "./take-downs";

type OfType<T extends ClientMessage["type"]> = Extract<ClientMessage, { type: T }>;

interface Deps {
  chat: ChatService;
  channels: ChatChannels;
  presence: ReturnType<typeof createRoomPresence>;
  /** A connection is in a room, and has been told so. */
  inside: (connection: Connection, roomId: string) => void;
  /** Somebody is in a room now, and was not before. */
  entered: (roomId: string, accountId: string) => void;
  takeDowns: TakeDowns;
  sharedCounter: SharedCounter;
  hiddenFor: (accountId: string) => Promise<ReadonlySet<string>>;
  /** Keeps of staff whom they see in a room. */
  looks: StaffLooks;
  limits: Pick<ChatLimits, "sending" | "joining">;
  log: Log;
}

/** Nobody types so fast that others need to hear of it more often. */
const typing = { burst: 1, perSecond: 0.5 };
const joinFirst = "Please join a room first.";

/** Rooms over the live connection: going in and out, chatting, typing, reading. */
export function createChatLive(deps: Deps) {
  const { chat, channels, presence, entered, takeDowns, sharedCounter, limits, log } = deps;
  const { hiddenFor, looks } = deps;
  const roomOf = new WeakMap<Connection, ChatRoom>();
  const typingOf = new WeakMap<Connection, ReturnType<typeof createAllowance>>();
  const sending = createSharedAllowances("sending", limits.sending, sharedCounter);
  const joining = createSharedAllowances("joining", limits.joining, sharedCounter);
  /** What became of messages is told in the order in which they were sent. */
  const turns = createTurns<Connection, ServerMessage>((connection, message) =>
    connection.send(message),
  );
  let isStopping = false;

  channels.onGone((connection, roomId) => {
    roomOf.delete(connection);
    looks.gone(connection, roomId);
  });

  /** Reads what was taken down in a room; answers how to say that to somebody who comes back. */
  const takenDown = createSingleFlight(async (roomId) => {
    const told = (await takeDowns.lastOf(roomId)).map(({ authorId, ...message }) => ({
      authorId,
      seq: message.seq,
      frame: frameOf({ type: "MESSAGE_HIDDEN", ...message }),
    }));
    return (upTo: number, hidden: ReadonlySet<string>): Buffer[] =>
      told
        .filter(({ authorId, seq }) => seq <= upTo && !hidden.has(authorId))
        .map(({ frame }) => frame);
  });

  async function join(connection: Connection, wish: OfType<"JOIN_ROOM">): Promise<void> {
    const { caller } = connection;
    if (wish.userId !== caller.id) return complain(connection, "You can only join as yourself.");
    if (!joining.take(caller.id, performance.now())) {
      return complain(connection, "You are coming and going too quickly. Please wait.");
    }
    const isCurrent = channels.expect(connection, wish.roomId.toLowerCase());
    const [admission, hidden] = await Promise.all([
      chat.enter(caller, wish.roomId, async () => {
        if (isCurrent()) channels.leave(connection);
        await presence.hasLeft(connection);
      }),
      hiddenFor(caller.id),
    ]);
    if (!admission.ok) {
      return complain(connection, admission.refusal.message, { roomId: wish.roomId });
    }
    if (!isCurrent()) return;
    const { id: roomId, lastSeq, audience, userName } = admission.value;
    await looks.lookAround(connection, roomId);
    if (!isCurrent()) return;
    // Entered before the old room is left: joining a room again is neither leaving nor coming.
    const isFirst = await presence.enter(connection, roomId, userName);
    if (!isCurrent()) {
      await presence.withdraw(connection, roomId);
      return;
    }
    const { subscription, join } = channels.enter(connection, roomId, hidden);
    roomOf.set(connection, { id: roomId, audience });
    looks.entered(connection, roomId);
    const who = { userId: caller.id, userName };
    if (isFirst) {
      channels.tell(roomId, { type: "USER_JOINED", ...who }, { about: caller.id });
      entered(roomId, caller.id);
    }
    try {
      const { afterSeq } = wish;
      // Read once it is in: what is taken down from here on is news to it.
      const [greet, gone] = await Promise.all([
        presence.greeting(roomId),
        // Whoever has seen nothing has nothing to take away.
        afterSeq === undefined || afterSeq === 0
          ? []
          : takenDown(roomId).then((of) => of(afterSeq, channels.hiddenFrom(connection))),
      ]);
      await join({ lastSeq, afterSeq }, () =>
        joinFrames([...gone, greet(subscription.cursor, channels.hiddenFrom(connection))]),
      );
      if (channels.of(connection) === roomId) deps.inside(connection, roomId);
    } catch (error) {
      channels.leave(connection);
      throw error;
    }
  }

  function send(connection: Connection, { content, clientId }: OfType<"SEND_MESSAGE">): void {
    const about = clientId === undefined ? {} : { clientId };
    const room = roomOf.get(connection);
    const answer = turns.take(connection);
    const refuse = (message: string): void => answer([{ type: "ERROR", message, ...about }]);
    if (isStopping) return refuse("The server is restarting. Please try again.");
    if (room === undefined) return refuse(joinFirst);
    if (!sending.take(connection.caller.id, performance.now())) {
      return refuse("You are sending messages too quickly. Please wait.");
    }
    try {
      chat.say(connection.caller, room, { content, clientId }, (outcome) =>
        answer(answersTo(outcome, about)),
      );
    } catch (error) {
      // A turn without an answer would keep all that come after it waiting.
      log({ level: "error", event: "live-message-failed", ...errorFacts(error) });
      refuse(commonRefusal("internal").message);
    }
  }

  function relayTyping(connection: Connection): void {
    const room = roomOf.get(connection);
    if (room === undefined) return complain(connection, joinFirst);
    const now = performance.now();
    const allowance = typingOf.get(connection) ?? createAllowance(typing, now);
    typingOf.set(connection, allowance);
    if (!allowance.take(now)) return;
    tellTyping(connection, room).catch((error: unknown) =>
      log({ level: "warn", event: "typing-not-told", ...errorFacts(error) }),
    );
  }

  /** Asked each time, which is every two seconds at most: who was muted just now is not typing. */
  async function tellTyping(connection: Connection, room: ChatRoom): Promise<void> {
    if (!(await chat.maySpeak(connection.caller, room)) || roomOf.get(connection) !== room) return;
    const userId = connection.caller.id;
    const userName = presence.nameOf(connection);
    const message = { type: "TYPING", roomId: room.id, userId, userName } as const;
    channels.tell(room.id, message, { about: userId, isFleeting: true });
  }

  const handlers: LiveHandlers = {
    JOIN_ROOM: join,
    LEAVE_ROOM(connection) {
      if (channels.leave(connection) === undefined) complain(connection, "You are in no room.");
    },
    SEND_MESSAGE: send,
    TYPING: relayTyping,
    READ_UP_TO(connection, { seq }) {
      const room = roomOf.get(connection);
      if (room === undefined) return complain(connection, joinFirst);
      chat.readUpTo(connection.caller, room, seq);
    },
  };

  /** Puts out of their rooms those of these connections here who may not be there any more. */
  async function closeAmong(isMeant: (connection: Connection) => boolean): Promise<void> {
    const places = channels
      .members()
      .filter(({ connection }) => isMeant(connection))
      .map(({ connection, channelId }) => ({ account: connection.caller, roomId: channelId }));
    for (const { roomId, accountId } of await chat.closedAmong(places)) {
      channels.closeRoomFor(roomId, accountId, "You are no longer in this room.");
    }
  }

  return {
    handlers,
    closeAmong,
    /** Makes good what word that got lost would have done, on this process. */
    async recheck(): Promise<void> {
      await channels.recheckHidden();
      for (const { authorId, ...message } of await takeDowns.since(channels.ids())) {
        const told = { type: "MESSAGE_HIDDEN", ...message } as const;
        channels.tellHere(message.roomId, told, { by: authorId });
      }
      await closeAmong(() => true);
      // Whoever came after them.
      for (const { connection, channelId } of channels.members()) {
        await looks.lookAround(connection, channelId);
      }
    },
    /** Takes no more messages; settles when those taken are stored or refused, and answered. */
    async stop(): Promise<void> {
      isStopping = true;
      presence.stop();
      await chat.drain();
    },
  };
}

const complain = (
  connection: Connection,
  message: string,
  about: { clientId?: string; roomId?: string } = {},
) => connection.send({ type: "ERROR", message, ...about });

function answersTo(outcome: SayOutcome, about: { clientId?: string }) {
  switch (outcome.kind) {
    case "stored": {
      const { id, seq, warning } = outcome;
      const { clientId } = about;
      return [
        ...(clientId === undefined ? [] : [{ type: "MESSAGE_STORED", clientId, id, seq } as const]),
        ...(warning === null ? [] : [{ type: "MESSAGE_WARNING", ...warning, ...about } as const]),
      ];
    }
    case "blocked": {
      const { kind: _, ...said } = outcome;
      return [{ type: "MESSAGE_BLOCKED", ...said, ...about } as const];
    }
    case "refused":
      return [{ type: "ERROR", message: outcome.message, ...about } as const];
  }
}
