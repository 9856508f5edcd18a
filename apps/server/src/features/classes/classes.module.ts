import type { Module } from "../../module";
import { findTaught } from "./class-access";
import * as changes from "./class-changes.store";
import * as store from "./classes.store";
import { listTaught, studentsOf, teachersOf } from "./taught-classes.store";

const exports = {
  ...store,
  ...changes,
  findTaught,
  /** The classes that somebody teaches, in the order in which they were made. */
  listTaught,
  teachersOf,
  /** The students of a class, and when each joined. */
  studentsOf,
};

export type ClassesExports = typeof exports;

/** The classes of the school: who teaches whom. */
export const classesModule = (): Module<ClassesExports> => ({ exports });
