import { classInvitationLimits, rosterColumns } from "@saywell/contract/constants";
import type { FileShape } from "../../csv/read-rows";

export type RosterColumn = (typeof rosterColumns)[number];

/** A list of the people of a class. */
export const rosterFile: FileShape<RosterColumn> = {
  columns: rosterColumns,
  required: ["email"],
  otherNames: {
    email_address: "email",
    mail: "email",
    full_name: "name",
    student: "name",
    student_name: "name",
  },
  ignoresOthers: true,
  mostRows: classInvitationLimits.rows,
  tooMany: `The list has more than ${classInvitationLimits.rows} rows. Split it, and invite one part after the other.`,
  empty:
    "The list has no people. The first line names the columns, and each line after it is a person.",
};
