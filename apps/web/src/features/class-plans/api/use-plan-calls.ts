import type { PlannedWeek } from "@saywell/contract";
import { useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api-client";
import { classPlanQuery } from "./plan-reads";

/** Writes the plan of a class whole. After a refusal it is read again: another teacher may have been quicker. */
export function usePlanCalls(classId: string) {
  const client = useQueryClient();
  const { queryKey } = classPlanQuery(classId);
  return {
    async save(revision: number, weeks: readonly PlannedWeek[]): Promise<void> {
      try {
        const body = { revision, weeks: [...weeks] };
        const plan = await callApi("PUT /api/classes/{classId}/plan", {
          params: { classId },
          body,
        });
        client.setQueryData(queryKey, plan);
      } catch (error) {
        await client.invalidateQueries({ queryKey });
        throw error;
      }
    },
    async copy(wish: { toClassId: string; startsOn: string; replaces: boolean }): Promise<void> {
      const { toClassId } = wish;
      const request = { params: { classId }, body: wish };
      const plan = await callApi("POST /api/classes/{classId}/plan/copy", request);
      client.setQueryData(classPlanQuery(toClassId).queryKey, plan);
    },
  };
}
