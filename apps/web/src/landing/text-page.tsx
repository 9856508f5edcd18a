import type { ReactNode } from "react";
import { SkipLink } from "../ui/skip-link";
import { LandingFooter } from "./landing-footer";
import { LandingHeader } from "./landing-header";

export interface TextPageProps {
  title: string;
  lead: ReactNode;
  children?: ReactNode;
}

/** A public page that is there to be read. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <>
      <SkipLink />
      <LandingHeader />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto min-h-[60dvh] max-w-3xl px-4 py-12 sm:px-6 sm:py-16"
      >
        <h1 className="font-heading text-4xl font-semibold">{title}</h1>
        <p className="mt-4 max-w-[36rem] text-lg text-muted-foreground">{lead}</p>
        {children}
      </main>
      <LandingFooter />
    </>
  );
}

/** A part of such a page under a heading of its own. */
export function TextPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 border-t border-rule pt-6">
      <h2 className="text-xl font-semibold">{title}</h2>
      <div className="text-links mt-3 flex max-w-[36rem] flex-col gap-3">{children}</div>
    </section>
  );
}

export function TextList({ children }: { children: ReactNode }) {
  return <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-primary">{children}</ul>;
}
