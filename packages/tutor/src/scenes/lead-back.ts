import type { Heard } from "./hear-message";
import { joined, type Speaker } from "./speak";
import type { SceneStep } from "./types";

/** For whoever asks for help: how a sentence may begin, and then a whole one. */
export function helpWith(
  { begin, model, back }: SceneStep,
  times: number,
  speaker: Speaker,
): string {
  if (times === 1 && begin !== null) return speaker.choose(speaker.common.begin, { begin });
  if (model !== null) return speaker.choose(speaker.common.model, { model });
  return speaker.choose([back]);
}

/**
 * For whoever said something that does not fit: a question that says what one could do, then a
 * beginning, then a whole sentence. Null when all of that was said.
 */
export function leadBackTo(
  { begin, model, back }: SceneStep,
  times: number,
  { message }: Heard,
  speaker: Speaker,
): string | null {
  const isQuestion = message.tokens.some(({ segment }) => message.isQuestion(segment));
  const ladder = [
    () => joined(isQuestion ? speaker.choose(speaker.common.unknown) : "", speaker.choose([back])),
    ...(begin === null ? [] : [() => speaker.choose(speaker.common.begin, { begin })]),
    ...(model === null ? [] : [() => speaker.choose(speaker.common.model, { model })]),
  ];
  return ladder[times - 1]?.() ?? null;
}
