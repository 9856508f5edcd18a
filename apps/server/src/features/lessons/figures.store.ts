import { passOn } from "../../db/pass-on";

/** How far somebody came in each lesson, without a word of theirs. */
export const keepProgress = passOn("lesson_progress");
