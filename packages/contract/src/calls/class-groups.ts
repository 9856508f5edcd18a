import { z } from "zod";
import { call } from "../call";
import { assignmentLimits, classLimits, groupLimits } from "../constants";
import { calendarDay, done, id, typedText } from "../fields";
import { assignment } from "./assignments";

const area = "Assignments";
const errors = ["not-signed-in", "forbidden", "not-found"] as const;
const changing = [...errors, "conflict"] as const;
const limit = "teacherWrites";
const classId = z.object({ classId: id });
const groupParams = z.object({ classId: id, groupId: id });

const name = typedText(groupLimits.nameMaxLength).trim().min(1);
const studentIds = z.array(id).max(classLimits.students);

/** Some students of a class under a name. */
export const classGroup = z.object({ id, name: z.string(), studentIds: z.array(id) });
export type ClassGroup = z.output<typeof classGroup>;

const body = z.object({ name, studentIds });
const reply = z.object({ groups: z.array(classGroup) });
const shows = ["reply.groups.studentIds"] as const;

export const classGroupCalls = [
  call("GET /api/classes/{classId}/groups", {
    summary: "The groups of a class, by their names.",
    area,
    access: "teacher",
    params: classId,
    shows,
    reply,
    errors,
  }),
  call("POST /api/classes/{classId}/groups", {
    summary: "Make a group of students of a class. Work can be given to it.",
    area,
    access: "teacher",
    limit,
    params: classId,
    body,
    shows,
    reply,
    errors: changing,
  }),
  call("PUT /api/classes/{classId}/groups/{groupId}", {
    summary:
      "Change the name of a group and who is in it. Who comes in has its work; who goes out keeps what they handed in.",
    area,
    access: "teacher",
    limit,
    params: groupParams,
    body,
    shows,
    reply,
    errors: changing,
  }),
  call("DELETE /api/classes/{classId}/groups/{groupId}", {
    summary: "Delete a group. Its work stays with who is in it now.",
    area,
    access: "teacher",
    limit,
    params: groupParams,
    reply: done,
    errors: changing,
  }),
  call("POST /api/classes/{classId}/assignments/copy", {
    summary:
      "Copy the work of another class that the caller teaches, archived or not, as drafts for the whole class, with the first of it opening on this day.",
    area,
    access: "teacher",
    limit,
    params: classId,
    body: z.object({
      fromClassId: id,
      /** In the caller's zone. */
      firstDay: calendarDay,
      /** Left out: all of it. */
      assignmentIds: z.array(id).min(1).max(assignmentLimits.assignments).optional(),
    }),
    shows: ["reply.assignments.studentIds"],
    reply: z.object({ assignments: z.array(assignment) }),
    errors: changing,
  }),
] as const;
