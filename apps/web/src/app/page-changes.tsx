import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from "react";

/** Tells that a page is shown; answers whether the visitor came to it from another page. */
type ArriveAt = (pathname: string, title: string) => boolean;

const ArrivalContext = createContext<ArriveAt>(() => false);

/** Knows when one page follows another, and says the new one's name to screen readers. */
export function PageChanges({ children }: { children: ReactNode }) {
  const lastPathname = useRef<string | null>(null);
  const [announced, setAnnounced] = useState("");

  const arriveAt = useCallback<ArriveAt>((pathname, title) => {
    const isChange = lastPathname.current !== null && lastPathname.current !== pathname;
    lastPathname.current = pathname;
    if (isChange) setAnnounced(title);
    return isChange;
  }, []);

  return (
    <ArrivalContext value={arriveAt}>
      {children}
      <output className="sr-only">{announced}</output>
    </ArrivalContext>
  );
}

export function useArriveAt(): ArriveAt {
  return useContext(ArrivalContext);
}
