import { intervalInWords, skillNames, unmeasuredInWords } from "@saywell/adaptive-test";
import type { LevelTestResult } from "@saywell/contract";
import type { ReactNode } from "react";
import { Bands } from "./place-on-scale";
import { ScoreBar } from "./score-bar";

/** The five skills as they were measured, each with how sure the test is. */
export function MeasuredSkills({ skills }: { skills: LevelTestResult["skills"] }) {
  return (
    <>
      <ul className="grid grid-cols-1 gap-5 print:gap-3">
        {skills.map(({ skill, score, level, low, high, answered }) => {
          const name = skillNames[skill];
          if (score === null || level === null || low === null || high === null) {
            const { short, why } = unmeasuredInWords(answered);
            return (
              <SkillRow key={skill} name={name} value={short}>
                {why}
              </SkillRow>
            );
          }
          const words = intervalInWords(level, { low, high });
          return (
            <SkillRow key={skill} name={name} value={`${Math.round(score)}%`}>
              <ScoreBar score={score} interval={{ low, high }} />
              {words}
            </SkillRow>
          );
        })}
      </ul>
      <Bands />
      <p className="mt-3 text-sm text-muted-foreground">
        The line under a bar shows where the level very likely lies: in 95 of 100 tests. A long line
        means that the test asked little about this skill.
      </p>
    </>
  );
}

/** Scores that nobody measured. */
export function ExampleSkills({ skills }: { skills: readonly { skill: string; score: number }[] }) {
  return (
    <ul className="grid grid-cols-1 gap-5">
      {skills.map(({ skill, score }) => (
        <SkillRow key={skill} name={skill} value={`${score}%`}>
          <ScoreBar score={score} />
        </SkillRow>
      ))}
    </ul>
  );
}

interface SkillRowProps {
  name: string;
  value: string;
  children: ReactNode;
}

const SkillRow = ({ name, value, children }: SkillRowProps) => (
  <li>
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-semibold">{name}</span>
      <span className="figures font-semibold">{value}</span>
    </p>
    <div className="mt-1 text-sm text-muted-foreground">{children}</div>
  </li>
);
