import type { AgeBand } from "@saywell/contract";
import { classNameMaxLength, importableRoles } from "@saywell/contract/constants";
import { inOneLine } from "@saywell/moderation";
import type { Result } from "../../../refusal";
import { isAddress, judgeEmail, nameProblem, rowProblem, short } from "../../../csv/judge-cells";
import type { WrittenRow } from "../../../csv/read-rows";
import type { ImportColumn } from "./people-file";

type ImportableRole = (typeof importableRoles)[number];

/** Somebody of the file, as far as the row itself tells. */
export interface ImportedPerson {
  line: number;
  name: string;
  /** In small letters: an address is the same in any. */
  email: string;
  role: ImportableRole;
  className: string | null;
  /** The address of whoever teaches the class, where the row says so. */
  teacher: string | null;
  ageBand: AgeBand;
  /** The school has a parent's word for this child under 13. */
  hasConsent: boolean;
}

export interface BadRow {
  line: number;
  reason: string;
}

type Judged = { person: ImportedPerson } | { bad: BadRow };

/** What people write for an age. */
const ages: ReadonlyMap<string, AgeBand> = new Map([
  ["", "UNKNOWN"],
  ["unknown", "UNKNOWN"],
  ["under 13", "UNDER_13"],
  ["under13", "UNDER_13"],
  ["<13", "UNDER_13"],
  ["13-17", "AGE_13_TO_17"],
  ["13 to 17", "AGE_13_TO_17"],
  ["age 13 to 17", "AGE_13_TO_17"],
  ["adult", "ADULT"],
  ["18+", "ADULT"],
]);

/** What can be said of a row without knowing any other, or the school. */
export function judgeRow(
  { line, cells, length, hasMore }: WrittenRow<ImportColumn>,
  readName: (typed: string) => Result<string>,
): Judged {
  const bad = (reason: string): Judged => ({ bad: { line, reason } });
  const problem = rowProblem({ length, hasMore });
  if (problem !== null) return bad(problem);
  const email = judgeEmail(cells.email);
  if (!email.ok) return bad(email.refusal.message);

  const written = cells.role.toUpperCase();
  if (written === "ADMIN") return bad("An admin is not imported. Invite this person as an admin.");
  const role = written === "" ? "LEARNER" : importableRoles.find((each) => each === written);
  if (role === undefined) {
    return bad(`“${short(cells.role)}” is no role. Write ${importableRoles.join(" or ")}.`);
  }

  if (cells.name === "") return bad("The name is missing.");
  const name = readName(cells.name);
  if (!name.ok) return bad(nameProblem(cells.name, name.refusal.message));

  const className = inOneLine(cells.class);
  if (className.length > classNameMaxLength) {
    return bad(`The name of the class is longer than ${classNameMaxLength} characters.`);
  }
  const teacher = cells.class_teacher.toLowerCase();
  if (teacher !== "" && className === "") return bad("There is a class teacher, but no class.");
  if (teacher !== "" && !isAddress(teacher)) {
    return bad(`“${short(teacher)}” is no email address of a class teacher.`);
  }
  if (role === "TEACHER" && teacher !== "" && teacher !== email.value) {
    return bad("This teacher's own row names another teacher of the class.");
  }

  const ageBand = ages.get(cells.age_band.toLowerCase().replaceAll(/[\s_–]+/g, asWritten));
  if (ageBand === undefined) {
    return bad(`“${short(cells.age_band)}” is no age. Write under 13, 13-17 or adult, or nothing.`);
  }
  if (role === "TEACHER" && isChild(ageBand)) return bad("A teacher cannot be under 18.");
  const consent = cells.consent.toLowerCase();
  if (!["", "no", "school"].includes(consent)) {
    return bad(`“${short(cells.consent)}” is no consent. Write school, or nothing.`);
  }
  if (consent === "school" && ageBand === "UNKNOWN" && role === "LEARNER") {
    return bad("There is consent, but no age. Consent is for children under 13.");
  }
  const hasConsent = consent === "school" && ageBand === "UNDER_13";
  return {
    person: {
      line,
      name: name.value,
      email: email.value,
      role,
      className: className === "" ? null : className,
      teacher: className === "" ? null : role === "TEACHER" ? email.value : teacher || null,
      ageBand,
      hasConsent,
    },
  };
}

const isChild = (ageBand: AgeBand): boolean => ageBand === "UNDER_13" || ageBand === "AGE_13_TO_17";

/** "13 – 17" is "13-17", and "under_13" is "under 13". */
const asWritten = (between: string): string => (between.includes("–") ? "-" : " ");
