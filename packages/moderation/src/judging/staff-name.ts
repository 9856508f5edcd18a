import { fold } from "../text/fold";
import { viewsOf } from "../text/views";

/** Also as parts of words: nobody's own name has them. */
const anywhere =
  /saywell|moderator|administrator|teacher|helpdesk|headmaster|headmistress|safeguarding|practicepartner/;
/** Only as words: Badminton is nobody's office. */
const asWord =
  /(?<![a-z])(?:lehrer(?:in)?|iris (?:ai|bot|tutor)|school office|(?:m[rsx]|mrs|miss) teach|practice partner|admins?|sysadmin|moderators?|mods|staff|support|help desk|principal)(?![a-z])/;

/** Names of the product's own: who is called so has another name beside it. */
const alone = /^ *iris *$/;
/** Words of which some letters stand apart, as "P r a c t i c e partner". */
const isSpaced = /(?:^|[^a-z])[a-z](?:[^a-z]+[a-z]){3,}(?![a-z])/;

/**
 * Whether a name would pass for one of the school's staff or its practice partners, whatever
 * alphabet, digits or spaces it is written with.
 */
export function passesForStaff(name: string): boolean {
  const { text: folded } = fold(name);
  const texts = viewsOf(folded).map(({ text }) => text);
  if (isSpaced.test(folded)) texts.push(folded.replaceAll(/[^a-z]/g, ""));
  return texts.some((text) => [anywhere, asWord, alone].some((each) => each.test(text)));
}
