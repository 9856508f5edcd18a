import { parse } from "tldts";

/** What a program would read in a name, wherever it is shown: in a spreadsheet, a mail or a page. */
export type NotAName = "a formula" | "an address" | "code";

const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** A spreadsheet runs what begins so, also with a quotation mark before it. */
const formula = /^["']?[=+\-@\t]/;
const markup = /<\s*[\p{L}/!?]|&#?\w+;|\]\(|\{\{|\$\{/u;
const linked = /:\/\/|^\/\/|\bwww\.|\S@\S/i;
/** A telephone calls what follows `tel:`, and a browser opens what follows any word and a colon. */
const scheme =
  /(?<![\p{L}\p{N}])(?:(?:tel|sms|mailto|callto|facetime|skype|whatsapp)\s*:|\p{L}[\p{L}\p{N}+.-]*:[\p{L}\p{N}+/])/iu;
const network = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/;
/** Words with a full stop and no space between them, in any script; a port or a path may follow. */
const joined = /([\p{L}\p{M}\p{N}_-]+)\.(?=([\p{L}\p{M}\p{N}-]{2,}))/gu;
/** What people shorten before a name, and then leave the space out: "St.John", "Md.Rahman". */
const shortened =
  /^(?:\p{L}|abd|chr|dipl|dr|fr|frl|hon|hr|ing|jr|ma|mag|md|mme|moh|mr|mrs|ms|mst|muh|prof|rev|sr|st|sta|ste|th|wm)$/iu;

const initial = /^\p{Lu}$/u;
const capital = /^\p{Lu}/u;

/**
 * Why a text is nobody's name: by how it is built, for endings of addresses are made every week. Null
 * where it may be one.
 */
export function notAName(text: string): NotAName | null {
  const plain = text.normalize("NFKC").replace(unseen, "").replaceAll("。", ".").trim();
  if (formula.test(plain)) return "a formula";
  if (markup.test(plain)) return "code";
  const isAddress = [linked, scheme, network].some((each) => each.test(plain)) || isSite(plain);
  return isAddress ? "an address" : null;
}

/** Whether something is joined by a full stop as only the names of computers are. */
function isSite(text: string): boolean {
  for (const [, before = "", after = ""] of text.matchAll(joined)) {
    const isInitial = initial.test(before) && capital.test(after);
    // "Md.Rahman" is a name, and dr.tel a site: there are names that end so.
    const isShortened = shortened.test(before) && parse(`${before}.${after}`).isIcann !== true;
    const isPart = isInitial || isShortened || !/^\p{L}/u.test(after);
    if (!isPart || /^[^\s]*\//.test(text.slice(text.indexOf(`${before}.${after}`)))) return true;
  }
  return false;
}
