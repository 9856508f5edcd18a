import { useQuery } from "@tanstack/react-query";
import { readAnew, readQuery } from "../../../lib/query-client";

/** What a class plans to do, for who teaches it. */
export const classPlanQuery = (classId: string) => ({
  ...readQuery("GET /api/classes/{classId}/plan", { params: { classId } }),
  ...readAnew,
});

export const useClassPlan = (classId: string) => useQuery(classPlanQuery(classId));

/** What a class of the learner's plans to do. */
export const useMyPlan = (classId: string) =>
  useQuery({
    ...readQuery("GET /api/my-classes/{classId}/plan", { params: { classId } }),
    ...readAnew,
  });
