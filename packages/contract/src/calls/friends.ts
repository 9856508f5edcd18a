import { z } from "zod";
import { call } from "../call";
import { friendRequestStates, blockOrMuteKinds } from "../constants";
import { done, id, instant, teacherIdParams } from "../fields";
import { publicUser } from "./users";

export const friend = publicUser.pick({
  id: true,
  name: true,
  avatar: true,
  isOnline: true,
  lastSeenAt: true,
  role: true,
});
export type Friend = z.output<typeof friend>;

export const friendRequest = z.object({
  id,
  /** The other one: who asked, or who was asked. */
  user: friend.omit({ isOnline: true, lastSeenAt: true }),
  direction: z.enum(["INCOMING", "OUTGOING"]),
  /** Both said yes. Where one is under 18, a teacher of their class says yes too. */
  awaitsApproval: z.boolean(),
  createdAt: instant,
});
export type FriendRequest = z.output<typeof friendRequest>;

export const blockOrMute = z.object({
  userId: id,
  userName: z.string(),
  kind: z.enum(blockOrMuteKinds),
});
export type BlockOrMute = z.output<typeof blockOrMute>;

const follow = z.object({ followerId: id, followedId: id });
const errors = ["not-signed-in", "forbidden", "not-found"] as const;
const requestParams = z.object({ requestId: id });

export const friendCalls = [
  call("GET /api/friends", {
    summary: "My friends, with presence.",
    area: "Friends",
    access: "session",
    shows: ["reply.id"],
    reply: z.array(friend),
    errors: ["not-signed-in"],
  }),
  call("DELETE /api/friends/{userId}", {
    summary: "End a friendship.",
    area: "Friends",
    access: "session",
    about: ["userId"],
    params: z.object({ userId: id }),
    reply: done,
    errors,
  }),
  call("POST /api/friends/request", {
    summary: "Ask somebody to be friends. Asking who asked you is saying yes.",
    area: "Friends",
    access: "session",
    limit: "contacts",
    body: z.object({ requesterId: id, addresseeId: id }),
    reply: z.object({ id, status: z.enum(friendRequestStates) }),
    errors: [...errors, "conflict"],
  }),
  call("GET /api/friends/requests", {
    summary: "Friend requests that wait for an answer or for a teacher, mine and to me.",
    area: "Friends",
    access: "session",
    shows: ["reply.user.id"],
    reply: z.array(friendRequest),
    errors: ["not-signed-in"],
  }),
  call("POST /api/friends/requests/{requestId}/accept", {
    summary: "Accept a friend request to me. Where one is under 18, a teacher has to approve then.",
    area: "Friends",
    access: "session",
    params: requestParams,
    reply: done.extend({ status: z.enum(["ACCEPTED", "AWAITING_APPROVAL"]) }),
    errors,
  }),
  call("POST /api/friends/requests/{requestId}/decline", {
    summary: "Decline a friend request to me, or take back one of mine or my yes to one.",
    area: "Friends",
    access: "session",
    params: requestParams,
    reply: done,
    errors,
  }),
  call("GET /api/blocks", {
    summary: "Whom I have blocked or muted.",
    area: "Friends",
    access: "session",
    shows: ["reply.userId"],
    reply: z.array(blockOrMute),
    errors: ["not-signed-in"],
  }),
  call("POST /api/blocks", {
    summary: "Block or mute somebody. Blocking ends a friendship.",
    area: "Friends",
    access: "session",
    about: ["userId"],
    body: z.object({ userId: id, kind: z.enum(blockOrMuteKinds) }),
    reply: done,
    errors,
  }),
  call("DELETE /api/blocks/{userId}", {
    summary: "Unblock or unmute somebody.",
    area: "Friends",
    access: "session",
    about: ["userId"],
    params: z.object({ userId: id }),
    reply: done,
    errors: ["not-signed-in"],
  }),
  call("POST /api/follows", {
    summary: "Follow a teacher.",
    area: "Follows",
    access: "session",
    limit: "contacts",
    body: follow,
    reply: follow,
    errors,
  }),
  call("DELETE /api/follows/{followerId}/{followedId}", {
    summary: "Stop following a teacher.",
    area: "Follows",
    access: "session",
    params: follow,
    reply: done,
    errors,
  }),
  call("GET /api/follows/check/{followerId}/{teacherId}", {
    summary: "Whether somebody follows a teacher.",
    area: "Follows",
    access: "session",
    params: z.object({ followerId: id, teacherId: id }),
    reply: z.object({ isFollowing: z.boolean() }),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("GET /api/follows/followers/{teacherId}", {
    summary:
      "Who follows a teacher, for that teacher alone: others see how many. Followers under 18 are counted, never named.",
    area: "Follows",
    access: "public",
    params: teacherIdParams,
    shows: ["reply.id"],
    reply: z.array(publicUser),
    errors: ["not-found"],
  }),
] as const;
