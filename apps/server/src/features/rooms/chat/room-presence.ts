import type { ServerMessage } from "@saywell/contract";
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
  /** Milliseconds somebody who vanished still counts as in the room. */
  returnGrace: number;
  log: Log;
}

const groupOf = (roomId: string): string => `room:${roomId}`;

/** Who is in which room, over all processes; those inside are told who comes and goes. */
export function createRoomPresence(deps: Deps) {
  const { live, channels, practicePartnerIn, returnGrace, log } = deps;
  const { presenceRegistry } = live;
  /** What others read; a connection knows only what its owner is called. */
  const shownAs = new WeakMap<Connection, string>();
  const nameOf = (connection: Connection): string =>
    shownAs.get(connection) ?? connection.caller.name;
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
      const userName = live
        .connectionsOf(userId)
        .map((connection) => shownAs.get(connection))
        .find((name) => name !== undefined);
      if (userName === undefined) elsewhere.push(userId);
      return userName === undefined ? [] : [{ userId, userName }];
    });
    return elsewhere.length === 0 ? here : [...here, ...(await deps.namesOf(elsewhere))];
  }

  const tellGone = (roomId: string, userId: string, userName: string): void =>
    channels.tell(roomId, { type: "USER_LEFT", userId, userName }, { about: userId });

  async function letGo(connection: Connection, roomId: string): Promise<void> {
    const { id } = connection.caller;
    if (await presenceRegistry.leave(groupOf(roomId), id)) {
      tellGone(roomId, id, nameOf(connection));
    }
  }

  channels.onGone((connection, roomId) => {
    const leave = (): void => {
      goings = goings.then(() => letGo(connection, roomId)).catch(trouble);
    };
    if (connection.isOpen() || isStopping || returnGrace === 0) return leave();
    const timer = setTimeout(() => {
      vanished.delete(timer);
      leave();
    }, returnGrace);
    vanished.set(timer, leave);
  });

  presenceRegistry.onExpired((group, userId) => {
    if (!group.startsWith("room:")) return;
    const roomId = group.slice("room:".length);
    deps
      .namesOf([userId])
      .then(([found]) => found && tellGone(roomId, userId, found.userName))
      .catch(trouble);
  });

  return {
    nameOf,
    /** One more connection is in a room. True when nobody of that account was, anywhere. */
    enter(connection: Connection, roomId: string, userName: string): Promise<boolean> {
      shownAs.set(connection, userName);
      return presenceRegistry.enter(groupOf(roomId), connection.caller.id);
    },
    /** A connection that was entered did not get in. */
    withdraw: (connection: Connection, roomId: string): Promise<boolean> =>
      presenceRegistry.leave(groupOf(roomId), connection.caller.id),
    /** The people who are in a room now, over all processes. */
    presentIn: (roomId: string): Promise<string[]> => presenceRegistry.members(groupOf(roomId)),

    /** Reads who is in a room; answers how to say that to somebody who comes in. */
    greeting: createSingleFlight(async (roomId) => {
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
        if (last?.seq !== seq) last = { seq, frame: frame(seq, present) };
        return last.frame;
      };
    }),

    /** From now on nobody is waited for who vanishes. */
    stop(): void {
      isStopping = true;
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
