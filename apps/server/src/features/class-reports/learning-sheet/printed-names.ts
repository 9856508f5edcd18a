import { fontsForName } from "../../../pdf/sheet-fonts";

/** A name inside a sentence, where the sheet has letters for it; else what stands for it. */
export const saidBy = (name: string, otherwise: string): string =>
  fontsForName(name) === null ? otherwise : name.normalize("NFC").trim();

/** A text of the course without the marks of letters that stand in no sentence but in names: "Poznań". */
export const plainly = (text: string): string =>
  text.replaceAll(/[\u0100-\u0130\u0132-\u0151\u0154-\u017E]/gu, (letter) =>
    letter.normalize("NFD").replaceAll(/\p{M}/gu, ""),
  );
