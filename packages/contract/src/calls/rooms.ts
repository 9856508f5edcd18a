import { z } from "zod";
import { call } from "../call";
import {
  closeReasonMaxLength,
  longestHistoryPage,
  roomAudiences,
  roomCategories,
  roomClosings,
  roomGames,
  roomLimits,
  roomTypes,
} from "../constants";
import {
  bit,
  cefrLevel,
  count,
  done,
  id,
  idParams,
  instant,
  role,
  typedText,
  userIdParams,
} from "../fields";
import { correction } from "./tutor";

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
  members: z.array(
    z.object({
      userId: id,
      userName: z.string(),
      role,
      /** The face that they chose; null where they chose none. */
      avatar: z.string().nullable().optional(),
    }),
  ),
  /** The program that talks in it; it is no member and takes no place. */
  practicePartner: z.object({ userId: id, userName: z.string() }).nullable().optional(),
  audience: z.enum(roomAudiences),
  /** The level of its chat; null for a room of all levels. */
  level: cefrLevel.nullable(),
  /** Which game is played in it. */
  game: z.enum(roomGames),
  /** What the caller is to it. */
  isMember: z.boolean(),
  isInvited: z.boolean(),
  /** Who invited the caller; null without an invitation that waits. */
  invitedBy: z.string().nullable(),
  /** Whether the caller may go in: bans and full rooms are found out at the door. */
  mayEnter: z.boolean(),
  /** Whether the caller, who may not go in, may ask somebody for a place. */
  mayAsk: z.boolean(),
  /** Whether the caller asks for a place in it and waits for an answer. */
  hasAsked: z.boolean().optional(),
  /** Whether the caller may invite and remove people. */
  isOwner: z.boolean(),
  /** Whether the caller answers who asks for a place in it: its owner, and who looks after it. */
  mayAnswer: z.boolean().optional(),
  /** How the caller may close it: as their own, with a reason that is kept, or not at all. */
  closing: z.enum(roomClosings),
  /** The number of its latest message; 0 before the first. */
  lastSeq: count,
  /** Messages since the caller last read here; 0 where the caller is no member. */
  unreadCount: count,
});
export type Room = z.output<typeof room>;

export const roomRequest = z.object({
  userId: id,
  userName: z.string(),
  role,
  /** The face that they chose; null where they chose none. */
  avatar: z.string().nullable(),
  createdAt: instant,
});
export type RoomRequest = z.output<typeof roomRequest>;

/** A room in which people wait for the caller's answer, and how many. */
export const waitingRequests = z.object({ roomId: id, roomName: z.string(), people: count });
export type WaitingRequests = z.output<typeof waitingRequests>;

export const roomMessage = z.object({
  id,
  userId: id,
  userName: z.string(),
  /** So that no name can pass for staff. */
  role: role.optional(),
  content: z.string(),
  createdAt: instant,
  isModerated: bit,
  /** Its place in the room's history: rises by time, with gaps where something was erased. */
  seq: count,
  /** Whether a labelled practice partner wrote it. */
  isBot: z.boolean(),
});
export type RoomMessage = z.output<typeof roomMessage>;

const roomIdParams = z.object({ roomId: id });
const ownUser = z.object({ userId: id });
const errors = ["not-signed-in", "forbidden", "not-found"] as const;
const seq = z.coerce.number().int().min(0);

export const roomCalls = [
  call("GET /api/rooms", {
    summary: "Rooms the caller may see, those with the latest message first.",
    area: "Rooms",
    access: "session",
    query: z.object({ type: z.enum(roomTypes).optional() }),
    shows: ["reply.members.userId"],
    reply: z.array(room),
    errors: ["not-signed-in"],
  }),
  call("POST /api/rooms", {
    summary: "Create a room and own it. For teachers, and for learners where the school allows it.",
    area: "Rooms",
    access: "session",
    limit: "contacts",
    heeds: ["name", "description"],
    body: z.object({
      name: typedText(roomLimits.name).trim().min(1),
      description: typedText(roomLimits.description).trim(),
      type: z.enum(roomTypes),
      category: z.enum(roomCategories),
      isPrivate: bit,
      maxParticipants: z.int().min(roomLimits.minParticipants).max(roomLimits.maxParticipants),
      audience: z.enum(roomAudiences).optional(),
      level: cefrLevel.nullable().optional(),
      /** What a game room plays; left out, the quiz, unless its name says the word board. */
      game: z.enum(roomGames).optional(),
    }),
    shows: ["reply.members.userId"],
    reply: room,
    errors: ["not-signed-in", "forbidden"],
  }),
  call("GET /api/rooms/my-rooms/{userId}", {
    summary: "Rooms somebody has joined.",
    area: "Rooms",
    access: "session",
    params: userIdParams,
    shows: ["reply.members.userId"],
    reply: z.array(room),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/rooms/{roomId}/join", {
    summary:
      "Take a place in an open room, or become a member of a private one. Joining twice is joining once. One person has places in at most three open rooms.",
    area: "Rooms",
    access: "session",
    limit: "joins",
    params: roomIdParams,
    body: ownUser,
    shows: ["reply.members.userId"],
    reply: room,
    errors: [...errors, "conflict", "room-full"],
  }),
  call("POST /api/rooms/{roomId}/leave", {
    summary: "Leave a room: the place is free, a membership ends, an invitation is turned down.",
    area: "Rooms",
    access: "session",
    params: roomIdParams,
    body: ownUser,
    reply: done,
    errors,
  }),
  call("POST /api/rooms/{roomId}/invitations", {
    summary:
      "Invite somebody to a private room of one's own, or who asks for a place in one that one looks after.",
    area: "Rooms",
    access: "session",
    limit: "contacts",
    about: ["userId"],
    params: roomIdParams,
    body: ownUser,
    reply: done,
    errors: [...errors, "conflict"],
  }),
  call("POST /api/rooms/{roomId}/requests", {
    summary:
      "Ask for a place in a private room that shows itself. Asking twice is asking once; a day must pass after a request was turned down or taken back.",
    area: "Rooms",
    access: "session",
    limit: "contacts",
    params: roomIdParams,
    reply: done,
    errors: [...errors, "conflict"],
  }),
  call("GET /api/rooms/{roomId}/requests", {
    summary:
      "Who asks for a place in a room of one's own, or that one looks after. Inviting them is the yes.",
    area: "Rooms",
    access: "session",
    params: roomIdParams,
    shows: ["reply.userId"],
    reply: z.array(roomRequest),
    errors,
  }),
  call("GET /api/room-requests", {
    summary:
      "Rooms of one's own, and those that one looks after, in which somebody asks for a place.",
    area: "Rooms",
    access: "session",
    reply: z.array(waitingRequests),
    errors: ["not-signed-in"],
  }),
  call("DELETE /api/rooms/{roomId}/requests/{userId}", {
    summary: "Turn down a request for a place, or take back one's own.",
    area: "Rooms",
    access: "session",
    about: ["userId"],
    params: z.object({ roomId: id, userId: id }),
    reply: done,
    errors,
  }),
  call("DELETE /api/rooms/{roomId}/members/{userId}", {
    summary: "Take a member out of a room of one's own, and any invitation with it.",
    area: "Rooms",
    access: "session",
    about: ["userId"],
    params: z.object({ roomId: id, userId: id }),
    reply: done,
    errors,
  }),
  call("DELETE /api/rooms/{roomId}", {
    summary: "Close a room of one's own for good, with all that was said in it.",
    area: "Rooms",
    access: "session",
    params: roomIdParams,
    reply: done,
    errors,
  }),
  call("POST /api/rooms/{roomId}/close", {
    summary:
      "Close somebody else's room for good. Those inside read why, and the audit log keeps it.",
    area: "Rooms",
    access: "teacher",
    params: roomIdParams,
    body: z.object({ reason: typedText(closeReasonMaxLength).trim().min(1) }),
    reply: done,
    errors,
  }),
  call("GET /api/rooms/{id}", {
    summary: "One room.",
    area: "Rooms",
    access: "session",
    params: idParams,
    shows: ["reply.members.userId"],
    reply: room,
    errors,
  }),
  call("GET /api/rooms/{id}/messages", {
    summary: "A page of a room's messages, oldest first: the latest, or those around a number.",
    area: "Rooms",
    access: "session",
    params: idParams,
    query: z.object({
      /** The page that ends before this number. */
      before: seq.optional(),
      /** The page that begins after this number. */
      after: seq.optional(),
      limit: z.coerce.number().int().min(1).max(longestHistoryPage).optional(),
    }),
    shows: ["reply.userId"],
    reply: z.array(roomMessage),
    errors,
  }),
  call("GET /api/rooms/{id}/messages/{messageId}/marks", {
    summary: "The teacher's marks on a message of one's own. Nobody else can see them.",
    area: "Rooms",
    access: "session",
    limit: "chat",
    params: z.object({ id, messageId: id }),
    reply: z.object({ content: z.string(), corrections: z.array(correction) }),
    errors,
  }),
] as const;
