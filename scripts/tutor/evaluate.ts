import { writeFileSync } from "node:fs";
import { rowOf, tableOf } from "@saywell/tutor/evaluation";
import { createGrammarChecker } from "../../apps/server/src/adapters/grammar-checker";
import { createLanguageModel } from "../../apps/server/src/adapters/language-model";
import { readConfig } from "../../apps/server/src/config";
import { openTutor } from "./open-tutor";
import { type Heard, playConversation } from "./play-conversation";
import { readEvaluation, readRecording, recordingFile } from "./read-evaluation";
import {
  isHeard,
  isRecorded,
  openListenedTutor,
  openRecordedTutor,
  withHeard,
} from "./recorded-model";

// How well Iris answers, by the evaluation set:
// npm run tutor:eval -- [--mind=on-board|model] [--kind=small-talk] [--list] [--record]
// With --mind=model the recorded replies are played; with AI_BASE_URL and AI_MODEL set the model there
// is asked, and --record puts what it says into the recording.

const args = process.argv.slice(2);
const option = (name: string): string | undefined =>
  args.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);

const mind = option("mind") ?? "on-board";
const kind = option("kind");
if (!["on-board", "model"].includes(mind)) throw new Error("--mind is on-board or model.");
const conversations = readEvaluation().filter((each) => kind === undefined || each.kind === kind);
if (conversations.length === 0) throw new Error(`There are no conversations of the kind ${kind}.`);

const checker = createGrammarChecker({ log: console.error });
await checker.checkAndWait("She go to school.");
// On a busy machine the marks of a message may be late; here they are waited for.
const grammar = { check: checker.checkAndWait };
const minds = await openMinds();
const heard: Heard[] = [];
for (const each of conversations)
  if (minds.plays(each.id)) heard.push(...(await playConversation(each, minds.tutorOf)));
await minds.close();
await checker.close();

const counted = heard.filter(minds.counts);
if (args.includes("--list")) for (const each of counted) list(each);
const rows = Object.entries(tableOf(counted)).map(([name, of]) => [name, rowOf(of)]);
console.table(Object.fromEntries(rows));
if (mind === "model") {
  const spoken = counted.filter(({ reply }) => reply.mind === "model").length;
  const bad = counted.filter(minds.isHeard);
  for (const each of bad) console.log(`Heard all the same: ${each.conversation} ${each.number}`);
  console.log(
    `${spoken} of ${counted.length} replies came from the model, the others from on board.`,
  );
}

async function openMinds() {
  const everything = {
    plays: (_id: string) => true,
    counts: (_each: Heard) => true,
    isHeard: (_each: Heard) => false,
  };
  const nothing = () => Promise.resolve();
  if (mind === "on-board") {
    const tutor = openTutor({ grammar });
    return { ...everything, tutorOf: () => tutor, close: nothing };
  }
  const { languageModel: settings } = readConfig(process.env);
  if (settings === undefined) {
    const recording = readRecording();
    const { tutorOf, close } = await openRecordedTutor(grammar, recording);
    return {
      plays: (id: string) => recording[id] !== undefined,
      counts: (each: Heard) => isRecorded(recording, each),
      isHeard: (each: Heard) => isHeard(recording, each),
      tutorOf,
      close,
    };
  }
  const model = createLanguageModel({ ...settings, log: console.error });
  const { tutorOf, recording } = openListenedTutor(grammar, model);
  return {
    ...everything,
    tutorOf,
    async close() {
      if (args.includes("--record"))
        writeFileSync(
          recordingFile,
          `${JSON.stringify(withHeard(readRecording(), recording), null, 2)}\n`,
        );
    },
  };
}

/** A turn that failed: what was said, what came back, and why it is not good enough. */
function list({ conversation, number, level, turn, reply, checks }: Heard): void {
  const reasons = Object.entries(checks).filter(([, reason]) => reason !== null);
  if (reasons.length === 0) return;
  console.log(`${conversation} ${number} (${level})\n  > ${turn.say}\n    ${reply.response}`);
  for (const [check, reason] of reasons) console.log(`    − ${check}: ${reason}`);
}
