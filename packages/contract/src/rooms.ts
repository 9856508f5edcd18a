import { z } from "zod";
import { call } from "./call";
import { bit, count, done, id, idParams, instant, userIdParams } from "./fields";

export const roomTypes = ["CHAT", "GAME"] as const;
export const roomCategories = [
  "GENERAL",
  "FOOTBALL",
  "BUSINESS",
  "MEDICAL",
  "IELTS_PREP",
  "GRAMMAR",
  "VOCABULARY",
  "PRONUNCIATION",
  "CONVERSATION",
] as const;
export const roomMessageMaxLength = 500;

export const room = z.object({
  id,
  name: z.string(),
  description: z.string(),
  type: z.enum(roomTypes),
  /** One of `roomCategories`; a client shows an unknown one as it is. */
  category: z.string(),
  isPrivate: bit,
  memberCount: count,
  maxParticipants: count,
  members: z.array(z.object({ userId: id, userName: z.string() })),
});
export type Room = z.output<typeof room>;

export const roomMessage = z.object({
  id,
  userId: id,
  userName: z.string(),
  content: z.string(),
  createdAt: instant,
  isModerated: bit,
});
export type RoomMessage = z.output<typeof roomMessage>;

const roomIdParams = z.object({ roomId: id });
const ownUser = z.object({ userId: id });
const errors = ["not-signed-in", "forbidden", "not-found"] as const;

export const roomCalls = [
  call("GET /api/rooms", {
    summary: "Rooms that may be joined.",
    area: "Rooms",
    access: "session",
    query: z.object({ type: z.enum(roomTypes).optional() }),
    reply: z.array(room),
    errors: ["not-signed-in"],
  }),
  call("GET /api/rooms/my-rooms/{userId}", {
    summary: "Rooms somebody has joined.",
    area: "Rooms",
    access: "session",
    params: userIdParams,
    reply: z.array(room),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/rooms/{roomId}/join", {
    summary: "Become a member of a room.",
    area: "Rooms",
    access: "session",
    params: roomIdParams,
    body: ownUser,
    reply: room,
    errors: [...errors, "room-full"],
  }),
  call("POST /api/rooms/{roomId}/leave", {
    summary: "Leave a room.",
    area: "Rooms",
    access: "session",
    params: roomIdParams,
    body: ownUser,
    reply: done,
    errors,
  }),
  call("GET /api/rooms/{id}", {
    summary: "One room.",
    area: "Rooms",
    access: "session",
    params: idParams,
    reply: room,
    errors,
  }),
  call("GET /api/rooms/{id}/messages", {
    summary: "The latest messages of a room, oldest first.",
    area: "Rooms",
    access: "session",
    params: idParams,
    reply: z.array(roomMessage),
    errors,
  }),
] as const;
