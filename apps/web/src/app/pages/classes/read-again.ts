import type { ReadAgain } from "../../read-state";

/** Reads again what failed, where nobody is made a guest for it. */
export const readAgain: ReadAgain = async (read) => void (await read.refetch());
