/** Where people who listen are found in every country. It stands in what the server says of help. */
const finder = "findahelpline.com";

/** The words of help in what the server says to a refused call, which stand after why it was refused. */
export function helpIn(refusal: string): string | null {
  const [, ...help] = refusal.split("\n");
  return help.length > 0 && refusal.includes(finder) ? help.join("\n") : null;
}

/** That address, and telephone numbers: "999", "116 123", "+44 20 7946 0000". */
const reachable = /(findahelpline\.com|[*+]?\d[\d ()-]+\d)/;

/** A stretch of what the server says of help, and where it leads. */
interface HelpPart {
  text: string;
  href: string | null;
}

/** What the server says of help, with numbers to be called and the address to be followed. */
export const helpParts = (help: string): HelpPart[] =>
  help.split(reachable).map((text, place) => {
    if (place % 2 === 0) return { text, href: null };
    if (text === finder) return { text, href: `https://${finder}` };
    return { text, href: `tel:${text.replaceAll(/[^\d*+]/g, "")}` };
  });
