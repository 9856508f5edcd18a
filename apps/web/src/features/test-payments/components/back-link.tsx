import { ArrowLeft } from "lucide-react";
import { webAddress } from "../model/web-address";

interface BackLinkProps {
  /** As the server says it. */
  to: string;
  children: string;
}

/** The way back to where somebody came from. Nothing where the address is none of the web. */
export function BackLink({ to, children }: BackLinkProps) {
  const href = webAddress(to);
  if (href === null) return null;
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-primary underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-5" />
      {children}
    </a>
  );
}
