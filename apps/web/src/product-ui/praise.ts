/** Longer ones would not fit on the line. */
const LONGEST_NAME = 24;

/** The handwriting has Latin letters (`scripts/subset-fonts`); among them any other looks torn out. */
const isWritable = (name: string): boolean =>
  name.length <= LONGEST_NAME && /^[ -~À-ÖØ-öø-žȘ-ț’]+$/.test(name.normalize());

/** From here on a score is praised, in green; below it is in pencil, and the quiz is offered again. */
export const isGoodScore = (percent: number): boolean => percent >= 50;

/** A teacher's word under a marked quiz, by name where her hand can write it. */
export function praise(percent: number, name: string): string {
  const word =
    percent >= 80 ? "Very good work" : isGoodScore(percent) ? "Good work" : "Not yet. Keep going";
  return isWritable(name) ? `${word}, ${name}.` : `${word}.`;
}
