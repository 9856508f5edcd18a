const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;
/** Scripts in which a joiner between two letters makes another word, as in Persian. */
const joining =
  "\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Mong}";
const letter = `(?:(?=[\\p{L}\\p{M}])[${joining}])`;
const joiner = new RegExp(`(?<=${letter})[\\u200c\\u200d](?=${letter})`, "u");

/**
 * A text without what nobody sees, with which two names would look like one. Joiners stay between
 * letters of scripts that need them.
 */
export const withoutUnseen = (text: string): string =>
  text.replaceAll(unseen, (mark, at: number) =>
    joiner.test(text.slice(Math.max(at - 2, 0), at + 3)) && /[\u200c\u200d]/.test(mark) ? mark : "",
  );
