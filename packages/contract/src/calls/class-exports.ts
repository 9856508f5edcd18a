import { z } from "zod";
import { call } from "../call";
import { classExportKinds, classExportStates } from "../constants";
import { id, instant, percent } from "../fields";

const area = "Classes";
const errors = ["not-signed-in", "forbidden", "not-found"] as const;

/** A file of a class, and how far it is. */
export const classExport = z.object({
  id,
  classId: id,
  kind: z.enum(classExportKinds),
  state: z.enum(classExportStates),
  /** Of the students, how many per cent are in it by now. */
  progress: percent,
  /** Its name once it is there. */
  fileName: z.string().nullable(),
  createdAt: instant,
  /** When it goes. */
  expiresAt: instant,
});
export type ClassExport = z.output<typeof classExport>;

export const classExportCalls = [
  call("POST /api/classes/{classId}/exports", {
    summary:
      "Have a file of a class made: its students for spreadsheets; its gradebook as Canvas imports it, where ID is empty, SIS User ID is the student's id here, SIS Login ID the address of an adult who shows it, and each assignment is in per cent; or xAPI statements, one a line. Asked for again while it is made, it is the same one.",
    area,
    access: "teacher",
    limit: "teacherWrites",
    params: z.object({ classId: id }),
    body: z.object({ kind: z.enum(classExportKinds) }),
    reply: classExport,
    errors: [...errors, "conflict"],
  }),
  call("GET /api/exports/{exportId}", {
    summary: "How far a file of a class is that the caller asked for.",
    area,
    access: "teacher",
    params: z.object({ exportId: id }),
    reply: classExport,
    errors,
  }),
  call("GET /api/exports/{exportId}/file", {
    summary: "The file, for who asked for it and as long as they teach the class.",
    area,
    access: "teacher",
    params: z.object({ exportId: id }),
    shows: ["handler"],
    reply: z.file(),
    errors: [...errors, "conflict"],
  }),
] as const;
