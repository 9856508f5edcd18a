import type { FastifyInstance } from "fastify";
import { serveCall } from "../../http/serve-call";
import type { AnnouncementsService } from "./announcements.service";
import type { ClassPeopleService } from "./class-people.service";
import type { JoiningService } from "./joining.service";
import type { NotesService } from "./notes.service";
import type { TaughtClassesService } from "./taught-classes.service";

/** The classes that the caller teaches, and who is in them. */
export function taughtClassesRoutes(
  app: FastifyInstance,
  { classes, people }: { classes: TaughtClassesService; people: ClassPeopleService },
): void {
  serveCall(app, "GET /api/classes", ({ caller, query }) =>
    classes.list(caller, { archived: query.archived === "1" }),
  );
  serveCall(app, "POST /api/classes", ({ caller, body }) => classes.make(caller, body));
  serveCall(app, "GET /api/classes/{classId}", ({ caller, params }) =>
    classes.read(caller, params.classId),
  );
  serveCall(app, "PUT /api/classes/{classId}", ({ caller, params, body }) =>
    classes.change(caller, params.classId, body),
  );
  serveCall(app, "POST /api/classes/{classId}/archive", ({ caller, params }) =>
    classes.archive(caller, params.classId),
  );
  serveCall(app, "POST /api/classes/{classId}/restore", ({ caller, params }) =>
    classes.restore(caller, params.classId),
  );
  serveCall(app, "POST /api/classes/{classId}/code", ({ caller, params, body }) =>
    classes.setCode(caller, params.classId, body.isOpen),
  );
  serveCall(app, "POST /api/classes/{classId}/teachers", ({ caller, params, body }) =>
    people.addTeacher(caller, params.classId, body.teacherId),
  );
  serveCall(app, "DELETE /api/classes/{classId}/teachers/{teacherId}", ({ caller, params }) =>
    people.removeTeacher(caller, params.classId, params.teacherId),
  );
  serveCall(app, "DELETE /api/classes/{classId}/students/{studentId}", ({ caller, params }) =>
    people.removeStudent(caller, params.classId, params.studentId),
  );
  serveCall(
    app,
    "POST /api/classes/{classId}/students/{studentId}/move",
    ({ caller, params, body }) =>
      people.moveStudent(caller, params.classId, params.studentId, body.toClassId),
  );
}

/** What teachers of a class write: notes for each other, announcements for all of it. */
export function classTextsRoutes(
  app: FastifyInstance,
  { notes, announcements }: { notes: NotesService; announcements: AnnouncementsService },
): void {
  serveCall(app, "GET /api/classes/{classId}/students/{studentId}/notes", ({ caller, params }) =>
    notes.list(caller, params),
  );
  serveCall(
    app,
    "POST /api/classes/{classId}/students/{studentId}/notes",
    ({ caller, params, body }) => notes.write(caller, params, body.content),
  );
  serveCall(
    app,
    "PUT /api/classes/{classId}/students/{studentId}/notes/{noteId}",
    ({ caller, params, body }) => notes.change(caller, params, body.content),
  );
  serveCall(
    app,
    "DELETE /api/classes/{classId}/students/{studentId}/notes/{noteId}",
    ({ caller, params }) => notes.remove(caller, params),
  );
  serveCall(app, "GET /api/classes/{classId}/announcements", ({ caller, params }) =>
    announcements.list(caller, params.classId),
  );
  serveCall(app, "POST /api/classes/{classId}/announcements", ({ caller, params, body }) =>
    announcements.tell(caller, params.classId, body.content),
  );
  serveCall(
    app,
    "DELETE /api/classes/{classId}/announcements/{announcementId}",
    ({ caller, params }) => announcements.remove(caller, params.classId, params.announcementId),
  );
}

/** The classes that the caller is a student of. */
export function joiningRoutes(app: FastifyInstance, joining: JoiningService): void {
  serveCall(app, "GET /api/my-classes", ({ caller }) => joining.list(caller));
  serveCall(app, "GET /api/class-codes/{code}", ({ caller, params }) =>
    joining.look(caller, params.code),
  );
  serveCall(app, "POST /api/my-classes", ({ caller, body }) => joining.join(caller, body.code));
  serveCall(app, "POST /api/my-classes/{classId}/leave", ({ caller, params }) =>
    joining.leave(caller, params.classId),
  );
}
