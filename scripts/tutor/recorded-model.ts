import {
  createLanguageModel,
  type LanguageModel,
} from "../../apps/server/src/adapters/language-model";
import { startFakeLanguageModel, stream } from "../../apps/server/src/testing/fake-language-model";
import { openTutor } from "./open-tutor";
import type { Heard } from "./play-conversation";
import type { RecordedReply, Recording } from "./read-evaluation";

type Grammar = Parameters<typeof openTutor>[0]["grammar"];

/**
 * Two minds, of which the model says what was recorded, over its own protocol. Turns without a record are
 * answered on board.
 */
export async function openRecordedTutor(grammar: Grammar, recording: Recording) {
  let current: RecordedReply | undefined;
  let asked = 0;
  const endpoint = await startFakeLanguageModel((_request, response) => {
    const text = current?.says[Math.min(asked++, current.says.length - 1)] ?? "";
    return stream(response, text.split(/(?<= )/), { end: current?.breaksOff !== true });
  });
  const languageModel = createLanguageModel({
    baseUrl: endpoint.baseUrl,
    model: "recorded",
    log: () => {},
  });
  const onBoard = openTutor({ grammar });
  const both = openTutor({ grammar, languageModel });
  return {
    tutorOf(conversation: string, number: number) {
      current = recording[conversation]?.[number];
      asked = 0;
      return current === undefined ? onBoard : both;
    },
    close: () => endpoint.close(),
  };
}

/** Conversations that a recording has something of, and of them the turns that it answers. */
export const isRecorded = (
  recording: Recording,
  { conversation, number }: Pick<Heard, "conversation" | "number">,
): boolean => recording[conversation]?.[number] !== undefined;

/** Whether somebody heard, at the end or on the way, what of a bad reply nobody may hear. */
export function isHeard(
  recording: Recording,
  {
    conversation,
    number,
    reply,
    pieces,
  }: Pick<Heard, "conversation" | "number" | "reply" | "pieces">,
): boolean {
  const record = recording[conversation]?.[number];
  if (record?.never === undefined) return false;
  // A reply that is only too hard or too long may be seen until its end replaces it.
  const shown = record.bad?.includes("far too") ? "" : pieces;
  return [reply.response, shown].some((text) => new RegExp(record.never!, "iu").test(text));
}

/** A recording with what was heard since; what is bad on purpose stays. */
export function withHeard(recording: Recording, heard: Recording): Recording {
  const merged = { ...recording };
  for (const [id, turns] of Object.entries(heard)) {
    const bad = Object.entries(recording[id] ?? {}).filter(([, { bad }]) => bad !== undefined);
    merged[id] = { ...turns, ...Object.fromEntries(bad) };
  }
  return merged;
}

/** A model that is listened to: what it says is kept as a recording. */
export function openListenedTutor(grammar: Grammar, model: Pick<LanguageModel, "converse">) {
  const recording: Recording = {};
  let keep: (text: string) => void = () => {};
  const languageModel: Pick<LanguageModel, "converse"> = {
    async converse(order, heard) {
      const text = await model.converse(order, heard);
      if (text !== null) keep(text);
      return text;
    },
  };
  const both = openTutor({ grammar, languageModel });
  return {
    recording,
    tutorOf(conversation: string, number: number) {
      keep = (text) => {
        const turns = (recording[conversation] ??= {});
        (turns[number] ??= { says: [] }).says.push(text);
      };
      return both;
    },
  };
}
