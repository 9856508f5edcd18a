import type { PlanForChild as Plan } from "@saywell/contract";
import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { usePlanForChild } from "../../features/billing/api/plan-for-child";
import { PlanForChild } from "../../features/billing/components/plan-for-child";
import {
  forgetParentsLink,
  keepParentsLink,
  keptParentsLink,
} from "../../features/billing/model/parents-link";
import { capital } from "../../lib/capital";
import { ApiError, sentenceOf } from "../../lib/api-client";
import { useLinkToken } from "../../lib/link-token";
import { linkTo } from "../../lib/links";
import { Card } from "../../ui/card";
import { ErrorState } from "../../ui/error-state";
import { PageHeading } from "../../ui/page-heading";
import { Skeleton } from "../../ui/skeleton";
import { AppShell } from "../app-shell";

export interface PlanForChildPageProps {
  /** Milliseconds between two questions after a payment, and until it is said that none has come. */
  every?: number;
  patience?: number;
  leaveFor?: (url: string) => void;
}

/** For a parent, who needs no account: the link of the mail is all. */
export default function PlanForChildPage({
  every = 2000,
  patience = 60_000,
  leaveFor,
}: PlanForChildPageProps) {
  const mailed = useLinkToken("/plan-for-child");
  const [kept] = useState(keptParentsLink);
  const token = mailed ?? kept;
  const [query] = useSearchParams();
  const [isBack] = useState(query.has("paid"));
  const [hasWaited, setHasWaited] = useState(false);
  const waits = (plan: Plan | undefined) => isBack && !hasWaited && plan?.state !== "PAID";
  const read = usePlanForChild(token, (plan) => (waits(plan) ? every : false));
  const isDead = read.error instanceof ApiError && read.error.code === "link-expired";

  useEffect(() => {
    if (mailed !== null) keepParentsLink(mailed);
  }, [mailed]);
  useEffect(() => {
    if (isDead) forgetParentsLink();
  }, [isDead]);
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setHasWaited(true), patience);
    return () => clearTimeout(timer);
  }, [isBack, patience]);

  if (token === null) {
    return (
      <Frame title="For parents">
        <Card className="p-5 sm:p-6">
          <p>
            Open the link in the mail that we sent you. It shows which plan your child asks for, or
            the plan that you pay for.
          </p>
        </Card>
      </Frame>
    );
  }
  if (isDead && !read.data) {
    return (
      <Frame title="This link does not work any more">
        <Card className="p-5 sm:p-6">
          <p>
            Its time may be over, or the plan that you paid for has ended. Nothing is charged. Your
            child can send you a new link. Did you pay, and need something?{" "}
            <a
              href={linkTo("/contact", {}, { query: { about: "plans" } })}
              className="text-primary underline underline-offset-4"
            >
              Write to the school
            </a>
            .
          </p>
        </Card>
      </Frame>
    );
  }
  if (read.data) {
    const { childName, school, state } = read.data;
    return (
      <Frame
        title={state === "ASKED" ? `A plan for ${childName}` : `The plan of ${childName}`}
        lead={
          state === "ASKED"
            ? `${capital(childName)} learns English at ${school}, is under 18, and asks you for this plan.`
            : undefined
        }
      >
        <PlanForChild
          key={token}
          token={token}
          plan={read.data}
          isBack={isBack}
          hasWaited={hasWaited}
          {...(leaveFor && { leaveFor })}
        />
      </Frame>
    );
  }
  return (
    <Frame title="For parents">
      {read.isError ? (
        <ErrorState
          message={sentenceOf(read.error, "The plan could not be read.")}
          isRetrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      ) : (
        <div aria-busy="true" className="grid gap-6">
          <output className="sr-only">Loading</output>
          <Skeleton className="h-80 rounded-xl" />
          <Skeleton className="h-13 rounded-lg" />
        </div>
      )}
    </Frame>
  );
}

interface FrameProps {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

const Frame = ({ title, lead, children }: FrameProps) => (
  <AppShell title={title} className="grid max-w-2xl grid-cols-1 gap-6 sm:py-8">
    <PageHeading className="max-sm:text-2xl" lead={lead}>
      {title}
    </PageHeading>
    {children}
  </AppShell>
);
