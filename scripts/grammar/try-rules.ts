import { applyFindings, findRuleMistakes } from "@saywell/grammar-checker";
import { rightSentences } from "./right-english";

// For authors of grammar rules: what the rule bank says of sentences, each an argument or a line of
// standard input. With --right, what it marks in the right sentences of the course.

const args = process.argv.slice(2);
const isRight = args.includes("--right");
const only = args.find((each) => each.startsWith("--rule="))?.slice("--rule=".length);

async function* sentences(): AsyncGenerator<string> {
  if (isRight) return yield* rightSentences();
  const given = args.filter((each) => !each.startsWith("--"));
  if (given.length > 0) return yield* given;
  for await (const chunk of process.stdin) yield* String(chunk).split("\n").filter(Boolean);
}

let read = 0;
let marked = 0;
for await (const sentence of sentences()) {
  read += 1;
  const findings = findRuleMistakes(sentence).filter(
    ({ rule }) => only === undefined || rule === only,
  );
  if (findings.length > 0) marked += 1;
  else if (isRight) continue;
  console.log(sentence);
  for (const { rule, start, end, better } of findings)
    console.log(
      `    ${rule}: “${sentence.slice(start, end)}” → ${better === null ? "look again" : `“${better}”`}`,
    );
  if (findings.length > 0) console.log(`    = ${applyFindings(sentence, findings)}`);
}
console.log(`${read} sentences, ${marked} marked.`);
