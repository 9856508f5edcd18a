import { useQuery } from "@tanstack/react-query";
import { readAnew, readQuery } from "../../../lib/query-client";

/** The classes that one teaches, in the order in which they were made. */
export const useTaughtClasses = (isWanted = true) =>
  useQuery({ ...readQuery("GET /api/classes", {}), ...readAnew, enabled: isWanted });

export const useClassDashboard = (classId: string) =>
  useQuery({
    ...readQuery("GET /api/classes/{classId}/dashboard", { params: { classId } }),
    ...readAnew,
  });

export const useClassStudents = (teacherId: string, classId: string) =>
  useQuery({
    ...readQuery("GET /api/teacher/{teacherId}/students", {
      params: { teacherId },
      query: { classId },
    }),
    ...readAnew,
  });

export const useStudentReport = (classId: string, studentId: string) =>
  useQuery({
    ...readQuery("GET /api/classes/{classId}/students/{studentId}", {
      params: { classId, studentId },
    }),
    ...readAnew,
  });

export const notesQuery = (classId: string, studentId: string) =>
  readQuery("GET /api/classes/{classId}/students/{studentId}/notes", {
    params: { classId, studentId },
  });
export const useStudentNotes = (classId: string, studentId: string) =>
  useQuery({ ...notesQuery(classId, studentId), ...readAnew });
