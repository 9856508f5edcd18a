/** A line of a form table, a list of phrases or the choices of an exercise item. */
const taughtLine = /^\s*(?:[•+−?–-]\s|[a-f]\)\s)|→|\s\/\s|_{2,}/u;
const itemHead = /\b\d+ of \d+:\s*$/;
/** What stands behind it is the dictionary's meaning of a word. */
const meaning = /\b(means?|meaning): [^.?!\n]*/g;

/**
 * What Iris says herself of a reply. What is taught is left out: form tables, lists of phrases, the items of
 * an exercise with their choices, and what a word means. Such material has the level of what was asked
 * for, so that how hard it is says nothing of how Iris talks. Each line is a sentence of its own.
 */
export function ownWords(reply: string): string {
  const lines = reply.split("\n").map((line) => line.trim());
  return lines
    .filter(
      (line, at) => line !== "" && !taughtLine.test(line) && !itemHead.test(lines[at - 1] ?? ""),
    )
    .map((line) => line.replaceAll(meaning, "$1"))
    .map((line) => (/[.?!…]["”]?$/.test(line) ? line : `${line.replace(/[:;,]$/, "")}.`))
    .join(" ");
}
