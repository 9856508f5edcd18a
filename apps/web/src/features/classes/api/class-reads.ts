import { userSearch } from "@saywell/contract/constants";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { readAnew, readQuery } from "../../../lib/query-client";
import { useRested } from "../../../lib/use-rested";

/** Who joins a class is there when its teacher comes back to the page, as from the screen with the code. */
const whenBack = { ...readAnew, refetchOnWindowFocus: true } as const;

/** The classes that a teacher teaches; with those that are archived where they are wanted. */
export const useTaughtClasses = (withArchived: boolean) =>
  useQuery({
    ...readQuery("GET /api/classes", { query: withArchived ? { archived: "1" } : {} }),
    ...whenBack,
    placeholderData: keepPreviousData,
  });

export const useTaughtClass = (classId: string) =>
  useQuery({ ...readQuery("GET /api/classes/{classId}", { params: { classId } }), ...whenBack });

export const useStudents = (teacherId: string, classId: string) =>
  useQuery({
    ...readQuery("GET /api/teacher/{teacherId}/students", {
      params: { teacherId },
      query: { classId },
    }),
    ...whenBack,
  });

export const useAnnouncements = (classId: string) =>
  useQuery({
    ...readQuery("GET /api/classes/{classId}/announcements", { params: { classId } }),
    ...readAnew,
  });

/** Teachers whose name matches, once enough was typed. */
export function useTeacherSearch(typed: string) {
  const q = useRested(typed.trim());
  return useQuery({
    ...readQuery("GET /api/users/search", { query: { q, role: "TEACHER" } }),
    enabled: q.length >= userSearch.minLength,
    staleTime: 0,
    gcTime: 0,
  });
}
