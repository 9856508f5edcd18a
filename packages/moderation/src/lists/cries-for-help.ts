import data from "../../data/cries-for-help.json";
import { patternReader } from "./patterns";

/** Over a text in lower case, with straight quotation marks and single spaces. */
export const criesForHelp: readonly RegExp[] = data.patterns.map(patternReader(data.fragments));

/** The same of somebody whom others hurt. */
export const criesOfTheHurt: readonly RegExp[] = data.hurtByOthers.map(
  patternReader(data.fragments),
);
