import { linkTo, type Href } from "../../../lib/links";

const classPath = (classId: string): string => `/classes/${encodeURIComponent(classId)}`;

/** The pages of a teacher's classes to which this feature leads. */
export const newClassLink = "/classes?new=1" as Href;
export const classLink = (classId: string): Href => classPath(classId) as Href;
export const classSettingsLink = (classId: string): Href =>
  `${classPath(classId)}/settings` as Href;
export const assignmentsLink = (classId: string): Href =>
  `${classPath(classId)}/assignments` as Href;
/** The same, with the dialog open in which something is assigned. */
export const assignLink = (classId: string): Href =>
  `${classPath(classId)}/assignments?assign=1` as Href;
export const assignmentLink = (classId: string, assignmentId: string): Href =>
  `${classPath(classId)}/assignments/${encodeURIComponent(assignmentId)}` as Href;

export const studentLink = (classId: string, studentId: string): Href =>
  linkTo("/classes/:classId/students/:studentId", { classId, studentId });
/** A class on its teacher's dashboard. */
export const dashboardLink = (classId: string): Href =>
  linkTo("/teacher", {}, { query: { class: classId } });
