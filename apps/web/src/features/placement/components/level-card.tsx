import { cefrTexts } from "@saywell/adaptive-test";
import type { CefrLevel } from "@saywell/contract";
import type { ReactNode } from "react";
import { Card } from "../../../ui/card";

export interface LevelCardProps {
  level: CefrLevel;
  /** How sure the test is, in words. */
  sureness?: string | null;
  /** More about the level. */
  children?: ReactNode;
}

/** The level, large and in words. Numbers stand under the details. */
export function LevelCard({ level, sureness = null, children }: LevelCardProps) {
  const { title, description } = cefrTexts[level];
  return (
    <Card className="break-inside-avoid p-5 sm:p-7 print:p-4">
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[auto_minmax(0,1fr)] md:gap-9 print:grid-cols-[auto_minmax(0,1fr)]">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 md:grid md:w-48 md:justify-items-center md:gap-2 md:self-center md:text-center">
          <p className="font-heading text-5xl font-semibold text-primary sm:text-[5.5rem] sm:leading-none">
            {level}
          </p>
          <h2 className="text-xl font-semibold">{title}</h2>
        </div>
        <div className="grid grid-cols-1 content-center gap-4">
          <p className="max-w-[38rem] text-lg">{description}</p>
          {sureness === null ? null : <p className="font-semibold">{sureness}</p>}
          {children}
        </div>
      </div>
    </Card>
  );
}
