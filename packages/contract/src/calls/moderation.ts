import { z } from "zod";
import { call } from "../call";
import {
  appealMaxLength,
  appealStates,
  decisionReasonMaxLength,
  friendshipDecisions,
  longestSanction,
  queueSections,
  reportDecisions,
  reportNoteMaxLength,
  reportPlaces,
  reportReasons,
  reportSources,
  reportStates,
  sanctionKinds,
  severities,
} from "../constants";
import { count, done, id, idParams, instant, nextPage, pageWish, typedText } from "../fields";

const person = z.object({ id, name: z.string() });
/** With the names of the classes they are a student of, which tell two of one name apart. */
const personInClasses = person.extend({ classes: z.array(z.string()) });

export const sanction = z.object({
  id,
  kind: z.enum(sanctionKinds),
  /** Null for every room. */
  room: person.nullable(),
  reason: z.string(),
  createdAt: instant,
  /** Null for one without an end. */
  endsAt: instant.nullable(),
  liftedAt: instant.nullable(),
  appeal: z
    .object({ id, text: z.string(), state: z.enum(appealStates), answer: z.string().nullable() })
    .nullable(),
});
export type Sanction = z.output<typeof sanction>;

export const report = z.object({
  id,
  source: z.enum(reportSources),
  reason: z.enum(reportReasons),
  /** Somebody may be in danger. It is closed with a note of what was done. */
  isSafeguarding: z.boolean(),
  /** It is about somebody who needs help themselves: nobody is muted or banned for that. */
  needsHelp: z.boolean(),
  note: z.string(),
  state: z.enum(reportStates),
  /** Null where the filter reported, or where who reported is gone. */
  reporter: personInClasses.nullable(),
  /** Whom it is about; null when that account is gone. */
  about: personInClasses.nullable(),
  /** Whom to call in their country, where somebody may be in danger; null for all other reports. */
  help: z.string().nullable(),
  room: person.nullable(),
  /** Where it was said, when it was not in a room: to the AI teacher, in a lesson, in a test, in the messages of a class. */
  saidTo: z.enum(reportPlaces).nullable(),
  /** What was written, kept as it was when it was reported, with what stood before it. */
  message: z
    .object({
      /** Null for one that the filter kept from being posted. */
      id: id.nullable(),
      content: z.string(),
      createdAt: instant,
    })
    .nullable(),
  context: z.array(z.object({ userName: z.string(), content: z.string() })),
  createdAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: person.nullable(),
  /** What who decided wrote to it. */
  decisionNote: z.string().nullable(),
});
export type Report = z.output<typeof report>;

/** What is open about one person. Reports of danger and all others are two groups. */
export const queueGroup = z.object({
  about: personInClasses,
  section: z.enum(queueSections),
  severity: z.enum(severities),
  /** How many reports there are. */
  count,
  /** Who reported: each once, however often. */
  reporters: z.object({
    /** People for whom somebody vouches: a proved address, a parent, the school. */
    proved: count,
    /** Guests, people who only signed up, and people of the demo. */
    unproved: count,
    /** Reports of the filter. */
    filter: count,
  }),
  reasons: z.array(z.object({ reason: z.enum(reportReasons), count })),
  oldest: instant,
  newest: instant,
});
export type QueueGroup = z.output<typeof queueGroup>;

/** How many people there is something open about, in each section. */
const waiting = z.object({ safeguarding: count, reports: count });

/** Two learners of one class who both said yes. At least one of them is, or may be, under 18. */
export const waitingFriendship = z.object({
  id,
  requester: person,
  addressee: person,
  className: z.string(),
  /** When the second of them said yes. */
  since: instant,
});
export type WaitingFriendship = z.output<typeof waitingFriendship>;

export const auditEntry = z.object({
  id,
  at: instant,
  /** Null for what no person did, and where that account is gone. */
  actor: person.nullable(),
  action: z.string(),
  about: person.nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.output<typeof auditEntry>;

const errors = ["not-signed-in", "forbidden", "not-found"] as const;

export const moderationCalls = [
  call("POST /api/reports", {
    summary: "Report a message or a person to the school's teachers.",
    area: "Moderation",
    access: "session",
    limit: ["reports", "unprovedReports"],
    about: ["userId"],
    heeds: ["note"],
    body: z
      .object({
        messageId: id.optional(),
        userId: id.optional(),
        reason: z.enum(reportReasons),
        note: typedText(reportNoteMaxLength).trim().default(""),
      })
      .refine(({ messageId, userId }) => messageId !== undefined || userId !== undefined, {
        message: "Say which message or which person this is about.",
      }),
    reply: z.object({
      id,
      /** Where help is, for who reports that somebody is in danger; null for all others. */
      help: z.string().nullable(),
    }),
    errors: [...errors, "conflict"],
  }),
  call("GET /api/moderation/queue", {
    summary:
      "Whom there are open reports about: people in danger first, then those whom people reported of whom it is known who they are.",
    area: "Moderation",
    access: "teacher",
    query: z.object({
      /** Left out, both, danger first. */
      section: z.enum(queueSections).optional(),
      ...pageWish,
    }),
    shows: ["reply.groups.about.id"],
    reply: z.object({
      waiting,
      groups: z.array(queueGroup),
      ...nextPage,
    }),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/moderation/queue/{id}/decide", {
    summary: "Decide all that is open about a person in one section at once, as it was read.",
    area: "Moderation",
    access: "teacher",
    /** Of the person. */
    params: idParams,
    body: z.object({
      section: z.enum(queueSections),
      /** Of the group as it was read: what came later stays open. */
      newest: instant,
      /** Of the group as it was read: refused where somebody else decided some of it meanwhile. */
      count: count.min(1),
      decision: z.enum(reportDecisions),
      reason: typedText(decisionReasonMaxLength).trim().min(1),
      hours: z.int().min(1).max(longestSanction).optional(),
    }),
    reply: z.object({ decided: count }),
    errors: [...errors, "conflict"],
  }),
  call("GET /api/moderation/waiting", {
    summary: "How many people there are open reports about, for who may decide them.",
    area: "Moderation",
    access: "teacher",
    reply: waiting,
    errors: ["not-signed-in", "forbidden"],
  }),
  call("GET /api/moderation/watch", {
    summary: "Whether anybody looks after the reports, and when somebody last did.",
    area: "Moderation",
    access: "teacher",
    reply: z.object({
      /** Admins and teachers who can log in, without the demo school's. */
      admins: count,
      teachers: count,
      /** When one of them last opened the queue. */
      lastLookedAt: instant.nullable(),
      open: z.object({
        safeguarding: count,
        reports: count,
        /** Open reports that none of them may look at, as one about the only admin. */
        unwatched: count,
        oldest: instant.nullable(),
      }),
    }),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("GET /api/moderation/reports", {
    summary:
      "Reports with what was said: open ones first, people in danger before all. Reading one about a child is kept in the audit log.",
    area: "Moderation",
    access: "teacher",
    query: z.object({
      state: z.enum(reportStates).optional(),
      section: z.enum(queueSections).optional(),
      /** Only those about this person. */
      aboutId: id.optional(),
    }),
    shows: ["reply.about.id", "reply.reporter.id", "handler"],
    reply: z.array(report),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/moderation/reports/{id}/decide", {
    summary: "Decide a report: dismiss it, or uphold it with what follows from it.",
    area: "Moderation",
    access: "teacher",
    params: idParams,
    body: z.object({
      decision: z.enum(reportDecisions),
      reason: typedText(decisionReasonMaxLength).trim().min(1),
      /** How long a mute or ban lasts; left out, until it is lifted. */
      hours: z.int().min(1).max(longestSanction).optional(),
      /** True: only in the room of the report. */
      inRoomOnly: z.boolean().optional(),
    }),
    shows: ["reply.about.id", "reply.reporter.id", "handler"],
    reply: report,
    errors: [...errors, "conflict"],
  }),
  call("GET /api/moderation/sanctions", {
    summary: "Mutes and bans in force, and those with an open appeal.",
    area: "Moderation",
    access: "teacher",
    shows: ["reply.user.id"],
    reply: z.array(sanction.extend({ user: person, by: person.nullable() })),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/moderation/sanctions/{id}/lift", {
    summary: "End a mute or ban now.",
    area: "Moderation",
    access: "teacher",
    params: idParams,
    body: z.object({ reason: typedText(decisionReasonMaxLength).trim().min(1) }),
    reply: done,
    errors: [...errors, "conflict"],
  }),
  call("POST /api/moderation/appeals/{id}/decide", {
    summary: "Accept an appeal, which lifts what it is against, or refuse it with a reason.",
    area: "Moderation",
    access: "teacher",
    params: idParams,
    body: z.object({
      accept: z.boolean(),
      answer: typedText(decisionReasonMaxLength).trim().min(1),
    }),
    reply: done,
    errors: [...errors, "conflict"],
  }),
  call("GET /api/moderation/friendships", {
    summary: "Friendships that wait for this teacher or admin, the longest waiting first.",
    area: "Moderation",
    access: "teacher",
    shows: ["reply.requester.id", "reply.addressee.id"],
    reply: z.array(waitingFriendship),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/moderation/friendships/{id}/decision", {
    summary: "Approve or decline a friendship between learners of one class.",
    area: "Moderation",
    access: "teacher",
    params: idParams,
    body: z.object({ decision: z.enum(friendshipDecisions) }),
    reply: done,
    errors: [...errors, "conflict"],
  }),
  call("GET /api/moderation/audit", {
    summary: "Who decided what, latest first.",
    area: "Moderation",
    access: "teacher",
    shows: ["reply.about.id"],
    reply: z.array(auditEntry),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("GET /api/sanctions", {
    summary: "Mutes and bans against me that are in force, with my appeals.",
    area: "Moderation",
    access: "session",
    reply: z.array(sanction),
    errors: ["not-signed-in"],
  }),
  call("POST /api/sanctions/{id}/appeal", {
    summary: "Appeal, once, against a mute or ban of mine.",
    area: "Moderation",
    access: "session",
    heeds: ["text"],
    params: idParams,
    body: z.object({ text: typedText(appealMaxLength).trim().min(1) }),
    reply: done.extend({
      /** Where help is, for who wrote as if they may be in danger. */
      help: z.string().optional(),
    }),
    errors: [...errors, "conflict"],
  }),
] as const;
