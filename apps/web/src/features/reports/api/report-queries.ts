import { useMutation, useQuery } from "@tanstack/react-query";
import { fetchFile } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";
import { saveFile } from "../../../lib/save-file";
import type { DaysWish } from "../model/report-days";

export const useClassReport = (classId: string, query: DaysWish) =>
  useQuery({
    ...readQuery("GET /api/classes/{classId}/report", { params: { classId }, query }),
    ...readAnew,
  });

export const useStudentLearningReport = (classId: string, studentId: string, query: DaysWish) =>
  useQuery({
    ...readQuery("GET /api/classes/{classId}/students/{studentId}/learning-report", {
      params: { classId, studentId },
      query,
    }),
    ...readAnew,
  });

export interface AskedFigure {
  classId: string;
  figure: string;
  /** The days of the report, so that it is the same figure. */
  from: string;
  to: string;
  studentId?: string;
}

export const useMadeOf = ({ classId, ...query }: AskedFigure) =>
  useQuery({
    ...readQuery("GET /api/classes/{classId}/report/made-of", { params: { classId }, query }),
    ...readAnew,
  });

/** Saves a student's sheet. */
export const useStudentSheet = (classId: string, studentId: string, query: DaysWish) =>
  useMutation({
    mutationFn: async () => {
      const call = "GET /api/classes/{classId}/students/{studentId}/learning-report.pdf";
      saveFile(await fetchFile(call, { params: { classId, studentId }, query }), sheetName);
    },
  });

/** Saves the caller's own. */
export const useOwnSheet = (classId: string, query: DaysWish) =>
  useMutation({
    mutationFn: async () => {
      const call = "GET /api/my-classes/{classId}/report.pdf";
      saveFile(await fetchFile(call, { params: { classId }, query }), sheetName);
    },
  });

const sheetName = "saywell-report.pdf";
