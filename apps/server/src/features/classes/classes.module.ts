import type { Core, Module } from "../../module";
import { createAnnouncementsService } from "./announcements.service";
import { findTaught } from "./class-access";
import * as changes from "./class-changes.store";
import { createClassPeopleService } from "./class-people.service";
import { createReadDetails } from "./class-view";
import type { ClassDeps } from "./classes-needs";
import { classTextsRoutes, joiningRoutes, taughtClassesRoutes } from "./classes.routes";
import * as store from "./classes.store";
import { createEndsInClass } from "./ends-in-class";
import { createEnterClass } from "./enter-class";
import { createInClass } from "./in-class";
import { findOpen } from "./joined-classes.store";
import { createJoiningService } from "./joining.service";
import { createNotesService } from "./notes.service";
import { createNamesOf } from "./people-names.store";
import { createTaughtClassesService } from "./taught-classes.service";
import { listTaught, studentsOf, teachersOf } from "./taught-classes.store";

const reads = {
  ...store,
  ...changes,
  /** The class with an id, for who teaches it and for admins. */
  findTaught,
  /** The classes that somebody teaches, in the order in which they were made. */
  listTaught,
  /** Whose a class is first, then who else teaches it. */
  teachersOf,
  /** The students of a class, and when each joined. */
  studentsOf,
  /** A class with an id into which somebody may come: none that is archived. */
  findOpen,
};

export type ClassesExports = Omit<typeof reads, "saveClass" | "endCoTeaching" | "deleteStudent"> &
  Pick<ReturnType<typeof createEnterClass>, "isOfDemo" | "enter"> &
  Pick<ReturnType<typeof createEndsInClass>, "takeOut" | "saveClass" | "endCoTeaching"> &
  Pick<ReturnType<typeof createJoiningService>, "viewOpen" | "viewJoined">;

type Needs = Omit<ClassDeps, "db" | "clock" | "events"> &
  Pick<Parameters<typeof createJoiningService>[0], "finishedSince">;

/** The classes of the school: who teaches whom, and what teachers write for them. */
export function classesModule(core: Core, needs: Needs): Module<ClassesExports> {
  const staffNamesOf = createNamesOf(needs.accounts.staffCards);
  const namesOf = createNamesOf(needs.accounts.cards);
  const readDetails = createReadDetails(staffNamesOf);
  const ends = createEndsInClass({ ...core, ...needs });
  const names = { staffNamesOf, namesOf, readDetails };
  const deps = { ...core, ...needs, ...createInClass(core), ...names, ends };
  const classes = createTaughtClassesService(deps);
  const people = createClassPeopleService(deps);
  const notes = createNotesService(deps);
  const announcements = createAnnouncementsService(deps);
  const entry = createEnterClass({ ...core, ...needs });
  const joining = createJoiningService({ ...deps, entry });
  return {
    routes(app) {
      taughtClassesRoutes(app, { classes, people });
      classTextsRoutes(app, { notes, announcements });
      joiningRoutes(app, joining);
    },
    exports: {
      ...reads,
      ...entry,
      takeOut: ends.takeOut,
      saveClass: ends.saveClass,
      endCoTeaching: ends.endCoTeaching,
      viewOpen: joining.viewOpen,
      viewJoined: joining.viewJoined,
    },
  };
}
