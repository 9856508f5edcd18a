import type { StudentReport } from "@saywell/contract";
import { levelTests } from "@saywell/contract/constants";
import { formatDay } from "../../../lib/dates";
import { capital } from "../../../lib/capital";
import { Tag } from "../../../ui/tag";
import { Section } from "./section";

type PlacementTest = StudentReport["placementTests"][number];

interface StudentTestsProps {
  tests: readonly PlacementTest[];
  timeZone: string;
}

/** The placement tests that a student finished, with how exact each was. */
export const StudentTests = ({ tests, timeZone }: StudentTestsProps) => (
  <Section title="Placement tests">
    {tests.length === 0 ? (
      <p className="text-muted-foreground">No placement test is finished yet.</p>
    ) : (
      <ul className="divide-y divide-rule">
        {tests.map((test) => (
          <li key={test.takenAt} className="grid gap-1.5 py-3 first:pt-0 last:pb-0">
            <p className="font-semibold">
              {test.level} <span className="font-normal">({intervalWords(test)})</span>
            </p>
            <p className="text-sm text-muted-foreground">
              {titleOf(test.testType)}, {formatDay(test.takenAt, timeZone)}
            </p>
            {test.skills.length === 0 ? null : (
              <p className="flex flex-wrap gap-2">
                {test.skills.map(({ skill, level }) => (
                  <Tag key={skill}>
                    {capital(skill)} {level}
                  </Tag>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    )}
  </Section>
);

const intervalWords = ({ lowest, highest }: PlacementTest): string =>
  lowest === highest ? `surely ${lowest}` : `between ${lowest} and ${highest}`;

const titles: Readonly<Record<string, { title: string }>> = levelTests;
const titleOf = (testType: string): string => titles[testType]?.title ?? "Placement test";
