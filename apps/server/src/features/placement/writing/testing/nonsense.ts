import type { CompiledItem } from "@saywell/content/answers";

interface Task {
  text: Pick<CompiledItem, "prompt" | "writing">;
}

/** Texts that nobody means, as somebody would write them who knows what is counted. */
interface Nonsense {
  write: (task: Task) => string;
  /** What it may score at most, on any task. */
  most: number;
}

type Clause = (...words: string[]) => string;

/** Fills clauses with words in turn, until the task's least length is reached. */
function fill({ text }: Task, words: readonly string[], clauses: readonly Clause[]): string {
  const written: string[] = [];
  for (let at = 0; written.join(" ").split(" ").length < text.writing!.minWords + 5; at += 1) {
    const clause = clauses[at % clauses.length]!;
    const chosen = [0, 5, 11, 7].map((step) => words[(at * clause.length + step) % words.length]!);
    written.push(clause(...chosen));
  }
  return written.join(" ");
}

const lookedFor = ({ text }: Task) => text.writing!.points.flatMap(({ words }) => words);
const ofPrompt = ({ text }: Task) => text.prompt.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

const listing: Clause = (a, b, c) => `The ${a} and the ${b} and the ${c}.`;
const senseless: Clause[] = [
  (a, b, c) => `Although the ${a} was very ${b}, they could not ${c} it.`,
  (a, b, c) => `When I ${a} with a ${b}, it is ${c} which we have.`,
  (a, b, c) => `My ${a} should be of the ${b} because he had ${c}.`,
  (a, b, c) => `However, she will ${a} as a ${b} if you are ${c}.`,
  (a, b, c) => `This ${a}, who did ${b}, would then be at ${c}.`,
  (a, b, c) => `There were ${a} in that ${b}, so we ${c} to them.`,
  (a, b, c) => `If it ${a} by my ${b}, what can he ${c} for?`,
  (a, b, c) => `Not the ${a} but your ${b} has been ${c}.`,
];

export const nonsense: Record<string, Nonsense> = {
  "one senseless sentence with the words looked for": {
    write: (task) =>
      fill(task, lookedFor(task), [
        (a, b, c, d) => `Because the ${a} is a ${b}, the ${c} was in the ${d}.`,
      ]),
    most: 0.35,
  },
  "eight senseless sentences with the words looked for": {
    write: (task) => fill(task, lookedFor(task), senseless),
    most: 0.35,
  },
  "“X and the Y and the Z” six times": {
    write: (task) =>
      Array.from({ length: 6 }, (_, at) => {
        const words = lookedFor(task);
        return listing(...[0, 7, 14].map((step) => words[(3 * at + step) % words.length]!));
      }).join(" "),
    most: 0.35,
  },
  "“X and the Y and the Z” to the least length": {
    write: (task) => fill(task, lookedFor(task), [listing]),
    most: 0.35,
  },
  "the words looked for in a row": {
    write: (task) => lookedFor(task).join(" "),
    most: 0.3,
  },
  "the words of the task in another order": {
    write: (task) => fill(task, ofPrompt(task), [(a, b, c, d) => `${a} ${b} ${c} ${d}.`]),
    most: 0.3,
  },
  "the words of the task with small ones between": {
    write: (task) =>
      fill(task, ofPrompt(task), [(a, b, c, d) => `The ${a} is ${b} and ${c} of the ${d}.`]),
    most: 0.35,
  },
  "senseless sentences with the words of the task": {
    write: (task) => fill(task, ofPrompt(task), senseless),
    most: 0.35,
  },
};
