import type { Finding } from "../finding";
import { holds } from "./holds";
import { nameOfHelp, type WordHelp } from "./word-help-schema";

/**
 * What is wrong with the help on words, beyond its form. `elsewhere` has the file of every word that other
 * files help with.
 */
export function* lintWordHelp(
  entries: readonly WordHelp[],
  elsewhere: ReadonlyMap<string, string> = new Map(),
): Generator<Finding> {
  const seen = new Set<string>();
  for (const [at, entry] of entries.entries()) {
    const { word, family, collocations, sound } = entry;
    const name = nameOfHelp(entry);
    if (seen.has(name)) yield { path: [at, "word"], reason: `${name} stands twice` };
    seen.add(name);
    const other = elsewhere.get(name);
    if (other !== undefined) yield { path: [at, "word"], reason: `${name} is in ${other} too` };
    const members = new Set<string>();
    for (const member of family) {
      if (member.word === word || members.has(nameOfHelp(member)))
        yield { path: [at, "family"], reason: `"${member.word}" is no further word` };
      members.add(nameOfHelp(member));
    }
    const forms = [word, ...family.map((member) => member.word)];
    const said = new Set<string>();
    for (const collocation of collocations) {
      if (!forms.some((form) => holds(collocation, form)))
        yield { path: [at, "collocations"], reason: `"${collocation}" holds no form of "${word}"` };
      if (said.has(collocation))
        yield { path: [at, "collocations"], reason: `"${collocation}" stands twice` };
      said.add(collocation);
    }
    if (sound !== undefined && !isRespelling(sound))
      yield { path: [at, "sound"], reason: "has one stressed syllable, all in capitals" };
  }
}

const isRespelling = (sound: string): boolean => {
  const syllables = sound.split(/[- ]/);
  return (
    syllables.every((each) => /^(?:[a-z]+|[A-Z]+)$/.test(each)) &&
    syllables.filter((each) => /^[A-Z]/.test(each)).length === 1
  );
};
