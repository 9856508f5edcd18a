import { describe, expect, test } from "vitest";
import { createDictionary } from "./dictionary";

const dictionary = createDictionary();

describe("the dictionary", () => {
  test.each([
    ["run", "run", "verb"],
    ["Running", "run", "verb"],
    ["went", "go", "verb"],
    ["does", "do", "verb"],
    ["was", "be", "verb"],
    ["children", "child", "noun"],
    ["knives", "knife", "noun"],
    ["studies", "study", "noun"],
    ["bigger", "big", "adjective"],
    ["news", "news", "noun"],
    ["glass", "glass", "noun"],
    ["quickly", "quickly", "adverb"],
    ["coffee", "coffee", "noun"],
    ["take off", "take off", "verb"],
    ["x-ray", "x-ray", "noun"],
    ["zygote", "zygote", "noun"],
  ])("finds %s as %s, a %s", async (text, word, partOfSpeech) => {
    const found = await dictionary.lookUp(text);
    expect(found?.word).toBe(word);
    expect(found!.meanings[0]!.partOfSpeech).toBe(partOfSpeech);
  });

  test("tells at most four meanings, the most used first, with an example where there is one", async () => {
    const { meanings } = (await dictionary.lookUp("go"))!;
    expect(meanings).toHaveLength(4);
    expect(meanings[0]).toEqual({
      partOfSpeech: "verb",
      meaning: "change location",
      example: "How fast does your new car go?",
    });
    const dog = (await dictionary.lookUp("dogs"))!;
    expect(dog.meanings[0]!.meaning).toMatch(/^a member of the genus Canis/);
  });

  test.each([
    "",
    " ",
    "asdfgh",
    "the",
    "it",
    "%",
    "go%2:30",
    "__proto__",
    "constructor%",
    "ß",
    "\n",
  ])("finds nothing for %j", async (text) => {
    expect(await dictionary.lookUp(text)).toBeNull();
  });

  test.each(["fuck", "faggot", "cock", "shit", "tit", "screw", "bitch"])(
    "leaves out the vulgar meanings of %s",
    async (text) => {
      const meanings = (await dictionary.lookUp(text))?.meanings ?? [];
      const words = meanings.map(({ meaning }) => meaning).join(" ");
      expect(words).not.toMatch(/obscene|sexual|offensive|slang|insulting|coarse/);
    },
  );

  test("looks up no word that is not fit, in whatever form it comes", async () => {
    const strict = createDictionary((word) => word !== "screw");
    expect(await strict.lookUp("screws")).toBeNull();
    expect(await dictionary.lookUp("screws")).not.toBeNull();
  });

  test("answers many at once", async () => {
    const words = ["cat", "cats", "dog", "run", "red", "slowly", "cat", "tree", "go", "happy"];
    const found = await Promise.all(words.map((word) => dictionary.lookUp(word)));
    expect(found.map((each) => each?.word)).toEqual(
      words.map((word) => (word === "cats" ? "cat" : word)),
    );
  });
});
