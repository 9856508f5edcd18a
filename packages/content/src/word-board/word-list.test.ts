import { expect, test } from "vitest";
import { readWordList } from "./index";
import { starterWords } from "./starter-words";

/** What is shipped. */
const { words, levels, bands } = readWordList();
const places = new Map(words.map((word, place) => [word, place]));
const among = (text: string) => text.split(" ").filter((word) => places.has(word));
const levelOf = (word: string) => levels[places.get(word) ?? -1];

test("the list is as long as a good dictionary for word games, with a level and a band for each", () => {
  expect(words.length).toBeGreaterThan(150_000);
  expect(words.length).toBeLessThan(170_000);
  expect([levels.length, bands.length]).toEqual([words.length, words.length]);
  expect(new Set(bands)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(new Set(levels)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
});

test("every letter begins a word, and a Q is played without a U", () => {
  expect(new Set(words.map((word) => word[0])).size).toBe(26);
  expect(among("qi qat")).toEqual(["qi", "qat"]);
});

test("the words of two letters are those that were reviewed", () => {
  expect(words.filter((word) => word.length === 2).join(" ")).toBe(
    "aa ab ad ae ag ah ai al am an ar as at aw ax ay ba be bi bo by de do ed ef eh el em en er es et " +
      "ex fa fe go ha he hi hm ho id if in is it jo ka ki la li lo ma me mi mm mu my na ne no nu od oe " +
      "of oh oi ok om on op or os ow ox oy pa pe pi po qi re sh si so ta te ti to uh um un up us ut we " +
      "wo xi xu ya ye yo za",
  );
});

test("words without a vowel are sounds and names that people say, no abbreviations", () => {
  expect(words.filter((word) => word.length < 4 && !/[aeiouy]/.test(word))).toEqual(
    "brr cwm hm hmm mm nth pht pst pwn sh shh ssh tsk zzz".split(" "),
  );
});

test("slurs and vulgar words are not played, nor their forms", () => {
  const unfit =
    "bitch bitches chinks coon cunt dago dick fag faggots fuck fucked fucker fucking golliwog gook jap " +
    "kike motherfucker nigger niggers paki pissed piss porn pussy raped rapist retards shit shitty slut " +
    "spastics spic tits tranny twat wanker whores wog wogs wop yid";
  expect(among(unfit)).toEqual([]);
});

test("words that only look like them are", () => {
  const innocent =
    "assess class cocktail country cucumber document grape mishit niggle peacock raccoon salvaging scrap snigger " +
    "spice swank therapist title woodcock";
  expect(among(innocent)).toEqual(innocent.split(" "));
});

test("accents are left out, names and abbreviations are not in", () => {
  expect(among("cafe naive fiance london etc mr")).toEqual(["cafe", "naive", "fiance"]);
});

test("British and American spelling are both played, with the same level", () => {
  for (const [british, american] of [
    ["colour", "color"],
    ["travelled", "traveled"],
    ["organise", "organize"],
    ["theatre", "theater"],
  ] as const)
    expect(levelOf(british), british).toBe(levelOf(american));
});

test.each([
  [1, "beautiful book girls went"],
  [2, "cat carrot neighbours"],
  [3, "ceiling volcano"],
  [4, "abandon negotiate"],
  [6, "untidy"],
  [0, "aa zymurgy"],
])("level %d has %s", (level, examples) => {
  expect(examples.split(" ").filter((word) => levelOf(word) !== level)).toEqual([]);
});

test("each level from A2 on has more words than the one below", () => {
  const counts = [1, 2, 3, 4, 5, 6].map((level) => levels.filter((each) => each === level).length);
  expect(Math.min(...counts)).toBeGreaterThan(2000);
  expect(counts.slice(1)).toEqual(counts.slice(1).toSorted((a, b) => a - b));
});

test("starter words may be played, are short, of B1 at most, and few enough for a browser", () => {
  expect(starterWords.length).toBeGreaterThan(600);
  expect(starterWords.join(" ").length).toBeLessThan(30_000);
  // A rack has seven letters: all of them can be a word.
  expect(new Set(starterWords.map(({ length }) => length))).toEqual(new Set([2, 3, 4, 5, 6, 7]));
  expect(starterWords.filter((word) => !(levelOf(word)! >= 1 && levelOf(word)! <= 3))).toEqual([]);
  expect(new Set(starterWords.join("")).size).toBe(26);
});

test("starter words are what learners find first: animals, things, what one does", () => {
  const found =
    "ant bee bench chew fox hawk jog kite mug nest panda sandy shell teacher zebra".split(" ");
  const known = new Set(starterWords);
  expect(found.filter((word) => !known.has(word))).toEqual([]);
});

test("starter words are no names, and nothing of drink, weapons or love", () => {
  const unfit = new Set(
    "attack weapon beer bob bomb gun jack john kill kiss sex uh wine".split(" "),
  );
  expect(starterWords.filter((word) => unfit.has(word))).toEqual([]);
});
