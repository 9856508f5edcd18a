import type { Module } from "../../module";
import * as changes from "./class-changes.store";
import * as store from "./classes.store";

export type ClassesExports = typeof store & typeof changes;

/** The classes of the school: who teaches whom. Admins change them. */
export const classesModule = (): Module<ClassesExports> => ({ exports: { ...store, ...changes } });
