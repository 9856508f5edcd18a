import { loadContent } from "@saywell/content/answers";
import { createGamificationService } from "../../../features/gamification/gamification.service";
import { realReads } from "../../../testing/real-reads";
import { movableClock } from "../../../testing/movable-clock";
import type { Db } from "../../database";
import type { DemoStudy } from "../demo-learners";

/** The shipped course, paid by the real rules, at a first start at this instant. */
export function demoStudy(db: Db, firstStart: string): DemoStudy {
  const content = loadContent();
  const clock = movableClock(firstStart);
  const rewards = createGamificationService({ db, clock, content, ...realReads });
  return { content, rewards, now: clock.now() };
}
