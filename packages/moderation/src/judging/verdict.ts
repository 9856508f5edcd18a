import type { AgeBand } from "../contact/age-policy";

/** What can happen to a message, from mildest to strictest. */
export const actions = ["allow", "warn", "mask", "block"] as const;
export type Action = (typeof actions)[number];

/** The stricter of two actions. */
export function stricter(a: Action, b: Action): Action {
  return actions.indexOf(a) > actions.indexOf(b) ? a : b;
}

/** Why a message was not simply allowed. */
export const reasons = [
  "self-harm",
  "danger",
  "threat",
  "grooming",
  "meeting",
  "sexual",
  "hate",
  "harassment",
  "profanity",
  "personal-data",
  "private-question",
  "link",
  "spam",
  "flood",
  "shouting",
] as const;
export type Reason = (typeof reasons)[number];

export interface Verdict {
  /** `mask` and `warn` are posted, `block` is not. */
  action: Action;
  /** What is stored and shown: the text, masked where it had to be; empty when blocked. */
  content: string;
  /** 1 when the message was posted with a warning or a mask, as it is stored with the message. */
  isModerated: 0 | 1;
  /** In the order of `reasons`, each once. Empty exactly when the message is allowed. */
  reasons: Reason[];
  /** A sentence for the author alone; null exactly when the message is allowed. */
  message: string | null;
  /** Whether a teacher should look at this soon, whatever the action and whoever reads it. */
  alertTeacher: boolean;
}

/** Whether staff hear of a message only where somebody under 18 may read it. */
export const asksToMeet = ({ reasons: given }: Pick<Verdict, "reasons">): boolean =>
  given.includes("meeting");

/**
 * For what a teacher should look at a message soon; empty where nobody need.
 *
 * @param minorsRead whether somebody besides its author reads it who is, or may be, under 18
 */
export function reasonsToTell(
  { alertTeacher, reasons: given }: Pick<Verdict, "alertTeacher" | "reasons">,
  minorsRead: boolean,
): Reason[] {
  if (minorsRead && given.includes("meeting")) return given;
  return alertTeacher ? given.filter((reason) => reason !== "meeting") : [];
}

/** Hand in the same object for the same message each time: what was worked out about it is kept. */
export interface RecentMessage {
  /** As it was sent or as it was stored. */
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface FloodLimits {
  /** Messages in five seconds, this one included, that are still no flood. */
  perFiveSeconds: number;
  /** The same in a minute. */
  perMinute: number;
}

export interface MessageContext {
  author: { ageBand: AgeBand };
  /** Whether anybody who can read the room is, or may be, under 18. */
  audienceHasMinors: boolean;
  /** Whether people meet there who share no class: then no question is an exercise. */
  isAmongStrangers?: boolean;
  /**
   * What those in the room are called. Where it is given, an `@name` of nobody there is a handle;
   * where not, only beside a platform's name or with digits in it.
   */
  namesInRoom?: readonly string[] | undefined;
  /** What the author lately sent to this room, blocked messages included, in any order. */
  recent: readonly RecentMessage[];
  /** Milliseconds since the epoch. */
  now: number;
  /** Rooms with another tempo (a game against the clock) may set their own. */
  limits?: FloodLimits;
}

/** One thing that a rule noticed. Rules notice; `judgeMessage` decides. */
export interface Finding {
  reason: Reason;
  action: Exclude<Action, "allow">;
  alertTeacher: boolean;
  /** Parts of the message to hide, as UTF-16 offsets. */
  hide: readonly Span[];
}

export interface Span {
  start: number;
  /** Exclusive. */
  end: number;
  with: "stars" | "short";
}
