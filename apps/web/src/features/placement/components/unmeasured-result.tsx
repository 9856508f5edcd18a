import { Info } from "lucide-react";
import { PageHeading } from "../../../ui/page-heading";
import { Tag } from "../../../ui/tag";
import { exampleResult } from "../model/example-result";
import { LevelCard } from "./level-card";
import { TakeTest } from "./measured-result";
import { Recommendations } from "./recommendations";
import type { ResultLink } from "../model/result-link";
import { ResultSection } from "./result-section";
import { ExampleSkills } from "./skill-breakdown";

/** The page without a result behind it: an example, or a score and level that stand in the link. */
export function UnmeasuredResult({ link }: { link: ResultLink }) {
  return (
    <div className="grid grid-cols-1 gap-6 print:gap-3">
      <div>
        <Tag tone="warning" className="mb-3">
          <Info aria-hidden /> Example
        </Tag>
        <PageHeading
          lead={
            link.isDefault
              ? "This page was opened without a test. What you see is an example, not your result."
              : "The score and the level come from the link. The skills are an example: this page was opened without a test."
          }
        >
          Test Complete!
        </PageHeading>
      </div>
      <LevelCard level={link.level} score={link.score} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <ResultSection title="Skill breakdown (example)">
          <ExampleSkills skills={exampleResult.skills} />
        </ResultSection>
        <Recommendations level={link.level} weakest={null} />
      </div>
      <TakeTest />
    </div>
  );
}
