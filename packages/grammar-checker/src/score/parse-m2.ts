import { markTokens, type LabelledSentence, type Span } from "./labelled-sentence";

/**
 * The sentences of a file in M2, the format of the shared tasks in grammatical error correction:
 * `S ` and the tokens, then for each edit `A start end|||type|||correction|||…|||annotator` in
 * tokens. Where several people annotated, annotator 0 counts, or the one who is named first.
 * @throws Error at an edit that stands outside its sentence.
 */
export function parseM2(file: string): LabelledSentence[] {
  return file
    .split(/\r?\n\s*\r?\n/)
    .map((block) => block.split(/\r?\n/))
    .flatMap((lines) => {
      const sentence = lines.find((line) => line.startsWith("S "));
      if (sentence === undefined) return [];
      const tokens = sentence.slice(2).split(" ").filter(Boolean);
      return { tokens, wrong: wrongTokens(tokens, lines) };
    });
}

function wrongTokens(tokens: readonly string[], lines: readonly string[]): boolean[] {
  const edits = lines.filter((line) => line.startsWith("A ")).map(parseEdit);
  const annotators = edits.map((edit) => edit.annotator);
  const annotator = annotators.includes("0") ? "0" : annotators[0];
  const spans = edits.filter((edit) => edit.annotator === annotator && edit.type !== "noop");
  for (const { start, end } of spans)
    if (!(start >= 0 && start <= end && end <= tokens.length))
      throw new Error(`“${tokens.join(" ")}” has no tokens ${start} to ${end}.`);
  return markTokens(
    tokens.map((_, index) => ({ start: index, end: index + 1 })),
    spans,
  );
}

function parseEdit(line: string): Span & { type: string; annotator: string } {
  const fields = line.slice(2).split("|||");
  const [start, end] = (fields[0] ?? "").split(" ").map(Number);
  return {
    start: start ?? Number.NaN,
    end: end ?? Number.NaN,
    type: fields[1] ?? "",
    annotator: fields.at(-1)?.trim() ?? "",
  };
}
