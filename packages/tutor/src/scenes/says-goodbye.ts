import { isSmall } from "./compile-pattern";
import { type Heard, requests, saidOf } from "./hear-message";

/** What may stand beside a goodbye, other than small words and a name. */
const beside = new Set(
  `thank thanks hello hi much lot have must need nice good great lovely day evening weekend time help
  everything sir madam go leave later tomorrow today next week ok yes no sorry all and not`.split(
    /\s+/,
  ),
);
/** Whoever says one of these still wants something, unless it is to go. */
const wanting = new Set("want like order buy give need get please".split(" "));
const leaving = new Set(["go", "leave"]);
const subjects = new Set(["i", "we", "they", "he", "she"]);
const mostBeside = 3;

/** Whether somebody leaves: a goodbye in a message that asks for nothing else. */
export function saysGoodbye(from: Heard): boolean {
  if (!requests(from, "bye")) return false;
  const { tokens, isQuestion } = from.message;
  const hits = saidOf(from, "intent:bye");
  // "I take care of my dog", "I see you have bread".
  if (hits.every(({ used }) => subjects.has(tokens[used[0]! - 1]?.lemmas[0] ?? ""))) return false;
  if (tokens.some(({ segment }) => isQuestion(segment))) return false;
  const isWanting = tokens.some(({ lemmas }) => wanting.has(lemmas[0]!));
  if (isWanting && !tokens.some(({ lemmas }) => leaving.has(lemmas[0]!))) return false;
  const said = new Set(hits.flatMap(({ used }) => used));
  const others = tokens.filter(
    (token, at) => !said.has(at) && !isSmall(token) && !beside.has(token.lemmas[0]!),
  );
  return others.length <= mostBeside;
}
