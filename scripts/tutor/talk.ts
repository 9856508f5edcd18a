import { createInterface } from "node:readline";
import { createGrammarChecker } from "../../apps/server/src/adapters/grammar-checker";
import { openTutor } from "./open-tutor";

/**
 * For authors: a talk with the tutor on board, a line for each message, with its marks. Run by
 * `npm run tutor:talk -- --level=A1`, or with a file of messages on standard input.
 */
const level = process.argv.find((each) => each.startsWith("--level="))?.slice(8) ?? "A1";
const patient = { loadTimeout: 600_000, timeout: 600_000, workTimeout: 600_000 };
const grammar = createGrammarChecker({ log: console.error, ...patient });
const tutor = openTutor({ grammar });
const learner = { id: "learner", name: "Ana", level: level as "A1", timeZone: "Europe/London" };
const history: { sender: "user" | "avatar"; text: string }[] = [];

for await (const line of createInterface({ input: process.stdin })) {
  const message = line.trim();
  if (message === "") continue;
  if (!process.stdin.isTTY) console.log(`> ${message}`);
  const reply = await tutor.chat(learner, {
    message,
    conversationHistory: history,
    lessonId: null,
  });
  if (!reply.ok) throw new Error(reply.refusal.message);
  const { response, corrections, suggestions = [] } = reply.value;
  for (const { wrong, better, why } of corrections)
    console.log(`  ✎ ${wrong || "…"} → ${better ?? "look again"}: ${why}`);
  console.log(`  ${response.replaceAll("\n", "\n  ")}`);
  if (suggestions.length > 0) console.log(`  (${suggestions.join(" | ")})`);
  history.push({ sender: "user", text: message }, { sender: "avatar", text: response });
}
await grammar.close();
