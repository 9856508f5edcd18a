import type { Responder } from "./types";

const signs: readonly RegExp[] = [
  /[{};]\s*(?:\n|$)/,
  /\b(?:function|const|let|var|def|class|public|static|void|import|return|elif|foreach|async|await)\b.*[({=:;]/,
  /\b(?:console\.log|System\.out|document\.|std::|(?:print(?:f|ln)?|require)\s*\()|#include\b/,
  /=>|===?|!==?|&&|\|\||\+\+|::|<\/\w+>|<\w+[^>]*>/,
  /\b(?:SELECT\b.+\bFROM|INSERT INTO|UPDATE\b.+\bSET|CREATE TABLE|DROP TABLE)\b/i,
  /\w+\([^)]*\)\s*[;{]|\w+\.\w+\([^)]*\)/,
];
/** So many different signs no English sentence has. */
const fewest = 2;

/** Whether a text is a piece of a program. */
export function isCode(text: string): boolean {
  if (/```/.test(text)) return true;
  return signs.filter((sign) => sign.test(text)).length >= fewest;
}

/** Program code gets plain words: it is no English to talk about. */
export const codeIsNoEnglish: Responder = ({ message }) =>
  isCode(message)
    ? [
        "That looks like program code. I only know English, so I cannot read it. You can tell me in English what it does.",
        "I cannot read code. Can you write it in an English sentence? For example: “My program adds two numbers.”",
      ]
    : null;
