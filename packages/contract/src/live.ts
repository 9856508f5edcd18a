import { z } from "zod";
import { id } from "./fields";
import { roomMessage } from "./rooms";

/** Messages on `/ws`: JSON objects with `type` and the payload's keys beside it. */

const userNamed = { userId: id, userName: z.string().max(80) };
const gameAction = { type: z.literal("GAME_ACTION"), gameId: id };

export const gameActionMessage = z.discriminatedUnion("action", [
  z.object({ ...gameAction, action: z.literal("START_GAME"), data: z.object({}).optional() }),
  z.object({
    ...gameAction,
    action: z.literal("SUBMIT_ANSWER"),
    data: z.object({
      questionId: id,
      answer: z.string().max(500),
      timeToAnswer: z.number(),
      score: z.number(),
    }),
  }),
  z.object({
    ...gameAction,
    action: z.literal("END_GAME"),
    data: z.object({ results: z.unknown().optional() }),
  }),
  z.object({
    ...gameAction,
    action: z.literal("SUBMIT_TURN"),
    data: z.object({
      word: z.string().max(20),
      score: z.number(),
      turnScore: z.number(),
      placedTiles: z
        .array(z.object({ row: z.int(), col: z.int(), letter: z.string().max(1) }))
        .max(20),
    }),
  }),
]);

/** What a client may send. */
export const clientMessage = z.union([
  z.discriminatedUnion("type", [
    z.object({ type: z.literal("CONNECT_USER"), ...userNamed }),
    z.object({ type: z.literal("DISCONNECT_USER") }),
    z.object({ type: z.literal("JOIN_ROOM"), roomId: id, ...userNamed }),
    z.object({ type: z.literal("LEAVE_ROOM") }),
    z.object({ type: z.literal("SEND_MESSAGE"), content: z.string() }),
  ]),
  gameActionMessage,
]);
export type ClientMessage = z.output<typeof clientMessage>;

/** What the server may send. */
export const serverMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("CONNECTED"), onlineFriends: z.array(id) }),
  z.object({ type: z.literal("FRIEND_STATUS_CHANGE"), userId: id, isOnline: z.boolean() }),
  z.object({ type: z.literal("NEW_MESSAGE"), message: roomMessage }),
  z.object({ type: z.literal("MESSAGE_BLOCKED"), message: z.string() }),
  z.object({ type: z.literal("MESSAGE_WARNING"), message: z.string() }),
  z.object({ type: z.literal("USER_JOINED"), userName: z.string() }),
  z.object({ type: z.literal("USER_LEFT"), userName: z.string() }),
  z.object({
    type: z.literal("GAME_UPDATE"),
    action: z.enum(["GAME_STARTED", "ANSWER_SUBMITTED", "GAME_ENDED", "TURN_SUBMITTED"]),
    userId: id.optional(),
    score: z.number().optional(),
  }),
  z.object({ type: z.literal("ERROR"), message: z.string() }),
]);
export type ServerMessage = z.output<typeof serverMessage>;
