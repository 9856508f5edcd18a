import { foldText } from "@saywell/english";

/** Whether a text says a phrase, whatever stands around its words. */
export const mentions = (text: string, phrase: string) =>
  phrase.length > 2 &&
  ` ${foldText(text).replace(/[^\p{L}\p{N}']+/gu, " ")} `.includes(
    ` ${foldText(phrase)
      .replace(/[^\p{L}\p{N}']+/gu, " ")
      .trim()} `,
  );
