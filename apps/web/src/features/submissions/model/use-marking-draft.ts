import type { Submission } from "@saywell/contract";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "../../../lib/api-client";
import { useMarkingCalls } from "../api/marking";
import { type MarkingDraft, sentMarking } from "./marking-draft";
import type { Saving } from "./use-autosave";

/** Milliseconds after which a change is kept. */
const restsFor = 1200;

/**
 * A marking as a teacher goes on with it: kept a moment after each change, one after the other, with
 * the revision that the server gave the last one.
 */
export function useMarkingDraft(submission: Submission) {
  const { save, release } = useMarkingCalls(submission.id);
  const [draft, setDraft] = useState<MarkingDraft>(submission.marking);
  const [kept, setKept] = useState<MarkingDraft>(submission.marking);
  const [problem, setProblem] = useState<unknown>(null);
  const revision = useRef(submission.revision);
  const underWay = useRef<Promise<unknown>>(Promise.resolve(null));

  /** Keeps a marking once those before it are kept; answers why it was refused, or null. */
  function keep(sent: MarkingDraft): Promise<unknown> {
    underWay.current = underWay.current.then(async () => {
      try {
        const after = await save(sentMarking(sent, revision.current));
        revision.current = after.revision;
        setKept(sent);
        setProblem(null);
        return null;
      } catch (error) {
        setProblem(error);
        return error;
      }
    });
    return underWay.current;
  }

  /** What somebody else has written over is not sent again. */
  const isOther = problem instanceof ApiError && problem.code === "conflict";
  const keepNow = useEffectEvent(() => {
    if (draft !== kept && !isOther) void keep(draft);
  });
  useEffect(() => {
    const timer = setTimeout(() => keepNow(), restsFor);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a change begins the wait anew
  }, [draft]);
  useEffect(() => () => keepNow(), []);

  async function giveOut(outcome: "MARKED" | "RETURNED"): Promise<Submission> {
    const refused = draft === kept ? await underWay.current : await keep(draft);
    if (refused !== null) throw refused;
    const after = await release({ revision: revision.current, outcome });
    revision.current = after.revision;
    setDraft(after.marking);
    setKept(after.marking);
    return after;
  }

  const saving: Saving = problem === null ? (draft === kept ? "saved" : "waiting") : "failed";
  return { draft, saving, problem, change: setDraft, giveOut };
}
