import type { Role } from "@saywell/contract";
import { findCourseAuthor } from "@saywell/content/answers";
import type { Clock } from "../../../adapters/clock";
import type { Db, Rows, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { ok, refuse, type Result } from "../../../refusal";
import type { Contact, ContactPerson } from "../contact";
import { findBlock } from "../blocks/blocks.store";
import * as store from "./follows.store";
import { lockPair } from "../friends.store";
import { readBlocks } from "../relations.store";

interface Card extends store.FollowerCard {
  role: Role;
  needs_consent: boolean;
}

/** As much of the accounts as follows read. */
interface Accounts {
  cards: (db: Db | Tx) => Rows<Card>;
  findByIdOrHandle: (db: Db | Tx, idOrHandle: string) => Promise<Card | undefined>;
}

interface Deps {
  db: Db;
  clock: Clock;
  contact: Contact;
  /** Whether the demo school is open: closed, its teachers are not there. */
  demo: boolean;
  accounts: Accounts;
}

export type FollowsService = ReturnType<typeof createFollowsService>;

const shownFollowers = 100;

export function createFollowsService(deps: Deps) {
  const { db, clock, contact, demo, accounts } = deps;

  async function findTeacher(idOrHandle: string) {
    const found = await accounts.findByIdOrHandle(db, idOrHandle);
    return found !== undefined && (demo || !found.is_demo) ? asContact(found) : undefined;
  }

  /** Following twice is following once. */
  async function follow(
    accountId: string,
    followed: string,
  ): Promise<Result<{ followerId: string; followedId: string }>> {
    const card = await accounts.findByIdOrHandle(db, accountId);
    const follower = card && asContact(card);
    const teacher = await findTeacher(followed);
    if (follower === undefined) return unknownTeacher;
    if (teacher === undefined) return refusalOf(findCourseAuthor(followed));
    const [followerId, followedId] = [follower.id, teacher.id];
    if (followedId === followerId) return refuse("forbidden", "You cannot follow yourself.");
    return await inTransaction(db, async (tx) => {
      await lockPair(tx, followerId, followedId);
      if ((await findBlock(tx, followerId, followedId)) === "BLOCK") return unknownTeacher;
      // Who was blocked follows as others do, and the teacher does not see them: their page is public.
      const told = await contact.ask(tx, follower, teacher, "follow");
      if (!told.ok) return told;
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

  /**
   * Who follows a teacher, for that teacher: others see how many they are. Undefined where there is
   * no such teacher.
   */
  async function followersOf(
    viewer: { id: string; isDemo?: boolean | undefined } | null,
    teacherId: string,
  ): Promise<string[] | undefined> {
    const teacher = await findTeacher(teacherId);
    if (teacher?.role !== "TEACHER") {
      const isOfCourse = teacher === undefined && findCourseAuthor(teacherId) !== undefined;
      return isOfCourse ? [] : undefined;
    }
    if (viewer?.id !== teacher.id) return [];
    const blocks = await readBlocks(db, viewer.id);
    const except = blocks.flatMap(({ byId, againstId }) => [byId, againstId]);
    const wish = { except, demo, onlyDemo: teacher.isDemo === true, limit: shownFollowers };
    return await store.listAdultFollowers(accounts.cards, db, teacher.id, wish);
  }

  return { follow, unfollow, check, followersOf };
}

const asContact = ({ id, role, age_band, is_demo, needs_consent }: Card): ContactPerson => ({
  id,
  role,
  ageBand: age_band,
  isDemo: is_demo,
  needsConsent: needs_consent,
});

/** Why nobody can follow a teacher who has no account here. */
const refusalOf = (author: { name: string } | undefined): Result<never> =>
  author === undefined
    ? unknownTeacher
    : refuse("forbidden", `${author.name} has no account in this school and cannot be followed.`);

const unknownTeacher = refuse("not-found", "There is no such teacher.");
