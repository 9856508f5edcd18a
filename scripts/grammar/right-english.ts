import { loadContent } from "@saywell/content/answers";
import { sentencesOf } from "@saywell/english";

/** Keys under which answers stand, of which some are wrong on purpose. */
const answers = new Set(
  "choices when options acceptAlternatives accept answer answers wrong correct question mistakes practice trials notThis incorrect distractors expected word words names form family collocations sound".split(
    " ",
  ),
);

/**
 * Every sentence that the course, the placement test, practice partners and the reference say
 * themselves: about 20,000 right ones. What stands in quotation marks is only spoken of.
 */
export function rightSentences(): string[] {
  const { lessons, badges, bank, advice, practicePartner, english } = loadContent();
  // Of the word book only the examples are sentences.
  const { wordBook, ...reference } = english;
  const examples = [...examplesOf(wordBook)];
  const said = new Set(
    textsOf([lessons, badges, bank.items, advice, practicePartner, reference, examples]),
  );
  return [...said]
    .map((text) =>
      text.replaceAll(/["“][^"”]*["”]/g, "…").replaceAll(/\{name\}|\{partner\}/g, "Ana"),
    )
    .flatMap(sentencesOf)
    .filter((sentence) => sentence.includes(" ") && !/___|…/.test(sentence));
}

function* examplesOf(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, each] of Object.entries(value))
    if (key === "example" && typeof each === "string") yield each;
    else yield* examplesOf(each);
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (isStepWithChoices(value)) {
    // What a step answers to a choice names the choice, which may be a wrong one.
    const { reactions, ...rest } = value;
    yield* textsOf(rest);
    yield* textsOf(
      reactions.map(({ when = [], ...said }) => ({
        ...said,
        when: when.filter((each) => !isWrongChoice(value, each)),
      })),
    );
  } else if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value)) if (!answers.has(key)) yield* textsOf(each);
}

interface StepWithChoices {
  readonly choices: readonly string[];
  readonly correct: string | readonly string[];
  readonly reactions: readonly { readonly when?: readonly string[] }[];
}
const isStepWithChoices = (value: unknown): value is StepWithChoices =>
  typeof value === "object" &&
  value !== null &&
  "choices" in value &&
  "correct" in value &&
  "reactions" in value;
const isWrongChoice = ({ choices, correct }: StepWithChoices, said: string): boolean =>
  choices.includes(said) && ![correct].flat().includes(said);
