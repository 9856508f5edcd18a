import type { LevelTestType } from "@saywell/contract/constants";
import { useEffect, useState } from "react";
import { keepHelp } from "../../../lib/kept-help";
import { useStore } from "../../../lib/use-store";
import type { TestWay } from "./time-allowance";
import { createTestRun, type TestRun, type TestRunState } from "./test-run";

/** Milliseconds between two readings of the clock. */
const pollEvery = 250;

/** The test of one screen. It ends itself when its time is over. */
export function useTestRun(
  testType: LevelTestType,
  /** As the address asked for it first. */
  asked: TestWay,
  userId: string | null,
): { run: TestRun; state: TestRunState } {
  const [run] = useState(() => createTestRun(testType, asked));
  const help = useStore(run.help);
  useEffect(() => {
    if (help !== null) keepHelp(userId, help.text);
  }, [help, userId]);
  const state = useStore(run.store);
  useEffect(() => {
    void run.open();
    const timer = setInterval(() => void run.tick(), pollEvery);
    const onVisible = () => {
      if (document.visibilityState === "visible") void run.resync();
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [run]);
  return { run, state };
}
