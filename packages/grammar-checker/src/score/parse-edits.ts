import { markTokens, type LabelledSentence, type Span } from "./labelled-sentence";
import { splitTokens } from "./split-tokens";

/** What is wrong at a place of the text, and what should stand there. */
export interface Edit extends Span {
  readonly wrong: string;
  readonly better: string;
}

/** A sentence with its mistakes: as a learner wrote it, and as it should be. */
export interface EditedSentence extends LabelledSentence {
  readonly text: string;
  readonly rightText: string;
  readonly edits: readonly Edit[];
  /** Where each token stands in the text. */
  readonly places: readonly Span[];
}

/**
 * The sentences of a file that has one on each line, with edits in braces: `I {go|went} to
 * {|the }market`. A line that begins with `# ` is a comment.
 * @throws Error at a line with a brace that is no edit, or an edit that changes nothing.
 */
export const parseEdits = (file: string): EditedSentence[] =>
  file
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "" && !line.startsWith("# "))
    .map(parseSentence);

function parseSentence(line: string): EditedSentence {
  const edits: Edit[] = [];
  let text = "";
  let rightText = "";
  let from = 0;
  for (const match of line.matchAll(/\{([^{}|]*)\|([^{}|]*)\}/g)) {
    const between = line.slice(from, match.index);
    const [whole, wrong = "", better = ""] = match;
    if (wrong === better) throw new Error(`“${whole}” changes nothing in “${line}”.`);
    text += between;
    edits.push({ start: text.length, end: text.length + wrong.length, wrong, better });
    text += wrong;
    rightText += between + better;
    from = match.index + whole.length;
  }
  text += line.slice(from);
  rightText += line.slice(from);
  if (/[{}|]/.test(text)) throw new Error(`There is a brace too many or too few in “${line}”.`);
  const tokens = splitTokens(text);
  return {
    text,
    rightText,
    edits,
    tokens: tokens.map(({ token }) => token),
    places: tokens.map(({ start, end }) => ({ start, end })),
    wrong: markTokens(tokens, edits),
  };
}
