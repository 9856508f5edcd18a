import { z } from "zod";
import { call } from "../call";
import { id } from "../fields";

const area = "Class rooms";
const classId = z.object({ classId: id });
/** Null where the class has no room. */
const reply = z.object({ roomId: id.nullable() });

export const classRoomCalls = [
  call("GET /api/classes/{classId}/room", {
    summary: "The room of a class that the caller teaches.",
    area,
    access: "teacher",
    params: classId,
    reply,
    errors: ["not-signed-in", "forbidden", "not-found"],
  }),
  call("POST /api/classes/{classId}/room", {
    summary:
      "Open the room of a class: its students and teachers may go in for as long as they are in the class.",
    area,
    access: "teacher",
    limit: "teacherWrites",
    params: classId,
    reply,
    errors: ["not-signed-in", "forbidden", "not-found", "conflict"],
  }),
  call("GET /api/my-classes/{classId}/room", {
    summary: "The room of a class that the caller is a student of.",
    area,
    access: "session",
    params: classId,
    reply,
    errors: ["not-signed-in", "not-found"],
  }),
] as const;
