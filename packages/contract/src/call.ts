import type { z } from "zod";
import type { ErrorCode } from "./constants";
import type { CallLimitName } from "./constants/limits";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A call's identity: method, a space, and the path with `{name}` parameters. */
export type CallName = `${Method} /api/${string}`;

/**
 * Who may call. `public` needs no session; `session` needs any account, a guest
 * too; `teacher` and `admin` need that role. Whose data may be touched is the
 * service's decision, not the contract's.
 */
export type Access = "public" | "session" | "teacher" | "admin";

export type ShownPath = `${"params" | "query" | "reply"}.${string}` | "handler" | "act";

export interface CallShape {
  readonly summary: string;
  readonly area: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  readonly errors: readonly ErrorCode[];
  /** How often it may be called; several are counted in turn. */
  readonly limit?: CallLimitName | readonly CallLimitName[];
  /** A GET that changes something, if only the audit log: no page of another site may ask for it. */
  readonly writes?: true;
  /** A browser comes here from another site: it is sent on to the reply's `location`. */
  readonly redirects?: true;
  /** Bytes that its body may have, where the usual ones are too few. */
  readonly bodyLimit?: number;
  /** Fields named as one's own id would be that hold somebody else's: whom the call is about. */
  readonly about?: readonly string[];
  /**
   * Fields of the body in which people write in own words, which are read for danger. Who writes in
   * them as if they may be in danger reads where help is also where the call is refused.
   */
  readonly heeds?: readonly string[];
  /**
   * The reply tells of people, and by these paths stand their account ids: `reply.members.id` through
   * every member of a list, `params.userId`, `query.userId`. `handler` are those whom the reply does
   * not name by id: the handler does. An `act` stands in the audit log itself, about whoever is shown,
   * and is no look besides. When staff are answered, the audit log keeps at which children
   * they looked. A call in another's name needs nothing: whose it is says the field.
   */
  readonly shows?: readonly ShownPath[];
  /**
   * Whether it brings people together, or a model that is no program of ours. A child for whom nobody
   * has agreed is refused it. Left out: as the area says, and an area that says nothing does.
   */
  readonly needs?: "contact" | "nothing";
}

export type Call<N extends CallName = CallName, S extends CallShape = CallShape> = S & {
  readonly name: N;
};

/**
 * Declares one call. Routes, the typed client, the OpenAPI document and the
 * tests are made from what this returns; nothing else writes a path or a
 * payload type.
 */
export function call<const N extends CallName, const S extends CallShape>(
  name: N,
  shape: S,
): Call<N, S> {
  return { name, ...shape };
}

/** What somebody may do who learns alone. Every other area is contact. */
const areasAlone: ReadonlySet<string> = new Set([
  "Session",
  "Account",
  "Consent",
  "School",
  "Lessons",
  "Review",
  "Daily five",
  "Words",
  "Gamification",
  "Plans",
  "Placement test",
  // The teacher on board is a program of ours, not a model.
  "AI teacher",
  // Asking for help and answering for what one said. Deciding is for staff.
  "Moderation",
]);

/** Whether a call needs a parent's or the school's agreement for a child under 13. */
export const needsContact = ({ needs, area }: Pick<CallShape, "needs" | "area">): boolean =>
  needs === undefined ? !areasAlone.has(area) : needs === "contact";

export const methodOf = (name: CallName): Method => name.slice(0, name.indexOf(" ")) as Method;

/** The path of a call with its `{name}` parameters, as the specification writes it. */
export const pathOf = (name: CallName): string => name.slice(name.indexOf(" ") + 1);

type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;
type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives, after parsing. */
export interface CallInput<C extends Call> {
  params: OutputOf<C["params"]>;
  query: OutputOf<C["query"]>;
  body: OutputOf<C["body"]>;
}

/** What a handler returns: it is parsed by the contract before it leaves. */
export type CallReply<C extends Call> = z.input<C["reply"]>;

type Part<K extends string, T> = T extends z.ZodType
  ? Record<never, never> extends z.input<T>
    ? { [P in K]?: InputOf<T> }
    : { [P in K]: InputOf<T> }
  : Record<never, never>;

/** What a client sends. */
export type CallRequest<C extends Call> = Part<"params", C["params"]> &
  Part<"query", C["query"]> &
  Part<"body", C["body"]>;

/** What a client gets back. */
export type CallResult<C extends Call> = z.output<C["reply"]>;
