import type { PlainPath } from "./links";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useGoTo } from "./link";

/** The secret of a mailed link. It stands after `#`, which browsers send to nobody. */
export const tokenIn = ({ hash }: { hash: string }): string | null =>
  safelyDecoded(hash.slice(1)).trim() || null;

/**
 * The secret with which a page was opened by a mailed link. It leaves the address bar as soon as it
 * is read, so that neither the browser's history nor a link to elsewhere gives it away.
 */
export function useLinkToken(page: PlainPath): string | null {
  const inAddress = tokenIn(useLocation());
  const [token, setToken] = useState(inAddress);
  const goTo = useGoTo();
  useEffect(() => {
    if (inAddress === null) return;
    setToken(inAddress);
    goTo(page, { replace: true });
    // Only the address tells of another link.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [inAddress]);
  return token;
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
