import { importColumns, mostImportedRows } from "@saywell/contract/constants";
import type { FileShape } from "../../../csv/read-rows";

export type ImportColumn = (typeof importColumns)[number];

/** A file of people. */
export const peopleFile: FileShape<ImportColumn> = {
  columns: importColumns,
  required: ["name", "email"],
  mostRows: mostImportedRows,
  tooMany: `The file has more than ${mostImportedRows} rows. Split it, and import one part after the other.`,
  empty:
    "The file has no people. The first line names the columns, and each line after it is a person.",
};
