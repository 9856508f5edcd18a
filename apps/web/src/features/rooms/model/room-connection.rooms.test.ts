import { describe, expect, it, vi } from "vitest";
import { me } from "../../../testing/fake-line";
import { createFakeRoomLine, newMessage, roomId, seqs } from "../testing/fake-room-line";
import { asksAgainAfter } from "./room-connection";

const { comeBack, createRoom, greet, inRoom, socket } = createFakeRoomLine();

it("asks to be let in again after a loss, from the last message it has", () => {
  inRoom(3);
  socket().say(newMessage(4));
  socket().hangUp();
  comeBack();
  expect(socket().sentOf("JOIN_ROOM")).toEqual([
    { type: "JOIN_ROOM", roomId, userId: "me", userName: "Mia", afterSeq: 4 },
  ]);
});

it("passes each message on once", () => {
  const { heard } = inRoom(3);
  for (const seq of [4, 4, 2, 5]) socket().say(newMessage(seq));
  expect(seqs(heard)).toEqual([4, 5]);
});

it("a loss in the middle of what was missed leaves no gap and no double", () => {
  const { heard } = inRoom(1);
  socket().hangUp();
  comeBack();
  // A newer one before an older one: only the server's word says what is complete.
  for (const seq of [2, 9]) socket().say(newMessage(seq));
  socket().hangUp();
  comeBack();
  expect(socket().sentOf("JOIN_ROOM")[0]?.afterSeq).toBe(1);
  for (const seq of [2, 3, 9]) socket().say(newMessage(seq));
  socket().say({ type: "ROOM_JOINED", roomId, seq: 9, present: [] });
  expect(seqs(heard)).toEqual([2, 9, 3]);
});

it("tells how far was read once, and again after a loss", () => {
  const { room } = inRoom(5);
  for (const seq of [3, 5, 4, 5]) room.readUpTo(roomId, seq);
  expect(socket().sentOf("READ_UP_TO")).toMatchObject([{ seq: 3 }, { seq: 5 }]);
  socket().hangUp();
  comeBack();
  socket().say({ type: "ROOM_JOINED", roomId, seq: 5, present: [] });
  expect(socket().sentOf("READ_UP_TO")).toMatchObject([{ seq: 5 }]);
});

it("leaves once, and does not come back in after a loss", () => {
  const { room } = inRoom();
  room.leave(roomId);
  room.leave(roomId);
  expect(socket().sentOf("LEAVE_ROOM")).toHaveLength(1);
  socket().hangUp();
  comeBack();
  expect(socket().sentOf("JOIN_ROOM")).toEqual([]);
});

it("does not come back into a room that was closed to it", () => {
  const { room } = inRoom();
  socket().say({ type: "ROOM_CLOSED", roomId, message: "You were removed." });
  room.sayTyping();
  expect(socket().sentOf("TYPING")).toEqual([]);
  socket().hangUp();
  comeBack();
  expect(socket().sentOf("JOIN_ROOM")).toEqual([]);
});

describe("a room that does not open", () => {
  const joinsOf = () => socket().sentOf("JOIN_ROOM").length;
  function atTheDoor() {
    const { live, room } = createRoom();
    live.connectAs(me);
    greet();
    room.enter(roomId, 0);
    return room;
  }

  it("because it is closed to us is not asked again, not even after a loss", () => {
    const room = atTheDoor();
    socket().say({ type: "ERROR", message: "Join this room first.", roomId });
    vi.advanceTimersByTime(asksAgainAfter * 2);
    expect(joinsOf()).toBe(1);
    socket().hangUp();
    comeBack();
    expect(joinsOf()).toBe(0);
    room.sayTyping();
    expect(socket().sentOf("TYPING")).toEqual([]);
  });

  it("because something failed just then is asked again, once in a while", () => {
    const room = atTheDoor();
    socket().say({ type: "ERROR", message: "Please try again." });
    socket().say({ type: "ERROR", message: "Please try again." });
    vi.advanceTimersByTime(asksAgainAfter);
    expect(joinsOf()).toBe(2);
    socket().say({ type: "ROOM_JOINED", roomId, seq: 0, present: [] });
    vi.advanceTimersByTime(asksAgainAfter * 2);
    expect(joinsOf()).toBe(2);
    room.sayTyping();
    expect(socket().sentOf("TYPING")).toHaveLength(1);
  });
});
