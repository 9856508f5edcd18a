import { answerForm } from "@saywell/english";

const polite = [
  "(?:hello|hi|hey|good (?:morning|afternoon|evening|day))(?: (?:there|again|everyone|everybody|sir|madam|iris|(?:mr|mrs|ms|dr|doctor|miss) ?\\p{L}*))?",
  "(?:i am|i'm|im|my name is|my name's|this is|here is) \\p{L}+(?: \\p{L}+)?",
  "(?:it is |it's |very |i am |i'm )?(?:nice|pleased|glad|happy|good|great|a pleasure|delighted) to (?:meet|see) you(?: too)?",
  "(?:thank you|thanks|many thanks|thank you very much|thanks a lot)(?: (?:so|very) much| a lot)?(?: for (?:\\p{L}+ing|your|the|this)(?: (?:me|us|time|invitation|to|today|here|the|chance|opportunity|call|see|meet|with|your))*)?",
  "how are you(?: doing)?(?: today)?",
];
const part = new RegExp(`^(?:(?:and|so|well|oh) )?(?:${polite.join("|")})$`, "u");
const introducing =
  /^(?:I am|I['’]m|Im|My name is|My name['’]s|This is|i am|i['’]m|im|my name is)\s+\p{Lu}/u;

/**
 * Whether somebody only greets, thanks or says who they are: that fits anywhere, and is no answer.
 * "I'm tired" says how somebody is, so only a name with a capital letter counts.
 */
export function isCourtesy(message: string): boolean {
  const parts = message
    .replace(/\b(Mr|Mrs|Ms|Dr)\./g, "$1")
    .split(/[.,!?;\n]+/)
    .map((each) => each.trim())
    .filter(Boolean);
  return (
    parts.length > 1 &&
    parts.every((each) => {
      const plain = answerForm(each);
      if (
        /^(?:and |so )?(?:i am|i'm|im|this is|here is) /.test(plain) &&
        !/ to (?:meet|see) /.test(plain)
      )
        return introducing.test(each);
      return part.test(plain);
    })
  );
}
