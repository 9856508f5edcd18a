import type { SessionUser } from "@saywell/contract";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLearner } from "../features/accounts/api/use-learner";
import { live, useLive } from "../lib/live";
import type { LiveStatus } from "../lib/live-connection";

/** Tries in a row that failed before it is asked whether the session still holds. */
const triesBeforeDoubt = 3;
/** Milliseconds before the same question is asked again: a session that ends at once is no loop. */
const doubtRests = 30_000;

/** Keeps the live connection of this person open from the first page that needs it. */
export function useLiveConnection(learner: SessionUser): LiveStatus {
  const { id, name } = learner;
  const status = useLive((state) => state.status);
  const { recheck } = useLearner();
  const triesFailed = useRef(0);
  const doubtedAt = useRef(-Infinity);

  useEffect(() => {
    live.connectAs({ id, name });
  }, [id, name]);

  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === "visible") live.wake();
    };
    window.addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      window.removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
    };
  }, []);

  const findOutWhoIsHere = useEffectEvent(async () => {
    if (Date.now() - doubtedAt.current < doubtRests) return;
    doubtedAt.current = Date.now();
    await recheck();
    // Somebody else connects anew by themselves.
    live.retry();
  });
  const learnThatConsentIsNeeded = useEffectEvent(() => void recheck().catch(() => {}));
  useEffect(() => {
    if (status === "consent-needed") learnThatConsentIsNeeded();
  }, [status]);
  useEffect(() => {
    if (status === "open") triesFailed.current = 0;
    if (status === "waiting") triesFailed.current += 1;
    // A browser does not tell why a handshake was refused.
    if (status === "ended" || triesFailed.current >= triesBeforeDoubt) {
      triesFailed.current = 0;
      findOutWhoIsHere().catch(() => {});
    }
  }, [status]);

  return status;
}
