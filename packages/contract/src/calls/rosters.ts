import { z } from "zod";
import { call } from "../call";
import { classInvitationLimits, nameMaxLength, rosterFields, rosterRowStates } from "../constants";
import { largestBodyLimit } from "../constants/limits";
import { cefrLevel, count, csvText, done, id, instant, token, typedText } from "../fields";
import { joinedClass } from "./classes";
import { email } from "./session";

const area = "Classes";
const errors = ["not-signed-in", "forbidden", "not-found"] as const;
const changing = [...errors, "conflict"] as const;
const classId = z.object({ classId: id });
const invitationParams = z.object({ classId: id, invitationId: id });

/** The secret of an invitation. */
const secret = z.object({ token: token(100) });

/** An invitation into a class that nobody has answered yet, as the teachers of the class see it. */
export const classInvitation = z.object({
  id,
  email: z.string(),
  name: z.string().nullable(),
  /** Opens the page on which it is answered, for whoever has it. */
  token: z.string(),
  createdAt: instant,
  /** When it was mailed last; null where it never was. */
  sentAt: instant.nullable(),
  expiresAt: instant,
  /** Why its mail could not be sent. */
  mailProblem: z.string().nullable(),
});
export type ClassInvitation = z.output<typeof classInvitation>;

export const rosterReport = z.object({
  /** Whether anybody was invited: a preview invites nobody, and neither does a list with a bad row. */
  isDone: z.boolean(),
  /** Rows with anything in them, the bad ones too. */
  rows: count,
  /** Good rows by what comes of them, or would. */
  newInvitations: count,
  alreadyInvited: count,
  alreadyStudents: count,
  declined: count,
  people: z.array(
    z.object({
      line: count,
      email: z.string(),
      name: z.string().nullable(),
      state: z.enum(rosterRowStates),
    }),
  ),
  /** A line is counted as an editor does, from 1. */
  bad: z.array(z.object({ line: count, field: z.enum(rosterFields), reason: z.string() })),
  /** Columns that are not read, as the file names them. */
  ignoredColumns: z.array(z.string()),
  /** Whether invitations are mailed; where not, their links are handed over. */
  sendsMail: z.boolean(),
});
export type RosterReport = z.output<typeof rosterReport>;

/** A class, as whoever is invited into it sees it before. */
const openClass = {
  className: z.string(),
  level: cefrLevel.nullable(),
  teacherName: z.string(),
};

/** An invitation of one's own address. */
export const ownClassInvitation = z.object({
  ...openClass,
  token: z.string(),
  expiresAt: instant,
});
export type OwnClassInvitation = z.output<typeof ownClassInvitation>;

export const rosterCalls = [
  call("GET /api/classes/{classId}/invitations", {
    summary: "The invitations into a class that nobody has answered, latest first.",
    area,
    access: "teacher",
    params: classId,
    reply: z.object({
      invitations: z.array(classInvitation),
      /** Of all that were ever made. */
      accepted: count,
      declined: count,
      sendsMail: z.boolean(),
    }),
    errors,
  }),
  call("POST /api/classes/{classId}/invitations", {
    summary: "Invite one person into a class by mail.",
    area,
    access: "teacher",
    limit: "teacherWrites",
    params: classId,
    body: z.object({ email, name: typedText(nameMaxLength).trim().optional() }),
    reply: classInvitation,
    errors: changing,
  }),
  call("POST /api/classes/{classId}/invitations/{invitationId}/send", {
    summary: "Mail an invitation again, once an hour at most. It is good for two more weeks then.",
    area,
    access: "teacher",
    limit: ["teacherWrites", "classInvitationsAgain"],
    params: invitationParams,
    reply: classInvitation,
    errors: changing,
  }),
  call("DELETE /api/classes/{classId}/invitations/{invitationId}", {
    summary: "Take an invitation back: its link leads nowhere from then on.",
    area,
    access: "teacher",
    limit: "teacherWrites",
    params: invitationParams,
    reply: done,
    errors: changing,
  }),
  call("POST /api/classes/{classId}/roster", {
    summary:
      "Invite a list of people into a class from CSV, or say what would come of it. With a bad row nobody is invited; who was invited before is not invited again.",
    area,
    access: "teacher",
    limit: "classRosters",
    bodyLimit: largestBodyLimit,
    params: classId,
    body: z.object({
      csv: csvText(
        classInvitationLimits.fileMaxLength,
        `is too long: a list has at most ${classInvitationLimits.rows} rows`,
      ),
      /** True: says what would come of it, and invites nobody. */
      dryRun: z.boolean(),
    }),
    reply: rosterReport,
    errors: changing,
  }),
  call("GET /api/my-class-invitations", {
    summary:
      "The classes into which one's own address is invited, once it is proved to be one's own.",
    area,
    access: "session",
    reply: z.object({ invitations: z.array(ownClassInvitation) }),
    errors: ["not-signed-in"],
  }),
  call("POST /api/class-invitation/read", {
    summary: "Into which class an invitation leads, and who teaches it.",
    area,
    access: "session",
    limit: ["classInvitationTokens", "classCodesByAddress"],
    body: secret,
    reply: z.object({
      ...openClass,
      /** The caller is in it already, as a student. */
      isMember: z.boolean(),
      /** It is a class of the demo school, into which only the demo's people come. */
      isDemo: z.boolean(),
      /** It waits, and is to the address that is proved to be the caller's. Others may only come in by it. */
      mayDecline: z.boolean(),
    }),
    errors: ["not-signed-in", "link-expired"],
  }),
  call("POST /api/my-class-invitations/accept", {
    summary: "Join a class by an invitation. Its teachers see one's name and what one learns here.",
    area,
    access: "session",
    limit: ["classInvitationTokens", "classCodesByAddress"],
    body: secret,
    reply: joinedClass,
    errors: ["not-signed-in", "forbidden", "not-found", "conflict", "link-expired"],
  }),
  call("POST /api/my-class-invitations/decline", {
    summary:
      "Say no to an invitation to one's own address into a class. The class mails nothing there any more.",
    area,
    access: "session",
    limit: ["classInvitationTokens", "classCodesByAddress"],
    body: secret,
    reply: done,
    errors: ["not-signed-in", "forbidden", "link-expired"],
  }),
] as const;
