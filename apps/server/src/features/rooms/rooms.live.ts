import type { ClientMessage, ServerMessage } from "@saywell/contract";
import type { Connection } from "../../live/connection";
import { frameOf, joinFrames } from "../../live/frame";
import type { Hub } from "../../live/hub";
import type { LiveLimits } from "../../live/limits";
import { createAllowance } from "../../live/rate";
import type { PresenceRegistry } from "../../live/presence-registry";
import { welcome } from "../../live/subscription";
import { createSharedAllowances } from "../../live/shared-allowances";
import { createSingleFlight } from "../../live/single-flight";
import type { SharedCounter } from "../../live/shared-counter";
import { errorFacts, type Log } from "../../observability/log";
import type { TakeDowns } from "./chat/take-downs";
import type { SayOutcome, ChatRoom, ChatService } from "./chat/chat.service";

type OfType<T extends ClientMessage["type"]> = Extract<ClientMessage, { type: T }>;
/** What a client says about rooms. */
export type RoomRequest = OfType<
  "JOIN_ROOM" | "LEAVE_ROOM" | "SEND_MESSAGE" | "TYPING" | "READ_UP_TO"
>;

type Present = Extract<ServerMessage, { type: "ROOM_JOINED" }>["present"];

interface Deps {
  chat: ChatService;
  hub: Hub;
  /** Somebody is in a room now, and was not before. */
  cameIn: (roomId: string, accountId: string) => void;
  takeDowns: TakeDowns;
  presenceRegistry: PresenceRegistry;
  sharedCounter: SharedCounter;
  hiddenFor: (accountId: string) => Promise<ReadonlySet<string>>;
  /** The practice partner who is played in a room. */
  practicePartnerIn: (roomId: string) => Promise<{ id: string; name: string } | null>;
  limits: Pick<LiveLimits, "sending" | "joining" | "returnGrace">;
  log: Log;
}

export type RoomsLive = ReturnType<typeof createRoomsLive>;

/** Nobody types so fast that others need to hear of it more often. */
const typing = { burst: 1, perSecond: 0.5 };
const joinFirst = "Please join a room first.";
const groupOf = (roomId: string): string => `room:${roomId}`;

/** Rooms over the live connection: going in and out, talking, typing, reading. */
export function createRoomsLive(deps: Deps) {
  const {
    chat,
    hub,
    cameIn,
    takeDowns,
    presenceRegistry,
    sharedCounter,
    hiddenFor,
    practicePartnerIn,
    limits,
    log,
  } = deps;
  const roomOf = new WeakMap<Connection, ChatRoom>();
  /** What others read; a connection knows only what its owner is called. */
  const shownAs = new WeakMap<Connection, string>();
  const nameOf = (connection: Connection): string =>
    shownAs.get(connection) ?? connection.caller.name;
  const typingOf = new WeakMap<Connection, ReturnType<typeof createAllowance>>();
  const sending = createSharedAllowances("sending", limits.sending, sharedCounter);
  const joining = createSharedAllowances("joining", limits.joining, sharedCounter);
  /** People who vanished a moment ago and still count as in their room. */
  const vanished = new Map<NodeJS.Timeout, () => void>();
  let goings = Promise.resolve();
  let isStopping = false;

  const trouble = (error: unknown): void =>
    log({ level: "warn", event: "room-presence-untold", ...errorFacts(error) });

  /** Those who are connected here are called what they were when they came. */
  async function namesOf(userIds: readonly string[]) {
    const elsewhere: string[] = [];
    const here = userIds.flatMap((userId) => {
      const userName = hub
        .connectionsOf(userId)
        .map((connection) => shownAs.get(connection))
        .find((name) => name !== undefined);
      if (userName === undefined) elsewhere.push(userId);
      return userName === undefined ? [] : [{ userId, userName }];
    });
    return elsewhere.length === 0 ? here : [...here, ...(await chat.namesOf(elsewhere))];
  }

  /** Reads who is in a room; answers how to say that to somebody who comes in. */
  const greeting = createSingleFlight(async (roomId) => {
    const [people, practicePartner] = await Promise.all([
      presenceRegistry.members(groupOf(roomId)).then(namesOf),
      practicePartnerIn(roomId),
    ]);
    const present: Present = [
      ...people,
      ...(practicePartner === null
        ? []
        : [{ userId: practicePartner.id, userName: practicePartner.name, isBot: true }]),
    ];
    let last: { seq: number; frame: Buffer } | undefined;
    const frame = (seq: number, seen: Present): Buffer =>
      frameOf({ type: "ROOM_JOINED", roomId, seq, present: seen });
    return (seq: number, hidden: ReadonlySet<string>): Buffer => {
      if (hidden.size > 0 && present.some(({ userId }) => hidden.has(userId))) {
        return frame(
          seq,
          present.filter(({ userId }) => !hidden.has(userId)),
        );
      }
      if (last?.seq !== seq) {
        last = { seq, frame: frame(seq, present) };
      }
      return last.frame;
    };
  });

  /** Reads what was taken down in a room; answers how to say that to somebody who comes back. */
  const takenDown = createSingleFlight(async (roomId) => {
    const told = (await takeDowns.lastOf(roomId)).map((message) => ({
      seq: message.seq,
      frame: frameOf({ type: "MESSAGE_HIDDEN", ...message }),
    }));
    return (upTo: number): Buffer[] =>
      told.filter(({ seq }) => seq <= upTo).map(({ frame }) => frame);
  });

  const tellGone = (roomId: string, userId: string, userName: string): void =>
    hub.toRoom(roomId, { type: "USER_LEFT", userId, userName }, { about: userId });

  async function letGo(connection: Connection, roomId: string): Promise<void> {
    const { id } = connection.caller;
    if (await presenceRegistry.leave(groupOf(roomId), id)) tellGone(roomId, id, nameOf(connection));
  }

  hub.onGone((connection, roomId) => {
    roomOf.delete(connection);
    const leave = (): void => {
      goings = goings.then(() => letGo(connection, roomId)).catch(trouble);
    };
    if (connection.isOpen() || isStopping || limits.returnGrace === 0) return leave();
    const timer = setTimeout(() => {
      vanished.delete(timer);
      leave();
    }, limits.returnGrace);
    vanished.set(timer, leave);
  });

  presenceRegistry.onExpired((group, userId) => {
    if (!group.startsWith("room:")) return;
    const roomId = group.slice("room:".length);
    chat
      .namesOf([userId])
      .then(([found]) => found && tellGone(roomId, userId, found.userName))
      .catch(trouble);
  });

  async function join(connection: Connection, wish: OfType<"JOIN_ROOM">): Promise<void> {
    const { caller } = connection;
    if (wish.userId !== caller.id) return complain(connection, "You can only join as yourself.");
    if (!joining.take(caller.id, performance.now())) {
      return complain(connection, "You are coming and going too quickly. Please wait.");
    }
    const isCurrent = hub.expectSubscription(connection, wish.roomId.toLowerCase());
    const [admission, hidden] = await Promise.all([
      chat.enter(caller, wish.roomId),
      hiddenFor(caller.id),
    ]);
    if (!admission.ok) {
      return complain(connection, admission.refusal.message, { roomId: wish.roomId });
    }
    if (!isCurrent()) return;
    const { id: roomId, lastSeq, audience, userName } = admission.value;
    shownAs.set(connection, userName);
    // Entered before the old subscription is left: joining a room again is neither leaving nor coming.
    const isFirst = await presenceRegistry.enter(groupOf(roomId), caller.id);
    if (!isCurrent()) {
      await presenceRegistry.leave(groupOf(roomId), caller.id);
      return;
    }
    const { subscription, feed } = hub.takeSubscription(connection, roomId, hidden);
    roomOf.set(connection, { id: roomId, audience });
    const who = { userId: caller.id, userName };
    if (isFirst) {
      hub.toRoom(roomId, { type: "USER_JOINED", ...who }, { about: caller.id });
      cameIn(roomId, caller.id);
    }
    try {
      const { afterSeq } = wish;
      // Read with the subscription taken: what is taken down from here on is news to it.
      const [greet, gone] = await Promise.all([
        greeting(roomId),
        // Whoever has seen nothing has nothing to take away.
        afterSeq === undefined || afterSeq === 0
          ? []
          : takenDown(roomId).then((of) => of(afterSeq)),
      ]);
      await feed.join(subscription, { lastSeq, afterSeq }, () =>
        welcome(
          subscription,
          joinFrames([...gone, greet(subscription.cursor, subscription.hidden)]),
        ),
      );
    } catch (error) {
      hub.leaveRoom(connection);
      throw error;
    }
  }

  function send(connection: Connection, { content, clientId }: OfType<"SEND_MESSAGE">): void {
    const about = clientId === undefined ? {} : { clientId };
    const room = roomOf.get(connection);
    if (isStopping)
      return complain(connection, "The server is restarting. Please try again.", about);
    if (room === undefined) return complain(connection, joinFirst, about);
    if (!sending.take(connection.caller.id, performance.now())) {
      return complain(connection, "You are sending messages too quickly. Please wait.", about);
    }
    chat.say(connection.caller, room, { content, clientId }, (outcome) => {
      for (const message of answersTo(outcome, about)) connection.send(message);
    });
  }

  function relayTyping(connection: Connection): void {
    const room = roomOf.get(connection);
    if (room === undefined) return complain(connection, joinFirst);
    const now = performance.now();
    const allowance = typingOf.get(connection) ?? createAllowance(typing, now);
    typingOf.set(connection, allowance);
    if (!allowance.take(now)) return;
    void tellTyping(connection, room).catch(trouble);
  }

  /** Asked each time, which is every two seconds at most: who was muted just now is not typing. */
  async function tellTyping(connection: Connection, room: ChatRoom): Promise<void> {
    if (!(await chat.maySpeak(connection.caller, room)) || roomOf.get(connection) !== room) return;
    const userId = connection.caller.id;
    const userName = nameOf(connection);
    const message = { type: "TYPING", roomId: room.id, userId, userName } as const;
    hub.toRoom(room.id, message, { about: userId, isFleeting: true });
  }

  return {
    async receive(connection: Connection, request: RoomRequest): Promise<void> {
      switch (request.type) {
        case "JOIN_ROOM":
          return await join(connection, request);
        case "LEAVE_ROOM":
          if (hub.leaveRoom(connection) === undefined) complain(connection, "You are in no room.");
          return;
        case "SEND_MESSAGE":
          return send(connection, request);
        case "TYPING":
          return relayTyping(connection);
        case "READ_UP_TO": {
          const room = roomOf.get(connection);
          if (room === undefined) return complain(connection, joinFirst);
          return chat.readUpTo(connection.caller, room, request.seq);
        }
        default:
          request satisfies never;
      }
    },
    leave: (connection: Connection): void => void hub.leaveRoom(connection),
    /** Makes good what word that got lost would have done, on this process. */
    async recheck(): Promise<void> {
      await hub.recheckHidden();
      for (const message of await takeDowns.since(hub.rooms())) {
        hub.toRoomHere(message.roomId, { type: "MESSAGE_HIDDEN", ...message });
      }
      for (const { roomId, accountId } of await chat.closedAmong(hub.subscribed())) {
        hub.closeRoomFor(roomId, accountId, "You are no longer in this room.");
      }
    },
    /** Takes no more messages; settles when those taken are stored or refused, and answered. */
    async stop(): Promise<void> {
      isStopping = true;
      await chat.drain();
    },
    /** Settles when it has been told who left the rooms. */
    async close(): Promise<void> {
      for (const [timer, leave] of vanished) {
        clearTimeout(timer);
        leave();
      }
      vanished.clear();
      await goings;
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
        ...(warning === null
          ? []
          : [{ type: "MESSAGE_WARNING", message: warning, ...about } as const]),
      ];
    }
    case "blocked":
      return [{ type: "MESSAGE_BLOCKED", message: outcome.message, ...about } as const];
    case "refused":
      return [{ type: "ERROR", message: outcome.message, ...about } as const];
  }
}
