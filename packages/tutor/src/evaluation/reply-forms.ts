import { plainText, wordsOf } from "../text";
import type { ReplyForm } from "./types";

const task =
  /(?:^|[.!?:] )(?:now |please |can you |could you |next,? |first,? |then |your turn: )*(?:write|complete|choose|put|fill|make|correct|change|finish|rewrite|translate|match|find|which (?:word|sentence|one|form)|true or false|what is the (?:past|plural|opposite|right))\b/;

const forms: Readonly<Record<ReplyForm, (plain: string) => boolean>> = {
  exercise: (plain) => /_{2,}|\.{4,}|…|" or "[^"]+"\?/.test(plain) || task.test(plain),
  question: (plain) => plain.includes("?"),
  example: (plain) =>
    /\bfor example\b|\bexamples?:/.test(plain) ||
    [...plain.matchAll(/"([^"]+)"/g)].some(([, quoted = ""]) => wordsOf(quoted).length > 2),
};

/** Whether a reply has what was asked for: something to solve, a question, or an example. */
export const hasForm = (reply: string, form: ReplyForm): boolean => forms[form](plainText(reply));
