import type { HelpPlace } from "@saywell/moderation";

/** Where somebody with this time zone reads that help is; undefined where the zone is not known. */
export type HelpPlaceOf = (timeZone: string | undefined) => HelpPlace;
