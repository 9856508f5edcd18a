import type { ExplainedWord, GrammarTopic } from "@saywell/tutor";
import { topicAsked } from "@saywell/tutor";
import { z } from "zod";
import type { GrammarChecker } from "../../adapters/grammar-checker";
import type { ModelTool } from "../../adapters/language-model";

export interface ModelToolDeps {
  explainWord: (word: string) => Promise<ExplainedWord | null>;
  topics: readonly (Pick<GrammarTopic, "names" | "explanation" | "examples"> & {
    readonly practice: readonly {
      question: string;
      choices?: readonly string[] | undefined;
      answer: string;
      why: string;
    }[];
  })[];
  grammar: Pick<GrammarChecker, "check">;
}

const term = z.string().max(100);
const unknown = "Nothing is known of that. Say that you do not know.";

/** What a language model may look up, so that what it says of English comes from where all of Saywell's does. */
export function createModelTools({ explainWord, topics, grammar }: ModelToolDeps): ModelTool[] {
  return [
    tool(
      "lookUpWord",
      "What a word means, with an example.",
      z.object({ word: term }),
      async ({ word }) => {
        const entry = await explainWord(word);
        if (entry === null) return unknown;
        return entry.meanings
          .slice(0, 3)
          .map(
            ({ partOfSpeech, meaning, example }) =>
              `${entry.word} (${partOfSpeech}): ${meaning}.${example === null ? "" : ` Example: ${example}`}`,
          )
          .join("\n");
      },
    ),
    tool(
      "explainGrammar",
      "Explains a grammar topic, such as “present perfect”, with examples.",
      z.object({ topic: term }),
      ({ topic }) => {
        const found = topicAsked(topic, topics);
        return found === undefined
          ? unknown
          : `${found.explanation}\nExamples: ${found.examples.join(" ")}`;
      },
    ),
    tool(
      "makeExercise",
      "An exercise on a grammar topic. Ask the question; tell the answer only when the learner has tried.",
      z.object({ topic: term, number: z.number().int().min(1).max(6) }),
      ({ topic, number }) => {
        const item = topicAsked(topic, topics)?.practice[number - 1];
        return item === undefined ? unknown : JSON.stringify(item);
      },
    ),
    tool(
      "markText",
      "Finds mistakes in English sentences.",
      z.object({ text: z.string().max(2000) }),
      async ({ text }) => {
        const marks = await grammar.check(text);
        if (marks === null) return "It cannot be looked at now.";
        return marks.length === 0
          ? "Nothing was found, which does not prove that it is right."
          : JSON.stringify(marks.map(({ wrong, better, why }) => ({ wrong, better, why })));
      },
    ),
  ];
}

const tool = <Input extends z.ZodType>(
  name: string,
  description: string,
  input: Input,
  run: (input: z.output<Input>) => string | Promise<string>,
): ModelTool => ({
  name,
  description,
  input,
  run: async (given) => run(input.parse(given)),
});
