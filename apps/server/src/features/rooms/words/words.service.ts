import type { CallByName, CallReply } from "@saywell/contract";
import type { Content } from "@saywell/content/answers";
import { baseForms, foldSpaces } from "@saywell/english";
import type { Dictionary } from "../../../adapters/dictionary";
import { ok, refuse, type Result } from "../../../refusal";

type Explained = CallReply<CallByName<"GET /api/words/{word}">>;
type Meaning = Explained["meanings"][number];

interface Deps {
  content: Pick<Content, "lessons">;
  dictionary: Dictionary;
}

export type WordsService = ReturnType<typeof createWordsService>;

/** So many meanings fit on the card. */
const shown = 4;

/** What a word means: as the course explains it first, then as the dictionary does. */
export function createWordsService({ content, dictionary }: Deps) {
  const taught = new Map<string, { word: string; meanings: Meaning[] }>();
  for (const { word, partOfSpeech, meaning, example } of content.lessons.flatMap(
    ({ words }) => words,
  )) {
    const key = plain(word);
    const entry = taught.get(key) ?? { word, meanings: [] };
    const isNew = entry.meanings.every((each) => each.meaning !== meaning);
    if (isNew) entry.meanings.push({ partOfSpeech, meaning, example, source: "COURSE" });
    taught.set(key, entry);
  }

  function inCourse(text: string): { word: string; meanings: Meaning[] } | undefined {
    const forms = [text, ...(text.includes(" ") ? [] : baseForms(text))];
    const found = forms.find((form) => taught.has(form));
    return found === undefined ? undefined : taught.get(found);
  }

  async function explain(word: string): Promise<Result<Explained>> {
    const text = plain(word);
    const course = inCourse(text);
    const found = await dictionary.lookUp(course === undefined ? text : plain(course.word));
    const meanings: Meaning[] = [
      ...(course?.meanings ?? []),
      ...(found?.meanings ?? []).map((each): Meaning => ({ ...each, source: "DICTIONARY" })),
    ].slice(0, shown);
    if (meanings.length === 0) {
      return refuse("not-found", "There is no such word in our dictionary.");
    }
    return ok({ word: course?.word ?? found!.word, meanings });
  }

  return { explain };
}

/** A word as it is compared: in small letters, without what stands around it in a sentence. */
const plain = (text: string): string =>
  foldSpaces(text).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
