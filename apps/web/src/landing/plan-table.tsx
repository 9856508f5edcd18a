import { plans } from "@saywell/content";
import {
  type PlanFeature,
  type PlanPromises,
  planPromises,
  type PlanType,
  planTypes,
} from "@saywell/entitlements";
import type { ReactNode } from "react";
import { Coming } from "./plan-card";

interface Row {
  name: string;
  /** Nobody has it yet. */
  isComing?: boolean;
  of: (promises: PlanPromises) => ReactNode;
}

/** Null is without a limit. */
const upTo = (most: number | null) => (most === null ? "No limit" : most === 0 ? none : most);
const none = (
  <>
    <span aria-hidden>–</span>
    <span className="sr-only">No</span>
  </>
);
const levels = ({ lessonLevels }: PlanPromises) => {
  const [first, last] = [lessonLevels[0], lessonLevels.at(-1)];
  return first === last ? first : `${first} to ${last}`;
};

/** How each part that a plan opens is called here, and whether it is there. A new one has to be said. */
const featureRows: Readonly<Record<PlanFeature, Omit<Row, "of">>> = {
  "language-model": { name: "Answers by a language model, where the school has set one" },
  "teacher-access": { name: "Lessons with a live teacher", isComing: true },
  "class-management": { name: "Teacher dashboard and class management", isComing: true },
  "personalised-feedback": { name: "A teacher’s comments on your writing", isComing: true },
  "certificate-preparation": { name: "Certificate preparation", isComing: true },
  "lms-integration": { name: "Full LMS integration", isComing: true },
  lti: { name: "LTI 1.3 integration", isComing: true },
  "custom-branding": { name: "Custom branding", isComing: true },
  "xapi-analytics": { name: "xAPI analytics", isComing: true },
};

const rows: readonly Row[] = [
  { name: "Lesson levels", of: levels },
  { name: "Lessons begun in a month", of: ({ lessonsPerMonth }) => upTo(lessonsPerMonth) },
  { name: "Coins given each month", of: ({ coinsPerMonth }) => upTo(coinsPerMonth) },
  {
    name: "Messages to the AI teacher in a day",
    of: ({ tutorMessagesPerDay }) => upTo(tutorMessagesPerDay),
  },
  { name: "Placement test, review, rooms and games", of: () => "Yes" },
  { name: "Progress, XP, coins and badges", of: () => "Yes" },
  {
    name: "Live sessions in a month",
    isComing: true,
    of: ({ liveSessionsPerMonth }) => upTo(liveSessionsPerMonth),
  },
  ...Object.entries(featureRows).map(([feature, row]) => ({
    ...row,
    of: ({ features }: PlanPromises) => (features.some((each) => each === feature) ? "Yes" : none),
  })),
];

const nameOf = (plan: PlanType) => plans.find(({ id }) => id === plan)?.name;

/** What each plan has, from the rule that the server asks. */
export function PlanTable() {
  return (
    // A region that scrolls has to be reachable with the keyboard; `relative` keeps hidden words inside it.
    // On a phone what goes on beyond the edge fades out there; room after the last, so that it never does.
    <section
      aria-labelledby="compare"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative mt-6 overflow-x-auto max-sm:mask-r-from-[calc(100%-3rem)] max-sm:pr-12"
    >
      <table className="w-full min-w-[38rem] sm:min-w-[44rem] border-collapse text-left">
        <thead>
          <tr className="border-b border-control">
            <th scope="col" className="py-3 pr-3 font-semibold">
              Part
            </th>
            {planTypes.map((plan) => (
              <th key={plan} scope="col" className="px-3 py-3 font-semibold">
                {nameOf(plan)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, isComing = false, of }) => (
            <tr key={name} className="border-b border-rule">
              <th scope="row" className="py-3 pr-3 align-baseline font-normal">
                {name}
                {isComing ? <Coming /> : null}
              </th>
              {planTypes.map((plan) => {
                const promised = of(planPromises[plan]);
                return (
                  <td key={plan} className="figures px-3 py-3 align-baseline">
                    {isComing && promised !== none ? <Later>{promised}</Later> : promised}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What a plan will have. */
const Later = ({ children }: { children: ReactNode }) => (
  <span className="text-muted-foreground">
    {children === "Yes" ? "Later" : <>{children}, later</>}
  </span>
);
