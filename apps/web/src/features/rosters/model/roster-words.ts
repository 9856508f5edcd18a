import type { RosterReport } from "@saywell/contract";
import { classInvitationLimits, type RosterRowState } from "@saywell/contract/constants";
import { isWorkbook } from "../../../lib/workbook";

/** What comes of a row. */
export const rowStateWords: Record<RosterRowState, string> = {
  NEW: "Will be invited",
  INVITED: "Was invited",
  STUDENT: "In the class",
  DECLINED: "Said no",
};

/** `1 student`, `24 students` */
export const sayStudents = (count: number): string =>
  count === 1 ? "1 student" : `${count} students`;

/** What becomes of those of a list who are not invited now; empty where there are none. */
export function sayOthers(report: RosterReport): string {
  const parts = [
    report.alreadyInvited > 0 ? `${report.alreadyInvited} invited already` : "",
    report.alreadyStudents > 0 ? `${report.alreadyStudents} in the class already` : "",
    report.declined > 0 ? `${report.declined} said no before` : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** What is wrong with a list before the school has read it; null where nothing is. */
export function listProblem(text: string): string | null {
  if (isWorkbook(text)) {
    return "This is an Excel workbook. Open it, save it as “CSV UTF-8”, and choose that file.";
  }
  if (text.length > classInvitationLimits.fileMaxLength) {
    return `The list is too long: it can have ${classInvitationLimits.rows} students. Split it, and invite one part after the other.`;
  }
  return text.trim() === "" ? "Choose a file, or paste your list." : null;
}

/** With the mark by which spreadsheets know that it is UTF-8. */
export const exampleList =
  "\uFEFFemail,name\r\nana.may@school.example,Ana May\r\nben.lee@school.example,Ben Lee\r\n";

/** Where an invitation is answered. */
export const invitationLink = (origin: string, token: string): string =>
  `${origin}/class-invitation#${encodeURIComponent(token)}`;
