import { describe, expect, test } from "vitest";
import { clientMessage, serverMessage } from "./live";

const turn = { row: 0, col: 0, letter: "A" };

describe("a client may send", () => {
  test.each([
    { type: "CONNECT_USER", userId: "u1", userName: "Ana" },
    { type: "DISCONNECT_USER" },
    { type: "JOIN_ROOM", roomId: "r1", userId: "u1", userName: "Ana" },
    { type: "LEAVE_ROOM" },
    { type: "SEND_MESSAGE", content: "Hi" },
    { type: "GAME_ACTION", gameId: "g1", action: "START_GAME" },
    {
      type: "GAME_ACTION",
      gameId: "g1",
      action: "SUBMIT_ANSWER",
      data: { questionId: "q1", answer: "A", timeToAnswer: 3, score: 94 },
    },
    { type: "GAME_ACTION", gameId: "g1", action: "END_GAME", data: { results: [] } },
    {
      type: "GAME_ACTION",
      gameId: "g1",
      action: "SUBMIT_TURN",
      data: { word: "A", score: 1, turnScore: 1, placedTiles: [turn] },
    },
  ])("%j", (message) => {
    expect(clientMessage.parse(message)).toEqual(message);
  });
});

test.each(["", "x".repeat(65), "a\u0000b", "\ud800"])(
  "a client may not name what it sends %j, which a database could not store",
  (clientId) => {
    const message = { type: "SEND_MESSAGE", content: "Hi", clientId };
    expect(clientMessage.safeParse(message).success).toBe(false);
  },
);

describe("the server may send", () => {
  test.each([
    { type: "CONNECTED", onlineFriends: ["u2"] },
    { type: "FRIEND_STATUS_CHANGE", userId: "u2", isOnline: true },
    { type: "MESSAGE_BLOCKED", message: "No." },
    { type: "MESSAGE_WARNING", message: "Careful." },
    { type: "USER_JOINED", userName: "Ana" },
    { type: "USER_LEFT", userName: "Ana" },
    { type: "GAME_UPDATE", action: "ANSWER_SUBMITTED", userId: "u1", score: 94 },
    { type: "ERROR", message: "No." },
  ])("%j", (message) => {
    expect(serverMessage.parse(message)).toEqual(message);
  });
});

test("what the contract does not name never leaves the server", () => {
  const message = { type: "USER_JOINED", userName: "Ana", email: "ana@example.org" };
  expect(serverMessage.parse(message)).toEqual({ type: "USER_JOINED", userName: "Ana" });
});
