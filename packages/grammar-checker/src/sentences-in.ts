import { linesOf } from "./lines-of";

const sentenceEnd = /(?<=[.?!]["”)]?\s)(?=["“(]?\p{Lu})/u;

/** The sentences of a text, line by line, and where in the text each begins. */
export function* sentencesIn(text: string): Generator<{ sentence: string; offset: number }> {
  for (const { line, offset: start } of linesOf(text)) {
    let offset = start;
    for (const sentence of line.split(sentenceEnd)) {
      yield { sentence, offset };
      offset += sentence.length;
    }
  }
}
