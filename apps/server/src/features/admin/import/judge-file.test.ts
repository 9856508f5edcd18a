import { nameMaxLength } from "@saywell/contract/constants";
import { notAName } from "@saywell/moderation";
import { expect, test } from "vitest";
import { ok, refuse } from "../../../refusal";
import { withoutDoubles } from "../../../csv/judge-cells";
import { judgeFile, type KnownSchool } from "./judge-file";
import { type BadRow, type ImportedPerson, judgeRow } from "./judge-row";
import { readRows } from "../../../csv/read-rows";
import { peopleFile } from "./people-file";

const readName = (typed: string) =>
  typed.length <= nameMaxLength && notAName(typed) === null
    ? ok(typed)
    : refuse("invalid-input", "This looks like a formula.");
const breathe = () => Promise.resolve();

const nobody: KnownSchool = { people: new Map(), classes: new Map(), members: new Set() };
/** Tom teaches 5A, where Ana is; there are two classes 6B. Demi is of the demo. */
const school: KnownSchool = {
  people: new Map([
    ["tom@x.org", { id: "tom", name: "Tom Hill", role: "TEACHER", isDemo: false }],
    ["eva@x.org", { id: "eva", name: "Eva", role: "TEACHER", isDemo: false }],
    ["ana@x.org", { id: "ana", name: "Ana May", role: "LEARNER", isDemo: false }],
    ["kim@x.org", { id: "kim", name: "KIM", role: "LEARNER", isDemo: false }],
    ["demi@x.org", { id: "demi", name: "Demi", role: "LEARNER", isDemo: true }],
  ]),
  classes: new Map([
    ["5a", [{ id: "c5", name: "5A", teacherId: "tom" }]],
    [
      "6b",
      [
        { id: "c6", name: "6B", teacherId: "tom" },
        { id: "c7", name: "6b", teacherId: "eva" },
      ],
    ],
  ]),
  members: new Set(["c5 ana"]),
};

async function judge(csv: string, known = nobody) {
  const read = await readRows(csv, peopleFile, breathe);
  if (!read.ok) throw new Error(read.refusal.message);
  const people: ImportedPerson[] = [];
  const bad: BadRow[] = [];
  for (const row of read.value.rows) {
    const judged = judgeRow(row, readName);
    if ("bad" in judged) bad.push(judged.bad);
    else people.push(judged.person);
  }
  const { rows, doubles } = withoutDoubles(people);
  return judgeFile(rows, [...bad, ...doubles], known);
}

const header = "name,email,role,class,class_teacher,age_band,consent";
const teacher = "Tom Hill,tom@x.org,TEACHER,5A";

test.each([
  ["an address that is none", "Ana,ana(at)x.org", "“ana(at)x.org” is no email address."],
  ["no address", "Ana,", "The email is missing."],
  ["no name", " ,ana@x.org", "The name is missing."],
  [
    "a formula for a name",
    "=1+1,ana@x.org",
    "“=1+1” cannot be a name here. This looks like a formula.",
  ],
  ["a long name", `${"a".repeat(81)},ana@x.org`, "The name is longer than 80 characters."],
  ["an admin", "Ana,ana@x.org,admin", "An admin is not imported. Invite this person as an admin."],
  ["an unknown role", "Ana,ana@x.org,boss", "“boss” is no role. Write LEARNER or TEACHER."],
  [
    "a long class",
    `Ana,ana@x.org,,${"a".repeat(81)}`,
    "The name of the class is longer than 80 characters.",
  ],
  [
    "a class teacher of no class",
    "Ana,ana@x.org,,,tom@x.org",
    "There is a class teacher, but no class.",
  ],
  [
    "a class teacher without address",
    "Ana,ana@x.org,,5A,Tom",
    "“tom” is no email address of a class teacher.",
  ],
  [
    "a teacher who names another",
    "Ana,ana@x.org,TEACHER,5A,tom@x.org",
    "This teacher's own row names another teacher of the class.",
  ],
  [
    "an unknown age",
    "Ana,ana@x.org,,,,twelve",
    "“twelve” is no age. Write under 13, 13-17 or adult, or nothing.",
  ],
  ["a child who teaches", "Ana,ana@x.org,TEACHER,,,13-17", "A teacher cannot be under 18."],
  [
    "an unknown consent",
    "Ana,ana@x.org,,,,under 13,mum",
    "“mum” is no consent. Write school, or nothing.",
  ],
  [
    "consent without an age",
    "Ana,ana@x.org,,,,,school",
    "There is consent, but no age. Consent is for children under 13.",
  ],
  [
    "too many cells",
    "Ana,ana@x.org,,,,,,more",
    "The row has more cells than the first line has columns.",
  ],
  [
    "too many characters",
    `${"a".repeat(1001)},ana@x.org`,
    "The row is too long. Is a quotation mark missing, or one too many?",
  ],
  [
    "a new class without a teacher",
    "Ana,ana@x.org,,7C",
    "The class “7C” is new and has no teacher. Give the teacher's email in the column class_teacher, or a row with the role TEACHER.",
  ],
  [
    "a new class whose teacher is nobody",
    "Ana,ana@x.org,,7C,no@x.org",
    "The class “7C” is new, and no@x.org is no teacher here. Give them a row with the role TEACHER, or make them a teacher first.",
  ],
])("%s is a bad row, with its line and the reason", async (_what, row, reason) => {
  expect((await judge(`${header}\nBea,bea@x.org\n${row}`)).bad).toEqual([{ line: 3, reason }]);
});

test.each([
  [
    "5A of another teacher",
    "Bea,bea@x.org,,5a,eva@x.org",
    "The class “5a” has another teacher. Change its teacher first, or give this class another name.",
  ],
  [
    "a teacher who is a learner here",
    "Ana,ana@x.org,TEACHER",
    "This person is here as a learner, and an import changes no role. Make them a teacher first.",
  ],
  ["somebody of the demo", "Demi,demi@x.org", "This address belongs to the demo school."],
  [
    "the teacher among the students",
    "Tom,tom@x.org,,5A",
    "This person is a teacher here, and no student of a class. Leave the class out, or write the role TEACHER.",
  ],
  [
    "one of two classes",
    "Bea,bea@x.org,,6B",
    "The class “6B” is there 2 times. Say whose in the column class_teacher.",
  ],
])("%s is a bad row where the school knows better", async (_what, row, reason) => {
  expect((await judge(`${header}\n${row}`, school)).bad).toEqual([{ line: 2, reason }]);
});

test("an address that is there twice is bad the second time, in whatever letters", async () => {
  const { bad, newPeople } = await judge("name,email\nAna,ana@x.org\nAna B,ANA@x.org\n");
  expect(bad).toEqual([{ line: 3, reason: "ana@x.org is on line 2 already." }]);
  expect(newPeople).toHaveLength(1);
});

test("a class with two teachers in the file is bad in all its rows, and its teachers with it", async () => {
  const { bad, newPeople } = await judge(
    `${header}\n${teacher}\nAna,ana@x.org,,5A,eva@x.org\nBea,bea@x.org,,9Z,tom@x.org`,
  );
  expect(bad.map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(newPeople).toEqual([]);
});

test("a class is made once, for the teacher of the file, in whatever letters it is written", async () => {
  const plan = await judge(`${header}\nAna,ana@x.org,,5a\nBea,bea@x.org,,5A\n${teacher}`);
  expect(plan).toMatchObject({
    bad: [],
    newClasses: [{ key: "5a", name: "5a", teacher: "tom@x.org" }],
    newMembers: [{ email: "ana@x.org" }, { email: "bea@x.org" }],
  });
  expect(plan.newPeople.map(({ role }) => role)).toEqual(["LEARNER", "LEARNER", "TEACHER"]);
});

test("who is here already is added to the class, and once", async () => {
  const csv = `${header}\nAna,ana@x.org,,5A\nKim,kim@x.org,,5A\nBea,bea@x.org,,6B,eva@x.org`;
  expect(await judge(csv, school)).toMatchObject({
    found: [
      { name: "Ana", isNamedOtherwise: true, joins: null },
      { name: "Kim", isNamedOtherwise: false, joins: "5A" },
    ],
    newPeople: [{ name: "Bea" }],
    newClasses: [],
    newMembers: [
      { classId: "c5", email: "kim@x.org" },
      { classId: "c7", email: "bea@x.org" },
    ],
  });
});

test.each([
  ["under 13", "school", "UNDER_13", true],
  ["Under_13", "", "UNDER_13", false],
  ["13 – 17", "School", "AGE_13_TO_17", false],
  ["Adult", "no", "ADULT", false],
  ["", "", "UNKNOWN", false],
])("the age “%s” with the consent “%s” is read", async (age, consent, ageBand, hasConsent) => {
  const { newPeople } = await judge(`${header}\nAna,ana@x.org,,,,${age},${consent}`);
  expect(newPeople).toMatchObject([{ ageBand, hasConsent }]);
});

test.each([
  [
    "semicolons, a mark of order and CRLF",
    "\uFEFFE-Mail;Name\r\nana@x.org;Ana\r\n\r\nbea@x.org;Bea\r\n",
    [2, 4],
  ],
  ["tabs", "name\temail\nAna\tana@x.org", [2]],
  ["a spreadsheet's own line", "sep=;\nname;email;;\nAna;ana@x.org;;", [3]],
  [
    "a quoted line break and a quotation mark",
    'name,email\n"Ana\nMay",ana@x.org\n"Bea ""B""",bea@x.org',
    [2, 4],
  ],
  ["old line ends", "name,email\rAna,ana@x.org", [2]],
])("a file with %s is read, line by line as an editor counts", async (_what, csv, lines) => {
  const plan = await judge(csv);
  expect(plan.bad).toEqual([]);
  expect(plan.newPeople.map(({ line }) => line)).toEqual(lines);
});

test.each([
  [
    "an unknown column",
    "name,email,phone\nAna,ana@x.org,1",
    "There is no column “phone”. The first line names the columns: name, email, role, class, class_teacher, age_band, consent.",
  ],
  ["a column twice", "name,email,Name\nAna,ana@x.org,A", "The column name is there twice."],
  [
    "no emails",
    "name\nAna",
    "The column email is missing. The first line names the columns: name, email, role, class, class_teacher, age_band, consent.",
  ],
  [
    "no people",
    "name,email\n\n,\n",
    "The file has no people. The first line names the columns, and each line after it is a person.",
  ],
  [
    "nothing",
    "",
    "The file has no people. The first line names the columns, and each line after it is a person.",
  ],
  [
    "an open quotation mark",
    'name,email\nAna,ana@x.org\n"Bea,bea@x.org\n',
    "Line 3 has a quotation mark that is never closed.",
  ],
  [
    "letters of Windows-1252",
    "name,email\nJos\uFFFD,jose@x.org",
    "Line 2 has a letter that cannot be read. Save the file as “CSV UTF-8” in your spreadsheet, and choose it again.",
  ],
  [
    "too many rows",
    `name,email${"\nAna,ana@x.org".repeat(10_001)}`,
    "The file has more than 10000 rows. Split it, and import one part after the other.",
  ],
])("a file with %s is refused in one sentence", async (_what, csv, message) => {
  expect(await readRows(csv, peopleFile, breathe)).toEqual({
    ok: false,
    refusal: { code: "invalid-input", message },
  });
});
