import { testCards } from "@saywell/contract/constants";

/** What each test card does, in plain words, in the order in which they are offered. */
const words: Record<keyof typeof testCards, string> = {
  succeeds: "Pays",
  needsConfirmation: "The bank asks first",
  declined: "Is declined",
  insufficientFunds: "Has too little money",
  failsAtRenewal: "Pays now, and fails at the next renewal",
  disputed: "Pays, and the bank disputes it afterwards",
};

export const offeredCards = Object.entries(words).map(([name, does]) => ({
  number: spaced(testCards[name as keyof typeof testCards]),
  does,
}));

/** In groups of four, as on a card. */
function spaced(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
}

/** What is wrong with what was typed as the number of a card. */
export function cardProblem(typed: string): string | undefined {
  return /^\d{12,19}$/.test(typed.replaceAll(/[\s-]/g, ""))
    ? undefined
    : "Type the number of a card, or tap one of the list.";
}
