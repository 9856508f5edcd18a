import { courseAuthors } from "@saywell/content/answers";
import { nameMaxLength } from "@saywell/contract/constants";
import type { Role } from "@saywell/contract";
import { quizBots } from "@saywell/quiz";
import {
  inOneLine,
  isFitForAll,
  isNameOfStaff,
  isUnfitName,
  nameKey,
  notAName,
  passesForStaffAsShown,
  withoutUnseen,
} from "@saywell/moderation";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { ok, refuse, type Result } from "../../../refusal";
import { listStaffNames } from "./staff-names.store";

/**
 * Whose word a name is: somebody's own, in their role, or the school's for one of its people. The
 * school knows whose surname is Lehrer, so its names are not judged as what people say of themselves.
 */
export type NameGiver = Role | "SCHOOL";

/** What the school calls somebody, as others will read it, or why that cannot be. */
export type ReadGivenName = (typed: string, giver: "SCHOOL") => Result<string>;

/** The same of what somebody calls themselves, which for a learner is no name that the staff have. */
export type ReadName = (from: Db | Tx, typed: string, giver: NameGiver) => Promise<Result<string>>;

export const createReadName =
  ({ clock }: { clock: Clock }): ReadName =>
  async (from, typed, giver) => {
    const read = readName(typed, giver, clock.now());
    if (!read.ok || giver !== "LEARNER") return read;
    const isTaken = (await listStaffNames(from)).some((each) => isNameOfStaff(read.value, each));
    return isTaken ? refuse("invalid-input", "Please choose another name.") : read;
  };

/** What only the server's own practice partners are called. */
const reserved = /practice\s*partner/i;
/** What is read where somebody has no name, and what programs are called that play along in games. */
const inPlaceOfNames = new Set(
  ["Somebody", "Host", "The host", ...quizBots.map(({ name }) => name)].map(nameKey),
);

/** The teachers of the course are known to everybody, in each school. */
const isForStaff = (name: string): boolean =>
  passesForStaffAsShown(name) || courseAuthors.some((author) => isNameOfStaff(name, author.name));

export function readName(typed: string, giver: NameGiver, now: Date): Result<string> {
  const name = inOneLine(withoutUnseen(typed));
  if (!/\p{L}/u.test(name))
    return refuse("invalid-input", "Please write a name that others can read.");
  const instead = notAName(name);
  if (instead !== null) {
    return refuse("invalid-input", `Please choose another name. This one looks like ${instead}.`);
  }
  if (giver === "LEARNER" && !reserved.test(name) && isForStaff(name)) {
    return refuse(
      "invalid-input",
      "Please choose another name. This one is for the school's staff.",
    );
  }
  if (giver === "LEARNER" && inPlaceOfNames.has(nameKey(name))) {
    return refuse("invalid-input", "Please choose another name. This one is used by the program.");
  }
  const isFit = giver === "SCHOOL" || (isFitForAll(name, now.getTime()) && !isUnfitName(name));
  return name.length <= nameMaxLength && !reserved.test(name) && isFit
    ? ok(name)
    : refuse("invalid-input", "Please choose another name. Everybody will read it.");
}
