import type { ServerMessage } from "@saywell/contract";
import { beforeEach } from "vitest";
import { createFakeLine, me } from "../../../testing/fake-line";
import { type FakeSocket, makeMessage } from "../../../testing/fake-socket";
import { createRoomConnection } from "../model/room-connection";

export const roomId = "room-1";

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

/** Ways into rooms for each test of a file, with the test at the other end of the line. */
export function createFakeRoomLine() {
  const line = createFakeLine();
  let storage: Storage;
  let lastId = 0;

  function reset(): void {
    line.reset();
    storage = memoryStorage();
  }
  beforeEach(reset);

  function createRoom(prepare?: (socket: FakeSocket) => void) {
    const live = line.createClient(prepare);
    const newId = () => `sent-${(lastId += 1)}`;
    const room = createRoomConnection({ live, storage: () => storage, newId, now: Date.now });
    return { live, room };
  }

  return {
    ...line,
    /** As if the tab were new: no socket, nothing kept. */
    reset,
    createRoom,
    /** Somebody in a room where everything up to a number is known. */
    inRoom(afterSeq = 0, lastSeq = afterSeq, prepare?: (socket: FakeSocket) => void) {
      const { live, room } = createRoom(prepare);
      const heard: ServerMessage[] = [];
      room.listen((message) => heard.push(message));
      live.connectAs(me);
      line.greet();
      room.enter(roomId, afterSeq);
      line.socket().say({ type: "ROOM_JOINED", roomId, seq: lastSeq, present: [] });
      return { live, room, heard };
    },
  };
}

export const newMessage = (seq: number): ServerMessage => ({
  type: "NEW_MESSAGE",
  roomId,
  seq,
  message: makeMessage(seq),
});
export const seqs = (heard: ServerMessage[]) =>
  heard.flatMap((each) => (each.type === "NEW_MESSAGE" ? [each.seq] : []));
