import type { OwnAssignment } from "@saywell/contract";
import type { WorkState } from "@saywell/contract/constants";

const toDo = new Set<WorkState>(["overdue", "returned", "started", "to-do"]);

/** Work that can be done now. */
export const isOpen = ({ state }: Pick<OwnAssignment, "state">): boolean => toDo.has(state);

/** What stands beside work: the class that it is of, for who is in several; else nothing. */
export const classBeside =
  (classes: number) =>
  ({ className }: Pick<OwnAssignment, "className">): string =>
    classes > 1 ? className : "";

/** A student's work of one class: what there is to do, what opens later, and what is done or over. */
export function byTurn(assignments: readonly OwnAssignment[], classId: string) {
  const own = assignments.filter((each) => each.classId === classId);
  return {
    open: own.filter(isOpen),
    later: own.filter(({ state }) => state === "not-open"),
    over: own.filter((each) => !isOpen(each) && each.state !== "not-open"),
  };
}
