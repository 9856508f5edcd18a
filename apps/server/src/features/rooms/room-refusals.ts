import { refuse, type Refusal, type Result } from "../../refusal";

export const refused = (refusal: Refusal): Result<never> => ({ ok: false, refusal });
export const unknownRoom = refuse("not-found", "Room not found.");
export const notTheirs = refuse("forbidden", "Only the owner of a room decides who is in it.");
export const joinFirst = refuse("forbidden", "Join this room first.");
