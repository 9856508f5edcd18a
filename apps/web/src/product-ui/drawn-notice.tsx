import type { ReactNode } from "react";

interface DrawnNoticeProps {
  /** The address of a drawing, 16 to 9. */
  picture: string;
  children: ReactNode;
}

/** A page with little to say: a drawing, what it says, and where to go on. */
export const DrawnNotice = ({ picture, children }: DrawnNoticeProps) => (
  <div className="grid items-center gap-x-8 gap-y-5 overflow-hidden rounded-xl border border-rule bg-surface p-4 shadow-lift sm:p-6 md:grid-cols-[11fr_9fr]">
    <img
      src={picture}
      alt=""
      width={640}
      height={360}
      className="aspect-video w-full rounded-lg bg-muted md:order-last"
    />
    <div className="min-w-0">{children}</div>
  </div>
);
