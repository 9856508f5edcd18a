import { z } from "zod";
import { call } from "./call";
import { done, id, teacherIdParams } from "./fields";
import { publicUser } from "./users";

export const friend = publicUser.pick({
  id: true,
  name: true,
  avatar: true,
  isOnline: true,
  lastSeenAt: true,
  role: true,
});
const follow = z.object({ followerId: id, followedId: id });
const errors = ["not-signed-in", "forbidden", "not-found"] as const;

export const friendCalls = [
  call("GET /api/friends", {
    summary: "My friends, with presence.",
    area: "Friends",
    access: "session",
    reply: z.array(friend),
    errors: ["not-signed-in"],
  }),
  call("POST /api/friends/request", {
    summary: "Ask somebody to be friends.",
    area: "Friends",
    access: "session",
    body: z.object({ requesterId: id, addresseeId: id }),
    reply: z.object({ id, status: z.enum(["PENDING", "ACCEPTED"]) }),
    errors: [...errors, "conflict"],
  }),
  call("POST /api/follows", {
    summary: "Follow a teacher.",
    area: "Follows",
    access: "session",
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
    summary: "Who follows a teacher.",
    area: "Follows",
    access: "public",
    params: teacherIdParams,
    reply: z.array(publicUser),
    errors: ["not-found"],
  }),
] as const;
