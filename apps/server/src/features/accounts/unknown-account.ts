import { refuse } from "../../refusal";

export const unknownAccount = refuse("not-found", "There is no such account.");
