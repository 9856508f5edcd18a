/** Words that Iris says at once to a beginner. */
const longest = 25;
const beginners = new Set(["A1", "A2"]);

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/**
 * What is said in one breath each. Between blank lines each part stands alone, and what has lines of
 * its own, such as a table or an exercise, stays in one piece. Else a text that is long for its level
 * is cut at the ends of sentences into as few bubbles as it takes, as even as they come. A quotation is
 * cut only where it is too long by itself, and then each piece has its own marks.
 */
export const bubblesOf = (text: string, level: string): string[] =>
  text.split(/\n{2,}/).flatMap((part) => (part.includes("\n") ? [part] : piecesOf(part, level)));

function piecesOf(text: string, level: string): string[] {
  if (!beginners.has(level) || countWords(text) <= longest) return [text];
  const sentences = sentencesIn(text).flatMap((each) =>
    countWords(each) > longest ? each.split(sentenceEnd) : [each],
  );
  const fewest = fill(sentences, longest).length;
  for (let room = 1; room < longest; room += 1) {
    const bubbles = fill(sentences, room);
    if (bubbles.length === fewest) return closeQuotations(bubbles);
  }
  return closeQuotations(fill(sentences, longest));
}

const sentenceEnd = /(?<=[.?!]["”’)]?)\s+/gu;

/** Sentences with the quotations that they hold. */
function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(sentenceEnd)) {
    const last = sentences.at(-1);
    if (last !== undefined && isOpenQuotation(last)) sentences.push(`${sentences.pop()} ${piece}`);
    else sentences.push(piece);
  }
  return sentences;
}

/** As many sentences together as there is room for; a longer one stands alone. */
function fill(sentences: readonly string[], room: number): string[] {
  const bubbles: string[] = [];
  for (const sentence of sentences) {
    const joined = `${bubbles.at(-1) ?? ""} ${sentence}`.trim();
    if (bubbles.length > 0 && countWords(joined) <= room) bubbles[bubbles.length - 1] = joined;
    else bubbles.push(sentence);
  }
  return bubbles;
}

/** A quotation that goes on in the next bubble is closed, and opened there again. */
function closeQuotations(bubbles: readonly string[]): string[] {
  let opened = "";
  return bubbles.map((bubble) => {
    const text = opened + bubble;
    const isOpen = isOpenQuotation(text);
    opened = isOpen ? (text.includes("“") ? "“" : '"') : "";
    return isOpen ? text + (opened === "“" ? "”" : opened) : text;
  });
}

const isOpenQuotation = (text: string): boolean =>
  (text.match(/"/g)?.length ?? 0) % 2 === 1 ||
  (text.match(/“/g)?.length ?? 0) > (text.match(/”/g)?.length ?? 0);
