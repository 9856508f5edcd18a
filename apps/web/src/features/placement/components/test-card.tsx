import {
  type LevelTestTimeAllowance,
  levelTests,
  type LevelTestType,
} from "@saywell/contract/constants";
import { Briefcase, GraduationCap, Stethoscope } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { Card, CardContent, CardDescription, CardFooter, CardTitle } from "../../../ui/card";
import { durationInWords, pathOfTest } from "../model/time-allowance";
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
      <CardContent className="grid grid-cols-1 content-start gap-3">
        <span className="grid size-12 place-items-center rounded-lg bg-primary-wash text-primary [&_svg]:size-6">
          {icons[testType]}
        </span>
        <CardTitle id={id} className="text-xl">
          {title}
        </CardTitle>
        <CardDescription>{aboutTests[testType]}</CardDescription>
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
          <Fact name="Duration">{durationInWords(testType, timeAllowance)}</Fact>
          <Fact name="Questions">{questions}</Fact>
          <Fact name="Levels">{levelSpan(testType)}</Fact>
          {ages === null ? null : <Fact name="Ages">{ages}</Fact>}
        </dl>
      </CardContent>
      <CardFooter>
        <Button asChild className="w-full">
          <Link to={pathOfTest(testType, timeAllowance)} aria-describedby={id}>
            Start Test
          </Link>
        </Button>
      </CardFooter>
    </Card>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="tabular font-semibold">{children}</dd>
    </>
  );
}
