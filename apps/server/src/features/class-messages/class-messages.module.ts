import type { Core, Module } from "../../module";
import { createClassMessagesService } from "./class-messages.service";
import type { Accounts, Classes, NamesOf } from "./class-messages-needs";
import { classMessagesRoutes } from "./class-messages.routes";
import { createReportedMessages } from "./reported-messages";
import { createViewThreads } from "./thread-view";
import { createThreadReads } from "./threads.store";
import { createWriting, type WritingDeps } from "./writing.service";

interface Needs extends Omit<WritingDeps, "db" | "clock" | "classes"> {
  classes: Classes;
  accounts: Accounts;
  /** As their teachers read people, and as others do. */
  wholeNamesOf: NamesOf;
  namesOf: NamesOf;
}

export interface ClassMessagesExports {
  /** Messages of classes for who reports them, and for who decides about that. */
  reported: ReturnType<typeof createReportedMessages>;
}

/** What students and the teachers of their classes write to each other. */
export function classMessagesModule(core: Core, needs: Needs): Module<ClassMessagesExports> {
  const { db, clock, events } = core;
  const { classes, accounts, wholeNamesOf, namesOf, workOf, toAccounts } = needs;
  const threads = createThreadReads(accounts);
  const messages = createClassMessagesService({
    db,
    classes,
    accounts,
    threads,
    viewThreads: createViewThreads(workOf),
    write: createWriting({ ...needs, db, clock }),
    wholeNamesOf,
    namesOf,
  });
  events.subscribe("class-messages-changed", ({ classId, accountIds }) =>
    toAccounts(accountIds, { type: "CLASS_MESSAGES_CHANGED", classId }),
  );
  return {
    routes: (app) => classMessagesRoutes(app, messages),
    exports: {
      reported: createReportedMessages({ threads, classes, mayRead: messages.mayRead, namesOf }),
    },
  };
}
