import type { SessionUser } from "@saywell/contract";
import { useEffect, useRef } from "react";
import { homeOf } from "../../../features/accounts/model/home-of";
import { useGoTo } from "../../../lib/link";

/**
 * Takes whoever logs in on a page whose link is used up to where they want to be: the page could
 * only say that its link is dead. An admin goes to the administration, where what they have to do
 * first waits.
 */
export function GoOnAfterLogIn({
  person,
  isLinkUsed,
}: {
  person: SessionUser | null | undefined;
  isLinkUsed: boolean;
}) {
  const goTo = useGoTo();
  /** Who was here before; undefined until that is known. */
  const earlier = useRef<string | null>(undefined);
  useEffect(() => {
    if (person === undefined) return;
    const isNew = earlier.current !== undefined && person?.id !== earlier.current;
    earlier.current = person?.id ?? null;
    if (!isNew || !isLinkUsed || person === null || person.isGuest) return;
    goTo(homeOf(person), { replace: true });
  }, [goTo, person, isLinkUsed]);
  return null;
}
