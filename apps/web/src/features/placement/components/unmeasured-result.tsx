import { Info } from "lucide-react";
import { PageHeading } from "../../../ui/page-heading";
import { Tag } from "../../../ui/tag";
import { cn } from "../../../ui/class-names";
import { exampleResult } from "../model/example-result";
import { LevelCard } from "./level-card";
import { PlaceOnScale } from "./place-on-scale";
import { Recommendations } from "./recommendations";
import type { ResultLink } from "../model/result-link";
import { ResultSection } from "./result-section";
import { ExampleSkills } from "./skill-breakdown";

interface UnmeasuredResultProps {
  link: ResultLink;
  /** Whether the school charges. */
  hasPlans: boolean;
}

/** The page without a result behind it: an example, or what stands in the link and nothing more. */
export function UnmeasuredResult({ link, hasPlans }: UnmeasuredResultProps) {
  const { score, level, isDefault } = link;
  // Of a link with a level alone: the score that the page would show by default.
  const shown = score ?? exampleResult.score;
  return (
    <div className="grid grid-cols-1 gap-6 print:gap-3">
      <div>
        <Tag tone="warning" className="mb-3">
          <Info aria-hidden /> {isDefault ? "Example" : "From the link"}
        </Tag>
        <PageHeading lead={leadOf(link)}>Test Complete!</PageHeading>
      </div>
      {level === null ? null : <LevelCard level={level} />}
      <div className={cn("grid grid-cols-1 gap-6", level !== null && "lg:grid-cols-2")}>
        <ResultSection
          title={isDefault || score === null ? "Score (example)" : "Score in the link"}
        >
          <PlaceOnScale score={shown} />
        </ResultSection>
        {level === null ? null : (
          <ResultSection title="Skill breakdown (example)">
            <ExampleSkills skills={exampleResult.skills} />
          </ResultSection>
        )}
      </div>
      <Recommendations level={level} weakest={null} isMeasured={false} hasPlans={hasPlans} />
    </div>
  );
}

function leadOf({ score, level, isDefault }: ResultLink): string {
  if (isDefault)
    return "This page was opened without a test. What you see is an example, not your result.";
  if (level === null)
    return "This link gives only a score. No level was measured, so none is shown. Take the test to find your level.";
  if (score === null)
    return "This link gives only a level, and nobody checked it. The score and the skills are an example. Take the test to find yours.";
  return "The score and the level come from the link. The skills are an example: this page was opened without a test.";
}
