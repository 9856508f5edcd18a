import { linkTo, type Href } from "../../../lib/links";

/** The pages of a teacher's classes to which this feature leads. */
export const newClassLink: Href = linkTo("/classes", {}, { query: { new: "1" } });
export const classLink = (classId: string): Href => linkTo("/classes/:classId", { classId });
export const classSettingsLink = (classId: string): Href =>
  linkTo("/classes/:classId/settings", { classId });
export const assignmentsLink = (classId: string): Href =>
  linkTo("/classes/:classId/assignments", { classId });
/** The same as a calendar. */
export const scheduleLink = (classId: string): Href =>
  linkTo("/classes/:classId/assignments", { classId }, { query: { view: "calendar" } });
/** The same, with the dialog open in which something is assigned. */
export const assignLink = (classId: string): Href =>
  linkTo("/classes/:classId/assignments", { classId }, { query: { assign: "1" } });
export const assignmentLink = (classId: string, assignmentId: string): Href =>
  linkTo("/classes/:classId/assignments/:assignmentId", { classId, assignmentId });

export const studentLink = (classId: string, studentId: string): Href =>
  linkTo("/classes/:classId/students/:studentId", { classId, studentId });
/** What a class learnt in some days, and the same of one student. */
export const classReportLink = (classId: string): Href =>
  linkTo("/classes/:classId/report", { classId });
export const studentReportLink = (classId: string, studentId: string): Href =>
  linkTo("/classes/:classId/students/:studentId/report", { classId, studentId });
/** A class on its teacher's dashboard. */
export const dashboardLink = (classId: string): Href =>
  linkTo("/teacher", {}, { query: { class: classId } });
