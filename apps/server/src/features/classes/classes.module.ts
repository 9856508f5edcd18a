import type { Module } from "../../module";
import * as store from "./classes.store";

export type ClassesExports = typeof store;

/** The classes of the school: who teaches whom. Nothing changes them but the seed yet. */
export const classesModule = (): Module<ClassesExports> => ({ exports: store });
