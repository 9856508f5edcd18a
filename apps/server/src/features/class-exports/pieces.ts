import type { ClassExportsDeps, ClassWork, Student, TaughtClass } from "./class-exports-needs";

/** How one kind of file is made: its beginning, and a piece for some students after the other. */
export interface Pieces {
  head: string;
  piece: (some: { students: readonly Student[]; work: ClassWork }) => Promise<string>;
}

export type MakePieces = (deps: ClassExportsDeps, taught: TaughtClass) => Promise<Pieces>;
