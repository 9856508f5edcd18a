/** Something wrong with content: where in the file, and why, in words for its author. */
export interface Finding {
  path: (string | number)[];
  reason: string;
}
