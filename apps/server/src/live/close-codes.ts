import { liveCloseCodes } from "@saywell/contract";

/** Why we hang up: the standard codes, and our own. */
export const closeCode = { goingAway: 1001, tooEager: 1008, ...liveCloseCodes } as const;
