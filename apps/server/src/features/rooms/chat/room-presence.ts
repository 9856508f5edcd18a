import type { ServerMessage } from "@saywell/contract";
import type { After } from "../../../adapters/after";
import type { Connection } from "../../../live/connection";
import { frameOf } from "../../../live/frame";
import type { Live } from "../../../live/live";
import { createSingleFlight } from "../../../shared-reads/single-flight";
import { errorFacts, type Log } from "../../../observability/log";
import type { ChatChannels } from "./chat-channels";

type Present = Extract<ServerMessage, { type: "ROOM_JOINED" }>["present"];

interface Deps {
  live: Pick<Live, "presenceRegistry" | "connectionsOf">;
  channels: Pick<ChatChannels, "onGone" | "tell">;
  /** What accounts are called, in no order. */
  namesOf: (accountIds: readonly string[]) => Promise<{ userId: string; userName: string }[]>;
  /** The practice partner who is played in a room. */
  practicePartnerIn: (roomId: string) => Promise<{ id: string; name: string } | null>;
  /**
   * Nobody of an account is in a room any more: frees its place, where it has one only for that.
   * Says whether they are gone in the moment in which it is known: later they may be back.
   */
  release: (place: { roomId: string; accountId: string }, isGone: () => void) => Promise<void>;
  /** Somebody is in a room no more, and nobody waits for them to come back. */
  left: (roomId: string, accountId: string, how: { isCutOff: boolean }) => void;
  /** Milliseconds somebody who vanished still counts as in the room. */
  returnGrace: number;
  after: After;
  log: Log;
}

/** Who is in a room, for the registry of who is where. */
export const roomGroup = (roomId: string): string => `room:${roomId}`;

/** Who is in which room, over all processes; those inside are told who comes and goes. */
export function createRoomPresence(deps: Deps) {
  const { live, channels, practicePartnerIn, release, returnGrace, log } = deps;
  const { presenceRegistry } = live;
  /** What others read; a connection knows only what its owner is called. */
  const shownAs = new WeakMap<Connection, string>();
  const nameOf = (connection: Connection): string =>
    shownAs.get(connection) ?? connection.caller.name;
  /** Of people who vanished a moment ago and still count as in their room: the wait for them. */
  const vanished = new Set<{ of: string; cancel: () => void; deed: () => Promise<void> }>();
  const goings = new Set<Promise<void>>();
  /** Of connections that stay: their leaving of the last room they were in. */
  const leavingOf = new WeakMap<Connection, Promise<void>>();
  let isStopping = false;

  const trouble = (error: unknown): void =>
    log({ level: "warn", event: "room-presence-untold", ...errorFacts(error) });

  /** Those who are connected here are called what they were when they came, or were renamed. */
  async function namesOf(userIds: readonly string[]) {
    const elsewhere: string[] = [];
    const here = userIds.flatMap((userId) => {
      const userName = live
        .connectionsOf(userId)
        .map((connection) => shownAs.get(connection))
        .find((name) => name !== undefined);
      if (userName === undefined) elsewhere.push(userId);
      return userName === undefined ? [] : [{ userId, userName }];
    });
    return elsewhere.length === 0 ? here : [...here, ...(await deps.namesOf(elsewhere))];
  }

  /** Frees the place of who is in a room no more, and says that they left unless they are back. */
  const letGo = (
    roomId: string,
    { userId, userName, isCutOff }: { userId: string; userName: string; isCutOff: boolean },
  ): Promise<void> =>
    release({ roomId, accountId: userId }, () => {
      channels.tell(roomId, { type: "USER_LEFT", userId, userName }, { about: userId });
      deps.left(roomId, userId, { isCutOff });
    });

  async function leave(
    connection: Connection,
    roomId: string,
    how: { isCutOff: boolean },
  ): Promise<void> {
    const { id: userId } = connection.caller;
    const isLast = await presenceRegistry.leave(roomGroup(roomId), userId);
    if (isLast) await letGo(roomId, { userId, userName: nameOf(connection), ...how });
  }

  /** Somebody was on a process that died, and may be on the way to another. */
  async function letGoUnlessBack(roomId: string, userId: string): Promise<void> {
    const [found] = await deps.namesOf([userId]);
    const isBack = await presenceRegistry.present(roomGroup(roomId), [userId]);
    if (found !== undefined && !isBack.has(userId)) {
      await letGo(roomId, { userId, userName: found.userName, isCutOff: true });
    }
  }

  function begin(deed: () => Promise<void>): Promise<void> {
    const going = deed()
      .catch(trouble)
      .finally(() => goings.delete(going));
    goings.add(going);
    return going;
  }

  const placeOf = (roomId: string, accountId: string): string => `${roomId} ${accountId}`;

  function afterGrace(of: string, deed: () => Promise<void>): void {
    const waiting = { of, deed, cancel: (): void => {} };
    waiting.cancel = deps.after(returnGrace, () => {
      vanished.delete(waiting);
      return begin(deed);
    });
    vanished.add(waiting);
  }

  /** Who leaves by their own will comes back by none of the lines that were cut before. */
  async function leaveAll(of: string, going: () => Promise<void>): Promise<void> {
    for (const waiting of vanished) {
      if (waiting.of !== of) continue;
      waiting.cancel();
      vanished.delete(waiting);
      await waiting.deed();
    }
    await going();
  }

  channels.onGone((connection, roomId) => {
    // Whom this process hangs up on is on the way to another, or back to this one. Should nobody
    // come, what it holds runs out as that of a process that died.
    if (isStopping) return;
    const isCutOff = !connection.isOpen() && !connection.isOver();
    const going = (): Promise<void> => leave(connection, roomId, { isCutOff });
    const of = placeOf(roomId, connection.caller.id);
    if (isCutOff && returnGrace > 0) afterGrace(of, going);
    else
      leavingOf.set(
        connection,
        begin(() => (isCutOff ? going() : leaveAll(of, going))),
      );
  });

  presenceRegistry.onExpired((group, userId) => {
    if (!group.startsWith("room:")) return;
    const roomId = group.slice("room:".length);
    afterGrace(placeOf(roomId, userId), () => letGoUnlessBack(roomId, userId));
  });

  return {
    nameOf,
    /** Somebody is called otherwise from now on, on every connection that is in a room here. */
    renamed(accountId: string, userName: string): void {
      for (const connection of live.connectionsOf(accountId)) {
        if (shownAs.has(connection)) shownAs.set(connection, userName);
      }
    },
    /** One more connection is in a room. True when nobody of that account was, anywhere. */
    enter(connection: Connection, roomId: string, userName: string): Promise<boolean> {
      shownAs.set(connection, userName);
      return presenceRegistry.enter(roomGroup(roomId), connection.caller.id);
    },
    /** Settles when the room that a connection was in before is left, and the place in it free. */
    hasLeft: async (connection: Connection): Promise<void> => leavingOf.get(connection),
    /** A connection that was entered did not get in. */
    withdraw: (connection: Connection, roomId: string): Promise<boolean> =>
      presenceRegistry.leave(roomGroup(roomId), connection.caller.id),
    /** The people who are in a room now, over all processes. */
    presentIn: (roomId: string): Promise<string[]> => presenceRegistry.members(roomGroup(roomId)),

    /** Reads who is in a room; answers how to say that to somebody who comes in. */
    greeting: createSingleFlight(async (roomId) => {
      const [people, practicePartner] = await Promise.all([
        presenceRegistry.members(roomGroup(roomId)).then(namesOf),
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
        if (last?.seq !== seq) last = { seq, frame: frame(seq, present) };
        return last.frame;
      };
    }),

    /** From now on nobody leaves who is hung up on. */
    stop(): void {
      isStopping = true;
    },
    /** Settles when it has been told who left the rooms before. */
    async close(): Promise<void> {
      for (const { cancel } of vanished) cancel();
      vanished.clear();
      await Promise.all(goings);
    },
  };
}
