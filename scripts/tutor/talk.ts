import { createInterface } from "node:readline";
import { loadContent } from "@saywell/content/answers";
import { talkWithIris } from "./talk-with-iris";

/**
 * For authors: a talk with the tutor on board, a line for each message. Run by
 * `npm run tutor:talk -- --level=A1`, or with a file of messages on standard input.
 */
const level = process.argv.find((each) => each.startsWith("--level="))?.slice(8) ?? "A1";
const say = talkWithIris(level, loadContent());

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === "") continue;
  const { response, topic, suggestions = [] } = await say(line);
  if (!process.stdin.isTTY) console.log(`> ${line}`);
  console.log(`  ${response}${topic === "statement" ? "" : `   [${topic}]`}`);
  if (suggestions.length > 0) console.log(`  (${suggestions.join(" | ")})`);
}
