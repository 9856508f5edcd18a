import type {
  AgeBand,
  CefrLevel,
  FriendRequestState,
  Role,
  RoomAudience,
  RoomGame,
  RoomType,
} from "@saywell/contract";
import type { Db } from "../db/database";
import { createPasswords } from "../features/accounts/sessions/passwords";
import { hashSessionToken, newSessionToken } from "../features/accounts/sessions/session-token";

/** As cheap as argon2 gets: tests hash often and guard nothing. */
export const testPasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const passwords = createPasswords(testPasswordCost);

export interface AccountTraits {
  name?: string;
  /** A guest when absent. */
  email?: string;
  /** Whether the email is proved; it is, unless told otherwise. */
  isEmailVerified?: boolean;
  /** Null for a registered account that has none yet. */
  password?: string | null;
  role?: Role;
  ageBand?: AgeBand;
  level?: CefrLevel;
  timeZone?: string;
  /** Whether a parent has agreed; of a child under 13 one has, unless a test says otherwise. */
  hasConsent?: boolean;
  isDemo?: boolean;
  /** Of a visitor of the demo school. */
  isVisitor?: boolean;
  isBot?: boolean;
  handle?: string;
}

/** Stores an account and answers its id. */
export async function makeAccount(db: Db, traits: AccountTraits = {}): Promise<{ id: string }> {
  const { email, password = "correct horse battery", isEmailVerified = true } = traits;
  const at = new Date("2026-01-01T00:00:00Z");
  return await db
    .insertInto("account")
    .values({
      name: traits.name ?? "Student",
      ...(email !== undefined && {
        email,
        registered_at: at,
        email_verified_at: isEmailVerified ? at : null,
        password_hash: password === null ? null : await passwords.hash(password),
      }),
      role: traits.role ?? "LEARNER",
      age_band: traits.ageBand ?? "UNKNOWN",
      level: traits.level ?? null,
      time_zone: traits.timeZone ?? "Europe/London",
      has_own_zone: traits.timeZone !== undefined,
      has_consent: traits.hasConsent ?? traits.ageBand === "UNDER_13",
      is_demo: traits.isDemo ?? traits.isVisitor ?? false,
      visitor_until: traits.isVisitor ? new Date("2126-01-01T00:00:00Z") : null,
      is_bot: traits.isBot ?? false,
      handle: traits.handle ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** Opens a session for an account and answers its token. */
export async function makeSession(
  db: Db,
  { accountId, now, life = 90 * 24 * 3600 * 1000 }: { accountId: string; now: Date; life?: number },
): Promise<string> {
  const token = newSessionToken();
  await db
    .insertInto("session")
    .values({
      token_hash: hashSessionToken(token),
      account_id: accountId,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + life),
    })
    .execute();
  return token;
}

export interface RoomTraits {
  name?: string;
  type?: RoomType;
  category?: string;
  game?: RoomGame;
  isPrivate?: boolean;
  isListed?: boolean;
  isDemo?: boolean;
  audience?: RoomAudience;
  classId?: string;
  maxParticipants?: number;
  ownerId?: string;
  practicePartnerId?: string;
  memberIds?: readonly string[];
}

/** Stores a room with these members and answers its id. */
export async function makeRoom(db: Db, traits: RoomTraits = {}): Promise<{ id: string }> {
  const room = await db
    .insertInto("room")
    .values({
      name: traits.name ?? "Coffee corner",
      type: traits.type ?? "CHAT",
      category: traits.category ?? "GENERAL",
      game: traits.game ?? null,
      is_private: traits.isPrivate ?? false,
      is_listed: traits.isListed ?? false,
      is_demo: traits.isDemo ?? false,
      audience: traits.audience ?? "EVERYONE",
      class_id: traits.classId ?? null,
      max_participants: traits.maxParticipants ?? 10,
      owner_id: traits.ownerId ?? null,
      practice_partner_id: traits.practicePartnerId ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const members = (traits.memberIds ?? []).map((account_id) => ({ room_id: room.id, account_id }));
  if (members.length > 0) await db.insertInto("room_member").values(members).execute();
  return room;
}

/** Stores somebody's next message in a room. */
export async function makeMessage(
  db: Db,
  {
    roomId,
    accountId,
    content = "Hello there.",
    now,
    isHidden = false,
  }: { roomId: string; accountId: string; content?: string; now: Date; isHidden?: boolean },
): Promise<{ id: string; seq: number }> {
  const { seq } = await db
    .updateTable("room")
    .set((room) => ({ last_seq: room("last_seq", "+", 1), last_message_at: now }))
    .where("id", "=", roomId)
    .returning("last_seq as seq")
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto("room_message")
    .values({
      room_id: roomId,
      seq,
      account_id: accountId,
      content,
      created_at: now,
      hidden_at: isHidden ? now : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, seq };
}

/** Stores a class and answers its id. */
export async function makeClass(
  db: Db,
  { teacherId, studentIds = [] }: { teacherId: string; studentIds?: readonly string[] },
): Promise<{ id: string }> {
  const made = await db
    .insertInto("school_class")
    .values({ name: "Evening class", teacher_id: teacherId })
    .returning("id")
    .executeTakeFirstOrThrow();
  const joined_at = new Date("2026-01-01T00:00:00Z");
  const members = studentIds.map((account_id) => ({ class_id: made.id, account_id, joined_at }));
  if (members.length > 0) await db.insertInto("class_member").values(members).execute();
  return made;
}

/** Stores a friendship, or the request for one. */
export async function makeFriends(
  db: Db,
  requesterId: string,
  addresseeId: string,
  state: FriendRequestState = "ACCEPTED",
): Promise<{ id: string }> {
  return await db
    .insertInto("friendship")
    .values({ requester_id: requesterId, addressee_id: addresseeId, state })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** A lesson that a learner opened five minutes ago, so that going through it pays. */
export async function makeVisit(
  db: Db,
  { accountId, lessonId, now }: { accountId: string; lessonId: string; now: Date },
): Promise<void> {
  await db
    .insertInto("lesson_visit")
    .values({
      account_id: accountId,
      lesson_id: lessonId,
      opened_at: new Date(now.getTime() - 300_000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
