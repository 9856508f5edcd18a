import { Check, X } from "lucide-react";
import type { ReactNode } from "react";

export interface RightProps {
  title?: string;
  /** What is said to it. */
  children: ReactNode;
}

/** That an answer is right, in sign, word and colour. */
export const Right = ({ title = "Right.", children }: RightProps) => (
  <>
    <strong className="inline-flex items-center gap-1 text-success">
      <Check aria-hidden className="size-5" strokeWidth={3} />
      {title}
    </strong>{" "}
    {children}
  </>
);

export interface WrongProps {
  title: string;
  /** Whether what follows is what is right, after two tries. */
  isTold: boolean;
  /** Why, or what would have been right. */
  children: ReactNode;
}

/** That an answer is wrong: whatever is learnt stops for it. */
export const Wrong = ({ title, isTold, children }: WrongProps) => (
  <div className="grid gap-0.5">
    <p className="flex items-center gap-1.5 text-lg font-bold text-destructive">
      <X aria-hidden className="size-6 shrink-0" strokeWidth={3} />
      {title}
    </p>
    <p className={isTold ? "flex items-start gap-1.5 font-semibold" : undefined}>
      {isTold ? (
        <Check aria-hidden className="mt-1 size-5 shrink-0 text-success" strokeWidth={3} />
      ) : null}
      <span className="min-w-0">{children}</span>
    </p>
  </div>
);
