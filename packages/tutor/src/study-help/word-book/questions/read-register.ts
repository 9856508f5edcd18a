import { wordsOf } from "../../../text";
import { registersIn } from "../look-up";
import { registerAsked } from "../registers";
import type { WordBook } from "../word-book";
import { askingWords, leftOver } from "./asking-words";
import type { WordQuestion } from "./word-question";

const asksWhetherFormal =
  /\b(?:formal or (?:informal|not)|informal or formal)\b|^(?:is|are) |^(?:can|may|could|should) (?:i|we|you) (?:use|write|put) |\bhow formal is\b/;

export function readRegister(
  bare: string,
  said: readonly string[],
  book: WordBook,
): WordQuestion | null {
  const styles =
    /\b(?:formal(?:ly)?|informal(?:ly)?|polite(?:ly)?|casual(?:ly)?|slang|colloquial(?:ly)?|official(?:ly)?|academic|friendly|professional(?:ly)?)\b/.exec(
      bare,
    );
  if (styles === null) return null;
  const quoted = /["“]([^"“”]+)["”]/.exec(bare)?.[1];
  const found = registersIn(said, book).find(({ place }) => {
    if (leftOver(said, place).length > 0) return false;
    // Of “best wishes” the second word alone is not asked about.
    if (quoted !== undefined && wordsOf(quoted).length > place.to - place.from) return false;
    const asked = said.slice(place.from, place.to);
    // “Can I” and “get” may be what is asked with: then they have to be named plainly.
    return (
      !asked.every((word) => askingWords.has(word)) ||
      new RegExp(`["“']${asked.join(" ")}["”']`).test(bare) ||
      new RegExp(`\\b(?:for|say|of|than|instead of|is|to) (?:to )?${asked.join(" ")}\\b`).test(bare)
    );
  });
  if (found === undefined) return null;
  const isLess = /\bless formal/.test(bare);
  const wanted = asksWhetherFormal.test(bare)
    ? "either"
    : isLess || /\b(?:informal|casual|slang|colloquial|friendly)/.test(bare)
      ? "informal"
      : /\bpolite/.test(bare)
        ? "polite"
        : "formal";
  const question = registerAsked(found, wanted, found.asked, book);
  return question === null ? null : { of: "register", ...question };
}
