import type { PublicUser } from "@saywell/contract";
import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { ok, refuse, type Result } from "../../refusal";
import type { Contact, ContactPerson } from "./contact";
import * as store from "./follows.store";
import { lockPair } from "./friends.store";

interface Deps {
  db: Db;
  clock: Clock;
  contact: Contact;
  /** Whether the demo school is open: closed, its teachers are not there. */
  demo: boolean;
  /** The teacher who wrote for the course under this id or handle, with or without an account. */
  courseAuthor: (idOrHandle: string) => { name: string } | undefined;
  /** Whom an account has blocked, and who has blocked it. */
  blockedWith: (db: Db, accountId: string) => Promise<string[]>;
  /** These people as a viewer may see them, in their order; null for somebody not signed in. */
  view: (viewer: ContactPerson | null, accountIds: readonly string[]) => Promise<PublicUser[]>;
}

export type FollowsService = ReturnType<typeof createFollowsService>;

const shownFollowers = 100;

export function createFollowsService(deps: Deps) {
  const { db, clock, contact, demo, courseAuthor, blockedWith, view } = deps;

  async function findTeacher(idOrHandle: string) {
    const found = await store.findByIdOrHandle(db, idOrHandle);
    return found !== undefined && (demo || !found.isDemo) ? found : undefined;
  }

  /** Following twice is following once. */
  async function follow(
    accountId: string,
    followed: string,
  ): Promise<Result<{ followerId: string; followedId: string }>> {
    const follower = await store.findByIdOrHandle(db, accountId);
    const teacher = await findTeacher(followed);
    if (follower === undefined) return unknownTeacher;
    if (teacher === undefined) return refusalOf(courseAuthor(followed));
    const [followerId, followedId] = [follower.id, teacher.id];
    if (followedId === followerId) return refuse("forbidden", "You cannot follow yourself.");
    return await inTransaction(db, async (tx) => {
      await lockPair(tx, followerId, followedId);
      const refusal = await contact.refusalOf(tx, follower, teacher, "follow");
      if (refusal?.code === "not-found") return unknownTeacher;
      if (refusal !== null) return { ok: false, refusal };
      await store.insertFollow(tx, { followerId, followedId, now: clock.now() });
      return ok({ followerId, followedId });
    });
  }

  async function unfollow(followerId: string, followed: string): Promise<Result<{ ok: true }>> {
    const teacher = await findTeacher(followed);
    if (teacher !== undefined) await store.deleteFollow(db, followerId, teacher.id);
    return ok({ ok: true });
  }

  async function check(
    followerId: string,
    teacherId: string,
  ): Promise<Result<{ isFollowing: boolean }>> {
    const teacher = await findTeacher(teacherId);
    const followed =
      teacher === undefined ? [] : await store.readFollowed(db, followerId, [teacher.id]);
    return ok({ isFollowing: [...followed].length > 0 });
  }

  async function followers(
    viewer: ContactPerson | null,
    teacherId: string,
  ): Promise<Result<PublicUser[]>> {
    const teacher = await findTeacher(teacherId);
    if (teacher?.role !== "TEACHER") {
      return teacher === undefined && courseAuthor(teacherId) !== undefined
        ? ok([])
        : unknownTeacher;
    }
    const except = viewer === null ? [] : await blockedWith(db, viewer.id);
    const wish = { except, demo, limit: shownFollowers };
    return ok(await view(viewer, await store.listAdultFollowers(db, teacher.id, wish)));
  }

  return { follow, unfollow, check, followers };
}

/** Why nobody can follow a teacher who has no account here. */
const refusalOf = (house: { name: string } | undefined): Result<never> =>
  house === undefined
    ? unknownTeacher
    : refuse("forbidden", `${house.name} has no account in this school and cannot be followed.`);

const unknownTeacher = refuse("not-found", "There is no such teacher.");
