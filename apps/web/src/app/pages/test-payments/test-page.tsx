import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { TestLabel } from "../../../features/test-payments/components/test-label";
import { ApiError } from "../../../lib/api-client";
import { Card } from "../../../ui/card";
import { PageHeading } from "../../../ui/page-heading";
import { Skeleton } from "../../../ui/skeleton";
import { AppShell } from "../../app-shell";
import { ReadState } from "../../read-state";

interface TestPageProps<T> {
  title: string;
  read: UseQueryResult<T>;
  /** The way back to where somebody came from, above the heading as on other pages. */
  renderBack: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * The frame of the pages of the test payments. They need no session, and make none: a parent pays
 * without an account.
 */
export function TestPage<T>({ title, read, renderBack, children }: TestPageProps<T>) {
  // A school that has keys of the payment provider, or charges nothing, has no test payments.
  const isUnknown =
    read.error instanceof ApiError && ["not-found", "not-open-yet"].includes(read.error.code ?? "");
  return (
    <AppShell title={title} className="grid max-w-5xl grid-cols-1 gap-6 sm:py-8">
      <TestLabel />
      {isUnknown ? (
        <>
          <PageHeading className="max-sm:text-2xl">There is nothing at this address</PageHeading>
          <Card className="p-5 sm:p-6">
            <p>
              The address may be old, or not whole. Open the page again from where you came from.
            </p>
          </Card>
        </>
      ) : (
        <>
          {/* Its place is kept, so that nothing moves when it comes. */}
          <div className="-mb-3 min-h-11">
            {read.data === undefined ? null : renderBack(read.data)}
          </div>
          <PageHeading className="max-sm:text-2xl">{title}</PageHeading>
          <ReadState
            read={read}
            failure="This page could not be read."
            onRetry={async () => void (await read.refetch())}
            skeleton={
              <div aria-busy="true" className="grid gap-6 lg:grid-cols-2">
                <output className="sr-only">Loading</output>
                <Skeleton className="h-72 rounded-xl" />
                <Skeleton className="h-96 rounded-xl" />
              </div>
            }
          >
            {children}
          </ReadState>
        </>
      )}
    </AppShell>
  );
}
