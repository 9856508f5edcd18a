import type { ServerMessage } from "@saywell/contract";
import { expect, it } from "vitest";
import { me } from "../../../testing/fake-line";
import { createFakeRoomLine, roomId } from "../testing/fake-room-line";

const { comeBack, inRoom, socket } = createFakeRoomLine();

it("sends at once, and again with the same name until it is answered", () => {
  const { room } = inRoom(7);
  room.say(roomId, "Hello");
  const [sent] = socket().sentOf("SEND_MESSAGE");
  expect(sent?.content).toBe("Hello");
  expect(room.store.getState().outbox).toMatchObject([{ content: "Hello", afterSeq: 7 }]);
  socket().hangUp();
  comeBack();
  expect(socket().sentOf("SEND_MESSAGE")).toEqual([]);
  socket().say({ type: "ROOM_JOINED", roomId, seq: 7, present: [] });
  expect(socket().sentOf("SEND_MESSAGE")).toEqual([sent]);
  socket().say({ type: "MESSAGE_STORED", clientId: sent!.clientId!, id: "m", seq: 8 });
  expect(room.store.getState().outbox).toEqual([]);
});

it("keeps what is unanswered over a reload, and sends it in its order when back in that room", () => {
  const { room } = inRoom();
  room.say(roomId, "One");
  room.say(roomId, "Two");
  inRoom();
  expect(
    socket()
      .sentOf("SEND_MESSAGE")
      .map(({ content }) => content),
  ).toEqual(["One", "Two"]);
});

it("sends nothing written for one room into another", () => {
  const { room } = inRoom();
  socket().hangUp();
  room.say(roomId, "For the first room");
  room.leave(roomId);
  room.enter("room-2", 0);
  comeBack();
  socket().say({ type: "ROOM_JOINED", roomId: "room-2", seq: 0, present: [] });
  expect(socket().sentOf("SEND_MESSAGE")).toEqual([]);
  expect(room.store.getState().outbox).toHaveLength(1);
});

it("does not send a blocked message again", () => {
  const { room } = inRoom();
  room.say(roomId, "Bad words");
  const { clientId } = socket().sentOf("SEND_MESSAGE")[0]!;
  socket().say({ type: "MESSAGE_BLOCKED", message: "Be kind.", ...(clientId && { clientId }) });
  expect(room.store.getState().outbox).toEqual([]);
});

it("an answer counts, and everybody hears of it, also where one listener fails at it", () => {
  const failures: unknown[] = [];
  const { room, heard } = inRoom(0, 0, (socket) => {
    const add = socket.addEventListener.bind(socket);
    socket.addEventListener = (type: string, listener: unknown) =>
      add(type, (event) => {
        try {
          (listener as (event: Event) => void)(event);
        } catch (error) {
          failures.push(error);
        }
      });
  });
  room.listen((message) => {
    if (message.type === "MESSAGE_STORED") throw new Error("A screen failed.");
  });
  const later: ServerMessage[] = [];
  room.listen((message) => later.push(message));
  room.say(roomId, "First");
  room.say(roomId, "Second");
  for (const [index, { clientId = "" }] of socket().sentOf("SEND_MESSAGE").entries()) {
    socket().say({ type: "MESSAGE_STORED", clientId, id: `m${index}`, seq: index + 1 });
  }
  expect(room.store.getState().outbox).toEqual([]);
  expect(later).toEqual(heard.slice(-2));
  expect(failures).toEqual([new Error("A screen failed."), new Error("A screen failed.")]);
});

it("what was not taken waits with the reason until its author sends it again or drops it", () => {
  const { room } = inRoom();
  room.say(roomId, "Fast");
  const { clientId = "" } = socket().sentOf("SEND_MESSAGE")[0]!;
  socket().say({ type: "ERROR", message: "Please write more slowly.", clientId });
  expect(room.store.getState().outbox).toMatchObject([{ failure: "Please write more slowly." }]);
  socket().hangUp();
  comeBack();
  socket().say({ type: "ROOM_JOINED", roomId, seq: 0, present: [] });
  expect(socket().sentOf("SEND_MESSAGE")).toEqual([]);
  room.sayAgain(clientId);
  expect(socket().sentOf("SEND_MESSAGE")).toMatchObject([{ clientId, content: "Fast" }]);
  room.discard(clientId);
  expect(room.store.getState().outbox).toEqual([]);
});

it("keeps for each learner apart what they wrote", () => {
  const { live, room } = inRoom();
  room.say(roomId, "Hello");
  live.connectAs({ id: "you", name: "Yan" });
  socket().accept();
  expect(socket().sent).toEqual([{ type: "CONNECT_USER", userId: "you", userName: "Yan" }]);
  expect(room.store.getState().outbox).toEqual([]);
  live.connectAs(me);
  expect(room.store.getState().outbox).toMatchObject([{ content: "Hello" }]);
});
