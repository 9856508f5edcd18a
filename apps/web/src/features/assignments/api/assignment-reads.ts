import { useQuery } from "@tanstack/react-query";
import { readAnew, readQuery } from "../../../lib/query-client";

/** What a class is to do, in the order of the due times. */
export const useAssignments = (classId: string) =>
  useQuery({
    ...readQuery("GET /api/classes/{classId}/assignments", { params: { classId } }),
    ...readAnew,
  });

/** The groups of a class, by their names. */
export const useGroups = (classId: string) =>
  useQuery({
    ...readQuery("GET /api/classes/{classId}/groups", { params: { classId } }),
    ...readAnew,
  });

/** An assignment with how far each student is. */
export const useAssignment = (assignmentId: string) =>
  useQuery({
    ...readQuery("GET /api/assignments/{assignmentId}", { params: { assignmentId } }),
    ...readAnew,
  });

/** What somebody's classes want them to do. */
export const useMyAssignments = (enabled = true) =>
  useQuery({ ...readQuery("GET /api/my-assignments", {}), ...readAnew, enabled });
