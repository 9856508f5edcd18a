import type { Assignment } from "@saywell/contract";
import type { LateRule } from "@saywell/contract/constants";
import type { RequestOf } from "../../../lib/api-client";
import { localTimeOf, momentOf } from "./local-time";

export type WorkTimes = Omit<RequestOf<"PUT /api/assignments/{assignmentId}">["body"], "isDraft">;

/** An assignment as it stands in the fields of its form. */
export interface WorkDraft {
  instructions: string;
  /** As a field for date and time has it; empty: as it is assigned. */
  opens: string;
  /** Empty: none. */
  due: string;
  lateRule: LateRule;
  /** Null: the whole class. */
  studentIds: string[] | null;
  /** Beside those students; counts where it is not for the whole class. */
  groupIds: string[];
}

export type DraftPart = "opens" | "due" | "students";
export type Wrong = Partial<Record<DraftPart, string>>;

export const emptyDraft: WorkDraft = {
  instructions: "",
  opens: "",
  due: "",
  lateRule: "ACCEPT",
  studentIds: null,
  groupIds: [],
};

export const draftOf = (before: Assignment, timeZone: string): WorkDraft => ({
  instructions: before.instructions,
  opens: localTimeOf(before.opensAt, timeZone),
  due: before.dueAt === null ? "" : localTimeOf(before.dueAt, timeZone),
  lateRule: before.lateRule,
  studentIds: before.studentIds,
  groupIds: before.groupIds,
});

/** What a draft asks for, or what is wrong with it. A time that was not touched stays to the second. */
export function timesOf(
  draft: WorkDraft,
  before: Assignment | null,
  timeZone: string,
): { times: WorkTimes } | { wrong: Wrong } {
  const momentIn = (local: string, was: string | null | undefined) =>
    was && localTimeOf(was, timeZone) === local ? was : momentOf(local, timeZone);
  const opensAt = draft.opens === "" ? undefined : momentIn(draft.opens, before?.opensAt);
  const dueAt = draft.due === "" ? null : momentIn(draft.due, before?.dueAt);
  const wrong: Wrong = {
    ...(opensAt === null && { opens: "Write a day and a time." }),
    ...(draft.due !== "" && dueAt === null && { due: "Write a day and a time." }),
    ...(opensAt && dueAt && dueAt <= opensAt && { due: "It has to be after it opens." }),
    ...(draft.studentIds?.length === 0 &&
      draft.groupIds.length === 0 && { students: "Choose at least one student or group." }),
  };
  if (Object.keys(wrong).length > 0) return { wrong };
  return {
    times: {
      instructions: draft.instructions.trim(),
      ...(opensAt && { opensAt }),
      dueAt,
      lateRule: draft.lateRule,
      studentIds: draft.studentIds,
      groupIds: draft.studentIds === null ? [] : draft.groupIds,
    },
  };
}
