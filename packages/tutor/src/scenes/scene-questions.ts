import { type Heard, saidOf, segmentOf } from "./hear-message";
import type { Hit } from "./pattern-set";
import { listed, type Speaker } from "./speak";
import type { Scene, SceneLine } from "./types";

/** A question to the partner. */
export interface SceneQuestion {
  readonly hit: Hit;
  /** Null for one about prices and what is on offer. */
  readonly say: readonly SceneLine[] | null;
}

/** How much of what is on offer is named to somebody who asks for something else. */
const mostListed = 5;

/** The questions in a message that the scene's own facts answer. */
export function questionsIn(scene: Scene, from: Heard): SceneQuestion[] {
  const ofFacts = scene.facts.flatMap(({ say }, index) =>
    saidOf(from, `fact:${index}`)
      .slice(0, 1)
      .map((hit) => ({ hit, say })),
  );
  if (Object.keys(scene.prices).length === 0) return ofFacts;
  const hit =
    saidOf(from, "intent:price")[0] ??
    saidOf(from, "intent:have").find((each) => asksWhetherThere(from, each));
  const isNew =
    hit !== undefined &&
    ofFacts.every((each) => segmentOf(from, each.hit) !== segmentOf(from, hit));
  return isNew ? [...ofFacts, { hit, say: null }] : ofFacts;
}

const otherQuestions = new Set("when where why how who".split(" "));
const asking = new Set("do does have is are".split(" "));

/** "There is a book in it" and "When do you have time?" do not ask what there is. */
function asksWhetherThere(from: Heard, hit: Hit): boolean {
  const { tokens, isQuestion } = from.message;
  const segment = segmentOf(from, hit);
  const start = hit.used[0] ?? 0;
  const before = tokens.slice(0, start).filter((token) => token.segment === segment);
  if (before.some(({ lemmas }) => otherQuestions.has(lemmas[0]!))) return false;
  const first = tokens[start]!;
  if (isQuestion(segment) || asking.has(first.lemmas[0]!)) return true;
  return first.lemmas[0] === "you" && before.every(({ lemmas }) => lemmas[0] === "and");
}

/** The answer to a question, in the scene's own facts or prices. */
export function answerTo(
  { hit, say }: SceneQuestion,
  { scene, from, speaker }: { scene: Scene; from: Heard; speaker: Speaker },
): string {
  const segment = segmentOf(from, hit);
  const named = from.slots.filter(
    ({ slot, start }) => slot in scene.slots && from.message.tokens[start]?.segment === segment,
  );
  if (say !== null)
    return speaker.choose(say, Object.fromEntries(named.map(({ slot, value }) => [slot, value])));
  const onOffer = named.map(({ value }) => value).filter((value) => value in scene.prices);
  if (hit.owner === "intent:price") {
    const isNamed = onOffer[0] !== undefined;
    const value = onOffer[0] ?? Object.keys(scene.prices)[0]!;
    const price = scene.prices[value]!;
    const total = isNamed ? "" : speaker.choose(speaker.common.total);
    return total || speaker.choose(speaker.common.price, { value, price });
  }
  if (onOffer.length > 0)
    return speaker.choose(speaker.common.have, { value: listed(onOffer, "and") });
  const list = listed(Object.keys(scene.prices).slice(0, mostListed), "and");
  return speaker.choose(speaker.common.haveNot, { list });
}
