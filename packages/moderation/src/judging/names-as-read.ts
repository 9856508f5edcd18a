import { fold } from "../text/fold";
import { viewsOf } from "../text/views";

/** Words of which some letters stand apart, as "P r a c t i c e partner". */
const isSpaced = /(?:^|[^a-z])[a-z](?:[^a-z]+[a-z]){3,}(?![a-z])/;

/** The ways to read a name, whatever alphabet, digits or spaces it is written with. */
export function namesAsRead(name: string): string[] {
  const { text: folded } = fold(name);
  const texts = viewsOf(folded).map(({ text }) => text);
  return isSpaced.test(folded) ? [...texts, folded.replaceAll(/[^a-z]/g, "")] : texts;
}
