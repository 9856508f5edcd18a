import { contentWords, plainText, sentencesOf, wordsOf } from "../text";

/** What says nothing but that something was written. */
const emptyFrames =
  /\b(?:tell me (?:more|something|a (?:little|bit))|(?:more|something|anything else) about|you (?:wrote|write|said|say|mention(?:ed)?|talk(?:ed)? about|use[d]? the word)|interesting|i (?:see|read|hear) (?:the word )?"")/;
/** Where words are quoted to mend or to explain them. */
const aboutWords =
  /\b(?:instead|better|correct(?:ed|ion)?|mistakes?|right|wrong|means?|meaning|we (?:say|write|use)|(?:say|write|put|add|use|try|leave out|look at|change)\b[^"]{0,20}")/;

/**
 * Whether a reply gives the learner's own words back with nothing done to them: “You wrote “dog”.”, “Tell
 * me more about “dog”.”, or the whole message in quotation marks.
 */
export function isEcho(reply: string, message: string): boolean {
  const said = new Set(contentWords(message));
  const whole = wordsOf(message).join(" ");
  return sentencesOf(plainText(reply).replaceAll(/(?<=[.?!]"?) (?=\S)/g, "\n")).some((text) =>
    text.split("\n").some((sentence) => {
      if (aboutWords.test(sentence)) return false;
      const quoted = [...sentence.matchAll(/"([^"]+)"/g)].map(([, each = ""]) => each);
      const repeats = quoted.some((each) => {
        const words = contentWords(each);
        return words.length > 0 && words.every((word) => said.has(word));
      });
      const frame = sentence.replaceAll(/"[^"]*"/g, '""').replace(/[.!]$/, "");
      if (repeats && (frame.endsWith("?") || emptyFrames.test(frame))) return true;
      if (/\byou (?:wrote|said)\b[:,]? /.test(sentence) && sharesRun(sentence, whole)) return true;
      return quoted.some(
        (each) => whole.split(" ").length > 3 && wordsOf(each).join(" ") === whole,
      );
    }),
  );
}

/** Whether three words stand side by side in both. */
function sharesRun(sentence: string, whole: string): boolean {
  const words = wordsOf(sentence);
  return words.some(
    (_, at) =>
      at + 3 <= words.length && ` ${whole} `.includes(` ${words.slice(at, at + 3).join(" ")} `),
  );
}
