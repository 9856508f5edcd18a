import type { Core, Module } from "../../module";
import { createMarkingComments } from "./marking-comments.service";
import { createMarking } from "./marking.service";
import { createOwnWork } from "./own-work.service";
import { createReadSubmission } from "./read-submission";
import { markingRoutes, ownWorkRoutes } from "./submissions.routes";

type Needs = Omit<Parameters<typeof createOwnWork>[0], "db" | "clock" | "jobs"> &
  Omit<Parameters<typeof createMarking>[0], "db" | "clock"> &
  Omit<Parameters<typeof createReadSubmission>[0], "db">;

/** What students write, speak and answer for their classes, and how teachers mark it. */
export function submissionsModule(core: Core, needs: Needs): Module {
  const deps = { ...core, ...needs };
  const work = createOwnWork(deps);
  const marking = createMarking(deps);
  const comments = createMarkingComments(deps);
  core.jobs.handle("read-submission", createReadSubmission(deps));
  return {
    routes(app) {
      ownWorkRoutes(app, work);
      markingRoutes(app, { marking, comments });
    },
    exports: {},
  };
}
