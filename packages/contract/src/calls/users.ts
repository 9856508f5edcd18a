import { z } from "zod";
import { call } from "../call";
import { friendshipStates, searchableRoles, userSearch } from "../constants";
import { lessonSummary } from "./lessons";
import { bit, count, id, instant, role, teacherIdParams, typedText, userIdParams } from "../fields";

/** What one user may see of another. The address is null unless its owner chose to show it. */
export const publicUser = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  role,
  bio: z.string().nullable(),
  avatar: z.string().nullable(),
  isOnline: bit,
  lastSeenAt: instant.nullable(),
  level: count,
  xp: count,
  followerCount: count,
  /** Lessons of the course that this teacher wrote. */
  lessonCount: count,
  /** Whether it is a labelled practice partner, not a person. */
  isBot: z.boolean(),
});
export type PublicUser = z.output<typeof publicUser>;

/** What the caller has done about somebody, and may do next. */
const relationship = z.object({
  friendship: z.enum(friendshipStates),
  mayRequest: z.boolean(),
});

export const userCalls = [
  call("GET /api/users/search", {
    summary:
      "Find people by name unless they chose not to be, or by their exact email where they chose it.",
    area: "Profiles",
    access: "session",
    limit: "searches",
    query: z.object({
      q: typedText(userSearch.maxLength).trim().min(userSearch.minLength),
      role: z.enum(searchableRoles).optional(),
    }),
    shows: ["reply.id"],
    reply: z.array(publicUser.extend({ ...relationship.shape, isFollowing: z.boolean() })),
    errors: ["not-signed-in"],
  }),
  call("GET /api/users/{teacherId}", {
    summary: "A teacher's public profile, by id or by the name in its address.",
    area: "Profiles",
    access: "public",
    params: teacherIdParams,
    reply: publicUser.extend({
      title: z.string(),
      /** The lessons of the course that this teacher wrote, in its order. */
      lessons: z.array(
        lessonSummary.pick({
          id: true,
          title: true,
          thumbnail: true,
          difficulty: true,
          duration: true,
          xpReward: true,
          // As for the guest that a visitor would become.
          lock: true,
        }),
      ),
      /** Whether whoever asks may follow this teacher, as the guest that a visitor would become. */
      mayFollow: z.boolean(),
    }),
    errors: ["not-found"],
  }),
  call("GET /api/users/{userId}/relationship", {
    summary:
      "Whether somebody is a friend, and whether the caller may ask them to be one. Of classmates, friends and people in one room only.",
    area: "Profiles",
    access: "session",
    limit: "searches",
    about: ["userId"],
    params: userIdParams,
    shows: ["params.userId"],
    reply: relationship,
    errors: ["not-signed-in", "not-found"],
  }),
] as const;
