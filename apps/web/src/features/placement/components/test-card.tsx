import {
  type LevelTestTimeAllowance,
  levelTests,
  type LevelTestType,
} from "@saywell/contract/constants";
import { Briefcase, GraduationCap, Stethoscope } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Card, CardDescription, CardTitle } from "../../../ui/card";
import { durationInWords } from "../model/time-allowance";
import { LengthWays } from "./length-ways";
import { aboutTests, levelSpan } from "../model/test-facts";

const icons: Readonly<Record<LevelTestType, ReactNode>> = {
  junior: <GraduationCap aria-hidden />,
  adult: <Briefcase aria-hidden />,
  oet: <Stethoscope aria-hidden />,
};

export interface TestCardProps {
  testType: LevelTestType;
  timeAllowance: LevelTestTimeAllowance;
}

export function TestCard({ testType, timeAllowance }: TestCardProps) {
  const id = useId();
  const { title, questions, ages } = levelTests[testType];
  return (
    <Card className="h-full">
      <div className="grid grid-cols-1 content-start gap-3 p-5 sm:p-6">
        <div className="flex items-center gap-3">
          <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-primary-wash text-primary [&_svg]:size-6">
            {icons[testType]}
          </span>
          <CardTitle id={id} className="text-xl">
            {title}
          </CardTitle>
        </div>
        <CardDescription>{aboutTests[testType]}</CardDescription>
      </div>
      <div className="flex flex-1 p-5 pt-0 sm:p-6 sm:pt-0">
        <LengthWays testType={testType} timeAllowance={timeAllowance} titleId={id}>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
            <Fact name="Duration">
              {durationInWords(testType, { timeAllowance, length: "exact" })}
            </Fact>
            <Fact name="Questions, at most">{questions}</Fact>
            <Fact name="Levels">{levelSpan(testType)}</Fact>
            {ages === null ? null : <Fact name="Ages">{ages}</Fact>}
          </dl>
        </LengthWays>
      </div>
    </Card>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="figures font-semibold">{children}</dd>
    </>
  );
}
