/** Longer ones would not fit on the line. */
const LONGEST_NAME = 24;

/** The handwriting has Latin letters (`scripts/subset-fonts`); among them any other looks torn out. */
const isWritable = (name: string): boolean =>
  name.length <= LONGEST_NAME && /^[ -~À-ÖØ-öø-žȘ-ț’]+$/.test(name.normalize());

/** A teacher's word under a marked quiz, by name where her hand can write it. */
export function praise(percent: number, name: string): string {
  const word = percent >= 80 ? "Very good work" : percent >= 50 ? "Good work" : "Keep going";
  return isWritable(name) ? `${word}, ${name}.` : `${word}.`;
}
