import type { CallByName, CallReply, CefrLevel } from "@saywell/contract";
import type { Content } from "@saywell/content/answers";
import { basesOf, isFormOf, toAmerican } from "@saywell/english";
import type { Dictionary } from "../../adapters/dictionary";
import { ok, refuse, type Result } from "../../refusal";
import {
  learnersWords,
  type LearnersWord,
  type Meaning,
  plain,
  type TaughtMeaning,
} from "./learners-words";

type Explained = CallReply<CallByName<"GET /api/words/{word}">>;

interface Deps {
  content: Pick<Content, "lessons" | "english">;
  dictionary: Dictionary;
  /** About which level a word has; null where nobody knows. */
  levelOf: (word: string) => CefrLevel | null;
}

export type WordsService = ReturnType<typeof createWordsService>;

/** So many meanings fit on the card. */
const shown = 4;

/**
 * What a word means: as the course explains it first, then as our learner's dictionary does. The large
 * dictionary, which was not written for learners, is asked only where both know nothing. Its level is
 * that of the lesson where the course explains it first, and else an estimate.
 */
export function createWordsService({ content, dictionary, levelOf }: Deps) {
  const explained = learnersWords(content);
  const inAmerica = new Map([...explained.keys()].map((word) => [toAmerican(word), word]));
  const entryOf = (text: string) => explained.get(text) ?? explained.get(inAmerica.get(text) ?? "");

  function forLearners(text: string): LearnersWord | undefined {
    const own = entryOf(text);
    const bases = basesOf(text).flatMap((base): LearnersWord[] => {
      const { word = base, meanings = [] } = entryOf(base) ?? {};
      const fitting = meanings.filter((each) => isFormOf(text, base, each.partOfSpeech));
      return fitting.length === 0 ? [] : [{ word, meanings: fitting }];
    });
    const [first, ...others] = own === undefined ? bases : [own, ...bases];
    if (first === undefined) return undefined;
    const alsoMeant = others.flatMap(({ word, meanings }) =>
      meanings
        .filter(({ partOfSpeech }) => partOfSpeech === "noun" || partOfSpeech === "verb")
        .map((each) => ({ ...each, meaning: `a form of “${word}”: ${each.meaning}` })),
    );
    return { word: first.word, meanings: [...first.meanings, ...alsoMeant] };
  }

  async function explain(word: string): Promise<Result<Explained>> {
    const text = plain(word);
    const known = forLearners(text);
    if (known !== undefined) {
      const { word, meanings } = known;
      const level = meanings[0]?.level ?? levelOf(word);
      return ok({ word, level, meanings: meanings.slice(0, shown).map(viewMeaning) });
    }
    const found = await dictionary.lookUp(text);
    if (found === null) return refuse("not-found", "There is no such word in our dictionary.");
    const meanings = found.meanings.map((each): Meaning => ({ ...each, source: "DICTIONARY" }));
    const level = levelOf(found.word);
    return ok({ word: found.word, level, meanings: meanings.slice(0, shown) });
  }

  return { explain };
}

const viewMeaning = ({ partOfSpeech, meaning, example, source }: TaughtMeaning): Meaning => ({
  partOfSpeech,
  meaning,
  example,
  source,
});
