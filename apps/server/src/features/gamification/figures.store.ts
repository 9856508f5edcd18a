import { passOn } from "../../db/pass-on";

/** What somebody earned, without a word of theirs. */
export const keepEarned = passOn("badge_award", "ledger_entry", "study_day");
