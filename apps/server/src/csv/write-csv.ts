import { stringify } from "csv-stringify/sync";

type Cell = string | number | null;

/**
 * Rows as RFC 4180 has them, for spreadsheets: text that one would work out as a formula, because it
 * begins with = + - @ or with a tab or a line's end, gets an apostrophe before it and stays text. Cells
 * with a semicolon or a tab stand in quotes: some spreadsheets cut lines there, and would find a formula
 * behind it.
 *
 * @param isFirst whether the file begins here: spreadsheets know by its first letter that it is UTF-8
 */
export const writeCsv = (rows: readonly (readonly Cell[])[], isFirst: boolean): string =>
  stringify(
    rows.map((row) => [...row]),
    {
      bom: isFirst,
      escape_formulas: true,
      quoted_match: /[;\t]/,
      record_delimiter: "windows",
    },
  );
