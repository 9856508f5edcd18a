import { createStore } from "../../../lib/store";
import type { Room, RoomMessage, ServerMessage } from "@saywell/contract";
import { historyPage, longestHistoryPage } from "@saywell/contract/constants";
import { callApi } from "../../../lib/api-client";
import { mergeMessages } from "./chat-messages";
import { createNameBook, nameIn, type NameNumbers } from "./name-book";
import type { RoomConnection } from "./room-connection";

/** Messages kept while the reader is at the end; those before are read again when asked for. */
const kept = { most: 1200, trimmedTo: 1000 };
/** Milliseconds in which what arrives is shown at once: a burst is one change of the screen. */
const gathers = 16;
/** Milliseconds that somebody counts as writing after the last sign of it. */
const typingFor = 5000;

/** An own message that the server has stored and not yet sent round. */
export interface StoredMessage {
  id: string;
  seq: number;
  content: string;
  at: string;
}

export type Present = ReadonlyMap<string, { userName: string; isBot: boolean }>;

export interface ChatState {
  /** Undefined until the history has been read. */
  messages: readonly RoomMessage[] | undefined;
  error: unknown;
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  stored: readonly StoredMessage[];
  /** Who is in the room now, by id. */
  present: Present;
  /** By what those of one name are told apart. */
  numbers: NameNumbers;
  typing: readonly { userId: string; userName: string }[];
  /** Why the room is closed to the reader. */
  closed: string | null;
  /** Everything up to here was seen. */
  seenUpTo: number;
  /** The line above what is new stands after this number. */
  newAfter: number | null;
}

interface Deps {
  roomId: string;
  userId: string;
  /** Messages the reader has not seen when the room opens. */
  unreadCount: number;
  /** Those who came first before others. */
  members: Room["members"];
  connection: RoomConnection;
}

export type RoomChat = ReturnType<typeof createRoomChat>;

/** What is said in one room, while its screen is open. */
export function createRoomChat({ roomId, userId, unreadCount, members, connection }: Deps) {
  const names = createNameBook();
  names.meet(members);
  const typingTimers = new Map<string, ReturnType<typeof setTimeout>>();
  let arrived: RoomMessage[] = [];
  /** Numbers of messages that were taken down: a page that was asked for before still has them. */
  const takenDown = new Set<number>();
  const shown = (messages: readonly RoomMessage[]): readonly RoomMessage[] =>
    takenDown.size === 0 ? messages : messages.filter(({ seq }) => !takenDown.has(seq));
  let gathering: ReturnType<typeof setTimeout> | undefined;
  /** Whether the end of the chat is before the reader's eyes. */
  let isWatching = false;
  let stopListening = () => {};
  const store = createStore<ChatState>({
    messages: undefined,
    error: null,
    hasEarlier: false,
    isLoadingEarlier: false,
    stored: [],
    present: new Map(),
    numbers: names.numbers(),
    typing: [],
    closed: null,
    seenUpTo: 0,
    newAfter: null,
  });
  const { getState: state } = store;
  const publish = (change: Partial<ChatState>): void => {
    if (change.messages) names.read(change.messages.filter(({ isBot }) => !isBot));
    store.setState({ ...change, numbers: names.numbers() });
  };

  /** People as they are called now. */
  function meet(people: readonly { userId: string; userName: string }[]): void {
    names.meet(people);
    if (names.numbers() !== state().numbers) publish({});
  }

  const readPage = (query: { before?: number; limit: number }) =>
    callApi("GET /api/rooms/{id}/messages", { params: { id: roomId }, query });

  async function begin(): Promise<void> {
    // All that is new in one page, with a little of what was before.
    const limit = Math.min(longestHistoryPage, Math.max(historyPage, unreadCount + 10));
    try {
      const messages = await readPage({ limit });
      const last = messages.at(-1)?.seq ?? 0;
      const firstNew = unreadCount > 0 ? messages.at(-unreadCount) : undefined;
      const seenUpTo = firstNew ? firstNew.seq - 1 : last;
      publish({
        messages: shown(mergeMessages(messages, arrived.splice(0))),
        hasEarlier: messages.length >= limit,
        error: null,
        seenUpTo,
        newAfter: seenUpTo < last ? seenUpTo : null,
      });
      if (isStarted) connection.enter(roomId, last);
    } catch (error) {
      publish({ error });
    }
  }

  async function loadEarlier(): Promise<void> {
    const first = state().messages?.[0];
    if (!state().hasEarlier || state().isLoadingEarlier || !first) return;
    publish({ isLoadingEarlier: true });
    try {
      const page = await readPage({ before: first.seq, limit: historyPage });
      publish({
        messages: shown(mergeMessages(page, state().messages ?? [])),
        hasEarlier: page.length >= historyPage,
        isLoadingEarlier: false,
      });
    } catch {
      // The button to ask again is still there.
      publish({ isLoadingEarlier: false });
    }
  }

  /** Reads a message that is shown again, unless it stands before what is on the screen. */
  async function bringBack(seq: number): Promise<void> {
    takenDown.delete(seq);
    const first = state().messages?.[0];
    if (
      first === undefined ? state().messages === undefined : state().hasEarlier && seq < first.seq
    )
      return;
    try {
      const [message] = await readPage({ before: seq + 1, limit: 1 });
      // Hidden from the reader, or taken down once more.
      if (message?.seq !== seq) return;
      publish({ messages: shown(mergeMessages(state().messages ?? [], [message])) });
    } catch {
      // It is there when the room is opened again.
    }
  }

  function show(): void {
    gathering = undefined;
    const known = state().messages;
    if (!known || arrived.length === 0) return;
    const others = arrived.some((each) => each.userId !== userId);
    const before = known.at(-1)?.seq ?? 0;
    const hadSeenAll = state().seenUpTo >= before;
    let messages = mergeMessages(known, arrived);
    arrived = [];
    let { hasEarlier } = state();
    if (isWatching && messages.length > kept.most) {
      messages = messages.slice(-kept.trimmedTo);
      hasEarlier = true;
    }
    const last = messages.at(-1)!.seq;
    const seqs = new Set(messages.slice(-kept.trimmedTo).map(({ seq }) => seq));
    publish({
      messages,
      hasEarlier,
      stored: state().stored.filter(({ seq }) => !seqs.has(seq)),
      ...(!isWatching && hadSeenAll && others && { newAfter: before }),
      ...(hadSeenAll && !others && { seenUpTo: last }),
    });
    if (isWatching) sawAll();
  }

  function sawAll(): void {
    const last = state().messages?.at(-1)?.seq ?? 0;
    if (last === 0) return;
    connection.readUpTo(roomId, last);
    if (last > state().seenUpTo) publish({ seenUpTo: last });
  }

  function stopTyping(id: string): void {
    clearTimeout(typingTimers.get(id));
    if (!typingTimers.delete(id)) return;
    publish({ typing: state().typing.filter((each) => each.userId !== id) });
  }

  function rename(id: string, userName: string): void {
    const { messages, present, typing } = state();
    const renamed = <Each extends { userId: string }>(each: Each): Each =>
      each.userId === id ? { ...each, userName } : each;
    const found = present.get(id);
    arrived = arrived.map(renamed);
    names.meet([{ userId: id, userName }]);
    publish({
      messages: messages?.map(renamed),
      typing: typing.map(renamed),
      present: found === undefined ? present : new Map(present).set(id, { ...found, userName }),
    });
  }

  function receive(message: ServerMessage): void {
    if ("roomId" in message && message.roomId !== roomId) return;
    switch (message.type) {
      case "NEW_MESSAGE":
        if (takenDown.has(message.seq)) return;
        arrived.push(message.message);
        gathering ??= setTimeout(show, gathers);
        return stopTyping(message.message.userId);
      case "MESSAGE_STORED": {
        const entry = connection.store
          .getState()
          .outbox.find(({ clientId }) => clientId === message.clientId);
        if (entry?.roomId !== roomId) return;
        const { id, seq } = message;
        if (takenDown.has(seq) || state().messages?.some((each) => each.seq === seq)) return;
        const { content, at } = entry;
        return publish({ stored: [...state().stored, { id, seq, content, at }] });
      }
      case "MESSAGE_HIDDEN": {
        takenDown.add(message.seq);
        arrived = arrived.filter(({ seq }) => seq !== message.seq);
        const { messages, stored } = state();
        const isShown = [...(messages ?? []), ...stored].some(({ seq }) => seq === message.seq);
        if (!isShown) return;
        return publish({
          messages: messages && shown(messages),
          stored: stored.filter(({ seq }) => seq !== message.seq),
        });
      }
      case "MESSAGE_RESTORED":
        return void bringBack(message.seq);
      case "ROOM_JOINED":
        names.meet(message.present.filter(({ isBot = false }) => !isBot));
        return publish({
          present: new Map(
            message.present.map(({ userId: id, userName, isBot = false }) => [
              id,
              { userName, isBot },
            ]),
          ),
        });
      case "ROOM_CLOSED":
        return publish({ closed: message.message });
      case "ERROR":
        if (message.roomId !== undefined) publish({ closed: message.message });
        return;
      case "USER_JOINED":
        if (message.userId === undefined) return;
        names.meet([{ userId: message.userId, userName: message.userName }]);
        return publish({
          present: new Map(state().present).set(message.userId, {
            userName: message.userName,
            isBot: false,
          }),
        });
      case "USER_RENAMED":
        return rename(message.userId, message.userName);
      case "USER_LEFT": {
        if (message.userId === undefined) return;
        const present = new Map(state().present);
        present.delete(message.userId);
        publish({ present });
        return stopTyping(message.userId);
      }
      case "TYPING": {
        const { userId: id, userName } = message;
        if (id === userId) return;
        const isKnown = typingTimers.has(id);
        clearTimeout(typingTimers.get(id));
        typingTimers.set(
          id,
          setTimeout(() => stopTyping(id), typingFor),
        );
        if (!isKnown) publish({ typing: [...state().typing, { userId: id, userName }] });
      }
    }
  }

  let isStarted = false;
  return {
    store,
    start(): void {
      isStarted = true;
      stopListening = connection.listen(receive);
      void begin();
    },
    /** Leaves the room. */
    stop(): void {
      isStarted = false;
      stopListening();
      connection.leave(roomId);
      clearTimeout(gathering);
      gathering = undefined;
      for (const timer of typingTimers.values()) clearTimeout(timer);
      typingTimers.clear();
    },
    begin,
    meet,
    /** What somebody of whom the room is told just now is called in it. */
    nameOf(id: string, name: string): string {
      names.read([{ userId: id, userName: name }]);
      return nameIn(names.numbers(), id, name);
    },
    loadEarlier,
    /** Whether the reader has the end of the chat in sight, and looks at it. */
    setWatching(next: boolean): void {
      if (next === isWatching) return;
      isWatching = next;
      if (next) sawAll();
    },
  };
}
