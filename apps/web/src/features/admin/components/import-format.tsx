import { mostImportedRows } from "@saywell/contract/constants";
import { ChevronDown, Download } from "lucide-react";
import { formatNumber } from "../../../lib/numbers";
import { Button } from "../../../ui/button";

const columns: readonly (readonly [name: string, values: string])[] = [
  ["name", "Needed. As the school writes it."],
  ["email", "Needed. Each address once in a file."],
  ["role", "LEARNER or TEACHER. Empty: LEARNER."],
  ["class", "A class that is there, or a new one. Empty: none."],
  ["class_teacher", "The teacher's email, where the class is new or its name is there twice."],
  ["age_band", "under 13, 13-17 or adult. Empty: not known."],
  ["consent", "school, where the school has a parent's word for a child under 13. Empty: none."],
];

const sample = [
  columns.map(([name]) => name).join(","),
  "Tom Hill,tom.hill@school.example,TEACHER,5A,,adult,",
  "Ana May,ana.may@school.example,LEARNER,5A,tom.hill@school.example,under 13,school",
  "Ben Lee,ben.lee@school.example,LEARNER,5A,tom.hill@school.example,13-17,",
  "",
].join("\r\n");
/** With the mark by which spreadsheets know that it is UTF-8. */
const sampleAddress = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${sample}`)}`;

/** What a file of people looks like: whoever has one already goes past it. */
export const ImportFormat = () => (
  <>
    <details className="group rounded-lg border border-rule">
      <summary className="flex min-h-11 items-center justify-between gap-3 rounded-lg px-4 py-2 font-semibold text-primary">
        How to write the file
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-4 px-4 pt-1 pb-4">
        <p>
          The first line names the columns, in any order; only name and email have to be there. At
          most {formatNumber(mostImportedRows)} people in one file.
        </p>
        <dl className="grid grid-cols-1 gap-x-6 gap-y-1.5 sm:grid-cols-[auto_1fr]">
          {columns.map(([name, values]) => (
            <div key={name} className="contents">
              <dt className="font-semibold max-sm:mt-1.5">
                <code>{name}</code>
              </dt>
              <dd className="min-w-0 break-words">{values}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
    <Button asChild variant="outline" className="w-fit">
      <a href={sampleAddress} download="people.csv">
        <Download aria-hidden /> Download a sample file
      </a>
    </Button>
  </>
);
