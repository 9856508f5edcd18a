import { wordsIn } from "@saywell/english";
import { builtInSlots, builtInPhrases } from "./built-in-phrases";
import { slotsOfPattern, wordsOfPattern } from "./compile-pattern";
import { compileSlots, type SlotFinder, specialSlots } from "./find-slots";
import { intentPatterns } from "./intents";
import { compilePatterns, type PatternSet } from "./pattern-set";
import { parsePattern, PatternError, type PatternParts } from "./pattern-syntax";
import type { Scene } from "./types";
import { type Vocabulary, vocabularyOf } from "./typos";

export interface CompiledScene {
  readonly scene: Scene;
  readonly patterns: PatternSet;
  readonly slots: SlotFinder;
  readonly vocabulary: Vocabulary;
}

interface Source {
  readonly owner: string;
  readonly pattern: string;
  /** For whoever has to put it right. */
  readonly path: readonly (string | number)[];
}

/** What listens in a scene: `<kind>:<index>` and, for what may also be said in a step, `:<index>`. */
function sourcesOf(scene: Scene): Source[] {
  const of = (owner: string, patterns: readonly string[], path: (string | number)[]) =>
    patterns.map((pattern, at) => ({ owner, pattern, path: [...path, at] }));
  return [
    ...scene.steps.flatMap((step, at) => [
      ...of(`hear:${at}`, step.hear, ["steps", at, "hear"]),
      ...of(`answer:${at}`, step.answer, ["steps", at, "answer"]),
      ...step.also.flatMap(({ hear }, also) =>
        of(`also:${at}:${also}`, hear, ["steps", at, "also", also, "hear"]),
      ),
    ]),
    ...scene.facts.flatMap(({ hear }, at) => of(`fact:${at}`, hear, ["facts", at, "hear"])),
  ];
}

const intentSources: readonly Source[] = Object.entries(intentPatterns).flatMap(
  ([intent, patterns]) =>
    patterns.map((pattern, at) => ({ owner: `intent:${intent}`, pattern, path: [intent, at] })),
);

const phrasesOf = (scene: Scene) => ({ ...builtInPhrases, ...scene.phrases });

/** Every word that the learner sees in a scene. */
function spokenIn({ role, partner, open, facts, steps, end, words }: Scene): ReadonlySet<string> {
  const lines = [
    ...facts.flatMap(({ say }) => say),
    ...steps.flatMap(({ say, also }) => [...say, ...also.flatMap((each) => each.say)]),
  ].map((line) => (typeof line === "string" ? line : line.say));
  const texts = [
    role,
    partner,
    ...open,
    ...lines,
    ...steps.flatMap(({ goal, ask, refused, back, begin, model }) => [
      ...[goal, back, begin, model].map((each) => each ?? ""),
      ...ask,
      ...refused,
    ]),
    ...end.done,
    ...end.open,
    ...words.map(({ word }) => word),
  ];
  return new Set(texts.flatMap((text) => wordsIn(text.toLowerCase())));
}

const namesIn = ({ slots }: Scene): string[] =>
  Object.values(slots)
    .flatMap((values) => Object.entries(values).flatMap(([value, others]) => [value, ...others]))
    .flatMap((name) => name.match(/\p{Lu}\p{Ll}+/gu) ?? [])
    .map((name) => name.toLowerCase());

const compiled = new WeakMap<Scene, CompiledScene>();

/** The scene with its patterns ready to be tried; made once for each scene. */
export function compileScene(scene: Scene): CompiledScene {
  const known = compiled.get(scene);
  if (known !== undefined) return known;
  const phrases = phrasesOf(scene);
  const sources = [...sourcesOf(scene), ...intentSources];
  const patterns = compilePatterns(sources, phrases);
  const needed = new Set(
    sources.flatMap(({ pattern }) =>
      parsePattern(pattern, phrases).flatMap(({ all, not }) =>
        [...all, ...not].flatMap(slotsOfPattern),
      ),
    ),
  );
  const slots = compileSlots(scene.slots, needed);
  // Nobody is helped, and no scene stopped, for a slip.
  const meant = sources
    .filter(({ owner }) => owner !== "intent:help" && owner !== "intent:bye")
    .flatMap(({ pattern }) => parsePattern(pattern, phrases))
    .flatMap(({ all, not }) => [...all, ...not].flatMap(wordsOfPattern));
  const made = {
    scene,
    patterns,
    slots,
    vocabulary: vocabularyOf({
      words: [...patterns.words, ...slots.words],
      meant: [...meant, ...slots.words],
      spoken: spokenIn(scene),
      names: namesIn(scene),
    }),
  };
  compiled.set(scene, made);
  return made;
}

/** In "a | b & !c" it is easily overlooked that the "!c" is no condition of "a". */
const isAmbiguous = (alternatives: readonly PatternParts[]): boolean =>
  new Set(alternatives.map(({ all, not }) => all.length + not.length > 1)).size > 1;

/** What is wrong with the patterns of a scene: marks that do not fit, slots and phrases that are not there. */
export function problemsOfPatterns(
  scene: Scene,
): { readonly path: readonly (string | number)[]; readonly reason: string }[] {
  const known = new Set([
    ...Object.keys(scene.slots),
    ...Object.keys(builtInSlots),
    ...specialSlots,
  ]);
  const phrases = phrasesOf(scene);
  return sourcesOf(scene).flatMap(({ pattern, path }) => {
    try {
      const alternatives = parsePattern(pattern, phrases);
      const slots = alternatives.flatMap(({ all, not }) =>
        [...all, ...not].flatMap(slotsOfPattern),
      );
      return [
        ...slots
          .filter((slot) => !known.has(slot))
          .map((slot) => ({ path, reason: `there is no slot {${slot}}` })),
        ...(isAmbiguous(alternatives)
          ? [{ path, reason: "“&” binds only what is beside it: put the alternatives in brackets" }]
          : []),
      ];
    } catch (error) {
      if (error instanceof PatternError) return [{ path, reason: error.message }];
      throw error;
    }
  });
}
