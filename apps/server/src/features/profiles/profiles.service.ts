import { type Content, findCourseAuthor, lessonsOf } from "@saywell/content/answers";
import type {
  AgeBand,
  CallByName,
  CallReply,
  PublicUser,
  Role,
  SearchableRole,
} from "@saywell/contract";
import { mayBeMinor } from "@saywell/moderation";
import type { Db, Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";
import { asPerson } from "./course-author";
import type { PersonRow, ProfilesStore } from "./profiles.store";

type FoundUser = CallReply<CallByName<"GET /api/users/search">>[number];
type Relationship = CallReply<CallByName<"GET /api/users/{userId}/relationship">>;
type Profile = CallReply<CallByName<"GET /api/users/{teacherId}">>;

export interface Viewer {
  id: string;
  role: Role;
  ageBand: AgeBand;
  isDemo?: boolean | undefined;
  needsConsent?: boolean | undefined;
}

interface Target extends Viewer {
  showsEmail: boolean;
}

type Action =
  | "find-by-search"
  | "follow"
  | "friend-request"
  | "see-email"
  | "see-presence"
  | "see-profile";

type MayContact = (
  db: Db | Tx,
  account: Viewer,
  others: readonly Target[],
) => Promise<(other: Target, action: Action) => boolean>;

interface Deps {
  db: Db;
  store: ProfilesStore;
  /** Whether the demo school is open: closed, its people are not there. */
  demo: boolean;
  content: Pick<Content, "lessons">;
  /** Whether visitors may begin without an account. */
  takesGuests: () => boolean;
  /** Why lessons are not open to a viewer, in a sentence; null for one that is. */
  locksOf: (
    from: Db | Tx,
    accountId: string | null,
  ) => Promise<(lessonId: string) => string | null>;
  /** Which of these accounts are here now. */
  online: (accountIds: readonly string[]) => Promise<Set<string>>;
  /** How many follow each of these; nobody whom none follows. */
  countFollowers: (db: Db, accountIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Whoever follows a teacher and may be seen doing so; undefined where there is none. */
  followersOf: (viewer: Viewer | null, teacherId: string) => Promise<string[] | undefined>;
  /** What these accounts have earned so far. */
  earnedBy: (
    db: Db | Tx,
    accountIds: readonly string[],
  ) => Promise<Map<string, { xp: number; level: number }>>;
  /** Everybody in a class with an account, or its friends. */
  scopeOf: (db: Db | Tx, accountId: string, scope: "friends" | "class") => Promise<string[]>;
  /** Whom an account has blocked, and who has blocked it. */
  blocksOf: (
    db: Db | Tx,
    accountId: string,
  ) => Promise<readonly { byId: string; againstId: string; since: Date }[]>;
  /** Whether one has blocked the other. */
  hasBlocked: (db: Db | Tx, accountId: string, againstId: string) => Promise<boolean>;
  /** Whether two people are in one room. */
  shareRoom: (from: Db | Tx, one: string, other: string) => Promise<boolean>;
  /** What an account may do about each of these people. */
  contactWith: MayContact;
  /** The same as if none had blocked the other. */
  contactWithoutBlocks: MayContact;
  /** What an account has done about each of these, and they about it. */
  relationshipsWith: (
    db: Db | Tx,
    accountId: string,
    otherIds: readonly string[],
  ) => Promise<(otherId: string) => Pick<FoundUser, "friendship" | "isFollowing">>;
}

export type ProfilesService = ReturnType<typeof createProfilesService>;

const shown = 30;
/** People are looked at in pages, because the rules of contact leave some of them out. */
const page = 100;
const mostPages = 10;

/** Whom a visitor would become by following. */
const newGuest: Viewer = {
  id: "00000000-0000-0000-0000-000000000000",
  role: "LEARNER",
  ageBand: "UNKNOWN",
};

/** What one person may see of another. */
export function createProfilesService(deps: Deps) {
  const { db, demo, store } = deps;

  async function search(
    caller: Viewer,
    { q, role }: { q: string; role?: SearchableRole | undefined },
  ): Promise<Result<FoundUser[]>> {
    // People under 18 find teachers only: nobody has to look through all others for them.
    const onlyTeachers = caller.role === "LEARNER" && mayBeMinor(caller.ageBand);
    if (onlyTeachers && role === "LEARNER") return ok([]);
    // A teacher knows the names and addresses of their classes.
    const students = caller.role === "LEARNER" ? [] : await deps.scopeOf(db, caller.id, "class");
    const blocks = await deps.blocksOf(db, caller.id);
    const blocked = blocks.filter(({ byId }) => byId === caller.id);
    const wish = {
      text: q,
      role: onlyTeachers ? ("TEACHER" as const) : role,
      except: [caller.id, ...blocked.map(({ againstId }) => againstId)],
      students,
      demo,
      onlyDemo: caller.isDemo === true,
      limit: page,
    };
    const found: PersonRow[] = [];
    const requestable = new Set<string>();
    for (let turn = 0; turn < mostPages && found.length < shown; turn++) {
      const rows = await store.search(db, { ...wish, offset: turn * page });
      const may = await deps.contactWith(db, caller, rows);
      const mayUnblocked = await deps.contactWithoutBlocks(db, caller, rows);
      for (const row of rows) {
        // Anybody else is not found either who does not want to be; of these it would tell of a block.
        const isAlwaysFound = row.role === "TEACHER" || students.includes(row.id);
        const mayNow = isAlwaysFound ? mayUnblocked : may;
        if (!mayNow(row, "find-by-search")) continue;
        found.push(row);
        if (mayNow(row, "friend-request")) requestable.add(row.id);
      }
      if (rows.length < page) break;
    }
    const first = found.slice(0, shown);
    const relationshipWith = await deps.relationshipsWith(
      db,
      caller.id,
      first.map(({ id }) => id),
    );
    const users = await viewAll(first, caller, { searched: q });
    return ok(
      users.map((user) => {
        const { friendship, isFollowing } = relationshipWith(user.id);
        const mayRequest = friendship === "NONE" && requestable.has(user.id);
        return { ...user, friendship, mayRequest, isFollowing };
      }),
    );
  }

  /**
   * What may be asked of a classmate, of a friend, or of somebody whom one meets in a room. Anybody
   * else is answered as if there were nobody. Whether one may ask is decided by who asks and where
   * the two met, or it would tell how old the other is.
   */
  async function relationship(caller: Viewer, user: string): Promise<Result<Relationship>> {
    const unknown = refuse("not-found", "There is no such person.");
    const userId = asUuid(user);
    const [row] = userId === null ? [] : await store.read(db, [userId]);
    if (row === undefined || row.isBot || (row.isDemo && !demo)) return unknown;
    // Not where they have blocked the caller: that would tell of it.
    if (await deps.hasBlocked(db, caller.id, row.id)) return unknown;
    const isSelf = row.id === caller.id;
    const isClassmate = (await deps.scopeOf(db, caller.id, "class")).includes(row.id);
    const { friendship } = (await deps.relationshipsWith(db, caller.id, [row.id]))(row.id);
    const isMet =
      isSelf ||
      isClassmate ||
      friendship !== "NONE" ||
      (await deps.shareRoom(db, caller.id, row.id));
    if (!isMet) return unknown;
    const mayAsk = isClassmate || !mayBeMinor(caller.ageBand);
    const isOfOneSchool = (caller.isDemo === true) === row.isDemo;
    const mayRequest = friendship === "NONE" && !isSelf && mayAsk && isOfOneSchool;
    return ok({ friendship, mayRequest });
  }

  async function profile(viewer: Viewer | null, idOrHandle: string): Promise<Result<Profile>> {
    const teacher = await findTeacher(idOrHandle);
    const author = teacher === undefined ? findCourseAuthor(idOrHandle) : undefined;
    const row = teacher ?? (author && asPerson(author));
    if (row === undefined) return refuse("not-found", "Teacher not found.");
    const [user] = await viewAll([row], viewer);
    const course = deps.content.lessons;
    const ids = course.map(({ id }) => id);
    const written =
      author === undefined ? await store.readLessons(db, row.id) : new Set(lessonsOf(author, ids));
    const lockOf = await deps.locksOf(db, viewer?.id ?? null);
    const lessons = course
      .filter(({ id }) => written.has(id))
      .map((lesson) => ({ ...lesson, lock: lockOf(lesson.id) }));
    const mayFollow = author === undefined && (await mayFollowTeacher(viewer, row));
    const title = row.title ?? "Teacher";
    return ok({ ...user!, lessons, lessonCount: lessons.length, title, mayFollow });
  }

  /** Somebody who was blocked follows as others do: the button would tell of it. */
  async function mayFollowTeacher(viewer: Viewer | null, teacher: PersonRow): Promise<boolean> {
    if (viewer === null && !deps.takesGuests()) return false;
    const follower = viewer ?? newGuest;
    if (follower.id === teacher.id) return false;
    if (await deps.hasBlocked(db, follower.id, teacher.id)) return false;
    return (await deps.contactWithoutBlocks(db, follower, [teacher]))(teacher, "follow");
  }

  async function findTeacher(idOrHandle: string): Promise<PersonRow | undefined> {
    const row = await store.findTeacher(db, idOrHandle);
    return row?.isDemo === true && !demo ? undefined : row;
  }

  async function followers(
    viewer: Viewer | null,
    teacherId: string,
  ): Promise<Result<PublicUser[]>> {
    const ids = await deps.followersOf(viewer, teacherId);
    if (ids === undefined) return refuse("not-found", "There is no such teacher.");
    return ok(await viewAll(await store.read(db, ids), viewer));
  }

  /**
   * These people as a viewer may see them; null for somebody who is not signed in. An email is only
   * told to who searched for that very email: nobody learns one that they did not know.
   */
  async function viewAll(
    rows: readonly PersonRow[],
    viewer: Viewer | null,
    { searched }: { searched?: string } = {},
  ): Promise<PublicUser[]> {
    const email = searched?.toLowerCase();
    const ids = rows.map(({ id }) => id);
    const here = await deps.online(ids);
    const earned = await deps.earnedBy(db, ids);
    const followerCounts = await deps.countFollowers(db, ids);
    const lessonCounts = await store.countLessons(db, ids);
    const may = viewer === null ? () => false : await deps.contactWith(db, viewer, rows);
    const mayUnblocked =
      viewer === null ? () => false : await deps.contactWithoutBlocks(db, viewer, rows);
    const blocks = viewer === null ? [] : await deps.blocksOf(db, viewer.id);
    // Whoever blocked the viewer looks away since then, and was here when they did it.
    const gone = new Map(
      blocks.filter(({ byId }) => byId !== viewer?.id).map(({ byId, since }) => [byId, since]),
    );
    for (const { againstId } of blocks) gone.delete(againstId);
    return rows.map((row) => {
      const isSelf = row.id === viewer?.id;
      const goneSince = gone.get(row.id);
      const mayNow = goneSince === undefined ? may : mayUnblocked;
      const isVisited = viewer === null && row.role === "TEACHER";
      const seesPresence = isSelf || isVisited || mayNow(row, "see-presence");
      // A teacher's page is public; what a learner says of themselves is not.
      const seesBio = row.role === "TEACHER" || isSelf || mayNow(row, "see-profile");
      return {
        id: row.id,
        name: row.name,
        email: row.email?.toLowerCase() === email && may(row, "see-email") ? row.email : null,
        role: row.role,
        bio: seesBio ? row.bio : null,
        avatar: row.avatar,
        isOnline: seesPresence && goneSince === undefined && here.has(row.id) ? 1 : 0,
        lastSeenAt: seesPresence ? ((goneSince ?? row.lastSeenAt)?.toISOString() ?? null) : null,
        ...earned.get(row.id)!,
        followerCount: followerCounts.get(row.id) ?? 0,
        lessonCount: lessonCounts.get(row.id) ?? 0,
        isBot: row.isBot,
      };
    });
  }

  return { search, relationship, profile, followers };
}
