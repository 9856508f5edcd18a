import { quizSetColumns } from "@saywell/contract/constants";

const rows = [
  [
    "She ___ to school every day.",
    "goes",
    "go",
    "going",
    "gone",
    "With she the verb takes an s in the present simple.",
  ],
  ["What is the opposite of “early”?", "late", "soon", "fast", "first", ""],
];

const cellOf = (text: string): string =>
  /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A table to begin with: the columns, and two questions as they are written. */
export const sampleCsv = (): string =>
  `${[[...quizSetColumns], ...rows].map((row) => row.map(cellOf).join(",")).join("\r\n")}\r\n`;
