import { z } from "zod";
import { call } from "../call";
import {
  adminReasonMaxLength,
  adminSearchMaxLength,
  auditActions,
  classNameMaxLength,
  importMaxLength,
  secretKeyPlaces,
} from "../constants";
import { importBodyLimit } from "../constants/limits";
import {
  ageBand,
  count,
  csvText,
  done,
  flag,
  id,
  idParams,
  instant,
  nextPage,
  pageWish,
  role,
  token,
  typedText,
} from "../fields";
import { auditEntry } from "./moderation";

const named = z.object({ id, name: z.string() });

const q = typedText(adminSearchMaxLength).trim().optional();

const className = typedText(classNameMaxLength).trim().min(1);

export const schoolClass = z.object({
  id,
  name: z.string(),
  teacher: named,
  students: count,
  createdAt: instant,
});
export type SchoolClass = z.output<typeof schoolClass>;

export const classMember = named.extend({
  email: z.string().nullable(),
  ageBand,
  isSuspended: z.boolean(),
  joinedAt: instant,
});
export type ClassMember = z.output<typeof classMember>;

const wantedEntries = {
  action: z.enum(auditActions, "is no action of the audit log").optional(),
  /** Without looks at children's data, which are most of it. */
  withoutLooks: flag,
  actorId: id.optional(),
  aboutId: id.optional(),
  /** Who did it, and whom it is about: a part of a name or an address, or a whole id. */
  who: q,
  whom: q,
  from: instant.optional(),
  until: instant.optional(),
};

export const importReport = z.object({
  /** Whether anything was stored; a preview and a refused file store nothing. */
  isDone: z.boolean(),
  rows: count,
  /** What is made, or would be. */
  newPeople: count,
  knownPeople: count,
  newClasses: count,
  newMembers: count,
  /** Children whose school answers for their parents' consent. */
  consents: count,
  invitations: count,
  badRows: count,
  /** Who is here already: first those whose names differ, then those of whom something changes. */
  found: z.array(
    named.extend({
      line: count,
      nameHere: z.string(),
      isNamedOtherwise: z.boolean(),
      role,
      /** The class that they become a student of, and the new one that they teach. */
      joins: z.string().nullable(),
      teaches: z.string().nullable(),
    }),
  ),
  /** The first of them. A line is counted as an editor does, from 1. */
  bad: z.array(z.object({ line: count, reason: z.string() })),
});
export type ImportReport = z.output<typeof importReport>;

const jobName = token(100);
const errors = ["not-signed-in", "forbidden", "not-found"] as const;
const changing = [...errors, "conflict"] as const;

export const adminCalls = [
  call("GET /api/admin/classes", {
    summary: "Classes and who teaches them, by name; a page at a time.",
    area: "Administration",
    access: "admin",
    query: z.object({ q, teacherId: id.optional(), ...pageWish }),
    reply: z.object({ classes: z.array(schoolClass), ...nextPage }),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/admin/classes", {
    summary: "Make a class for a teacher.",
    area: "Administration",
    access: "admin",
    body: z.object({ name: className, teacherId: id }),
    reply: schoolClass,
    errors: changing,
  }),
  call("GET /api/admin/classes/{id}", {
    summary: "A class, with how many are in it.",
    area: "Administration",
    access: "admin",
    params: idParams,
    reply: schoolClass,
    errors,
  }),
  call("GET /api/admin/classes/{id}/members", {
    summary: "The students of a class by name; a page at a time.",
    area: "Administration",
    access: "admin",
    params: idParams,
    query: z.object({ q, ...pageWish }),
    shows: ["reply.members.id"],
    reply: z.object({ members: z.array(classMember), ...nextPage }),
    errors,
  }),
  call("PUT /api/admin/classes/{id}", {
    summary: "Rename a class, or give it to another teacher.",
    area: "Administration",
    access: "admin",
    params: idParams,
    body: z.object({
      name: className,
      teacherId: id,
      /** What the admin saw: refused where it has changed since. */
      was: z.object({ name: className, teacherId: id }),
    }),
    reply: schoolClass,
    errors: changing,
  }),
  call("DELETE /api/admin/classes/{id}", {
    summary: "Delete a class, and the rooms that are for it alone. Its people stay.",
    area: "Administration",
    access: "admin",
    params: idParams,
    reply: done,
    errors,
  }),
  call("POST /api/admin/classes/{id}/members", {
    summary: "Make somebody a student of a class.",
    area: "Administration",
    access: "admin",
    params: idParams,
    body: z.object({ accountId: id }),
    reply: schoolClass,
    errors: changing,
  }),
  call("DELETE /api/admin/classes/{id}/members/{accountId}", {
    summary: "Take a student out of a class.",
    area: "Administration",
    access: "admin",
    params: z.object({ id, accountId: id }),
    reply: schoolClass,
    errors,
  }),
  call("POST /api/admin/import", {
    summary:
      "Import people and classes from CSV. With bad rows nothing is stored, unless they are to be skipped.",
    area: "Administration",
    access: "admin",
    bodyLimit: importBodyLimit,
    body: z.object({
      csv: csvText(importMaxLength),
      /** True: says what would happen, and stores nothing. */
      dryRun: z.boolean(),
      /** True: the good rows are imported without the bad ones. */
      skipBadRows: z.boolean().default(false),
      /** True: everybody who is new gets an invitation by mail. */
      invite: z.boolean().default(false),
    }),
    shows: ["reply.found.id"],
    reply: importReport,
    errors: [...changing],
  }),
  call("GET /api/admin/rooms", {
    summary: "All rooms with who made them and how many are in them, newest first.",
    area: "Administration",
    access: "admin",
    query: z.object({ q, ownerId: id.optional(), ...pageWish }),
    shows: ["reply.rooms.owner.id"],
    reply: z.object({
      rooms: z.array(
        z.object({
          id,
          name: z.string(),
          type: z.string(),
          audience: z.string(),
          isPrivate: z.boolean(),
          isDemo: z.boolean(),
          /** Null for a room of the school, and where its owner is gone. */
          owner: named.extend({ role }).nullable(),
          className: z.string().nullable(),
          /** The room of the class, which closes with it. */
          isOfClass: z.boolean(),
          members: count,
          /** Who are in it now, over all processes. */
          present: count,
          messages: count,
          createdAt: instant,
          lastMessageAt: instant.nullable(),
        }),
      ),
      ...nextPage,
    }),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/admin/rooms/{id}/close", {
    summary: "Close any room for good, a private one too. Those inside read why.",
    area: "Administration",
    access: "admin",
    params: idParams,
    body: z.object({ reason: typedText(adminReasonMaxLength).trim().min(1) }),
    reply: done,
    errors,
  }),
  call("GET /api/admin/jobs", {
    summary: "How many jobs of each kind wait, are being done, and have failed.",
    area: "Administration",
    access: "admin",
    reply: z.object({
      kinds: z.array(
        z.object({
          name: z.string(),
          waiting: count,
          active: count,
          failed: count,
          /** How long the oldest of those that wait has waited. */
          oldestWaitingSince: instant.nullable(),
        }),
      ),
    }),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("GET /api/admin/jobs/failed", {
    summary: "Jobs that failed for good, with the reason, latest first. They are kept for a week.",
    area: "Administration",
    access: "admin",
    query: z.object({ name: jobName.optional(), ...pageWish }),
    reply: z.object({
      jobs: z.array(
        z.object({
          id,
          name: z.string(),
          /** What the last try said. */
          reason: z.string(),
          tries: count,
          createdAt: instant,
          failedAt: instant.nullable(),
        }),
      ),
      ...nextPage,
    }),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/admin/jobs/{name}/{id}/retry", {
    summary: "Have a failed job done again.",
    area: "Administration",
    access: "admin",
    params: z.object({ name: jobName, id }),
    reply: done,
    errors: changing,
  }),
  call("GET /api/admin/system", {
    summary: "What runs here, and on what.",
    area: "Administration",
    access: "admin",
    reply: z.object({
      version: z.string(),
      nodeVersion: z.string(),
      /** Of the process that answers. */
      startedAt: instant,
      /** Processes that are one service; this one alone without a bus. */
      processes: count,
      bus: z.enum(["alone", "connected", "lost"]),
      /** People with a live connection, over all processes. */
      online: count,
      database: z.object({
        isEmbedded: z.boolean(),
        version: z.string(),
        bytes: count,
        migrations: z.array(z.object({ name: z.string(), appliedAt: instant })),
      }),
      /** Null: Saywell makes no backup yet. */
      lastBackupAt: instant.nullable(),
      /** Whether mails go out; else they stay in the outbox. */
      hasMailServer: z.boolean(),
      /**
       * Room messages of the process that answers, since it started, after they were sent: those
       * that the classifier on board read, never read because there were too many, and could not
       * read. Null where it does not read them.
       */
      classified: z.object({ read: count, unread: count, failed: count }).nullable(),
      /** Where the key is that encrypts the secrets of second factors; without one they are stored as they are. */
      secretKey: z.enum(secretKeyPlaces),
    }),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("GET /api/admin/audit", {
    summary: "Who did what, latest first; a page at a time.",
    area: "Administration",
    access: "admin",
    query: z.object({ ...wantedEntries, ...pageWish }),
    shows: ["handler"],
    reply: z.object({ entries: z.array(auditEntry), ...nextPage }),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("GET /api/admin/audit/export", {
    summary: "The same as a CSV file, the latest 100,000 entries.",
    area: "Administration",
    access: "admin",
    query: z.object(wantedEntries),
    shows: ["handler"],
    reply: z.file().mime("text/csv"),
    errors: ["not-signed-in", "forbidden"],
  }),
] as const;
