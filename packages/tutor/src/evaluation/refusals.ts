import { plainText } from "../text";

const patterns: readonly RegExp[] = [
  /\bi (?:do not|don't) (?:know|understand|have an answer|have anything)\b/,
  /\bi am not (?:sure|able)\b/,
  /\bi (?:cannot|can't|could not|couldn't) (?:help|answer|say|tell|do|explain|find|understand|look|give|talk)\b/,
  /\bi (?:only|just) (?:know|understand|speak|help|answer|talk)\b/,
  /\bi (?:know|understand|speak) only\b/,
  /\bi can (?:only|just)\b/,
  /\b(?:sorry|afraid),? (?:but )?(?:i|that|this|we)\b[^.?!]{0,60}\b(?:not|cannot|can't|don't|no)\b/,
  /\bthat is (?:beyond|outside|too hard for) (?:me|what)\b/,
  /\b(?:not|nothing) (?:something )?(?:that )?i (?:can|know)\b/,
  /\bi would rather (?:not|talk about something else)\b/,
  /\b(?:say|write|ask|try|put) (?:it|that|this) (?:again )?in (?:another|a different|other|an easier|a simpler) (?:way|words?)\b/,
  /\bi (?:did not|didn't) (?:understand|get|catch|follow)\b/,
  /\bno (?:answer|explanation|entry) (?:for|to|about)\b/,
];

/** Short forms as long ones, so that one pattern finds both. */
const longForms = (text: string): string =>
  text.replaceAll("i'm ", "i am ").replaceAll("that's ", "that is ").replaceAll("i'd ", "i would ");

/** Whether a reply says that it does not answer. What stands in quotation marks is spoken of, not said. */
export function isRefusal(reply: string): boolean {
  const own = longForms(plainText(reply).replaceAll(/"[^"]*"/g, '""'));
  return patterns.some((pattern) => pattern.test(own));
}
