import type { ClassExport } from "@saywell/contract";
import type { ClassExportKind } from "@saywell/contract/constants";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../../lib/api-client";
import { readQuery } from "../../../lib/query-client";

/** Milliseconds from one look to the next while a file is made. */
const pause = 400;

export const isUnderWay = ({ state }: Pick<ClassExport, "state">): boolean =>
  state === "WAITING" || state === "RUNNING";

/** A file of a class: null until it is asked for, then how far it is, until it is there or has failed. */
export function useClassExport(classId: string, kind: ClassExportKind) {
  const client = useQueryClient();
  const [exportId, setExportId] = useState<string | null>(null);
  const asked = readQuery("GET /api/exports/{exportId}", {
    params: { exportId: exportId ?? "" },
  });
  const read = useQuery({
    ...asked,
    enabled: exportId !== null,
    refetchInterval: ({ state: { data, error } }) =>
      error === null && data !== undefined && isUnderWay(data) ? pause : false,
  });
  return {
    file: exportId === null ? null : (read.data ?? null),
    error: read.error,
    begin: async () => {
      const begun = await callApi("POST /api/classes/{classId}/exports", {
        params: { classId },
        body: { kind },
      });
      const { queryKey } = readQuery("GET /api/exports/{exportId}", {
        params: { exportId: begun.id },
      });
      client.setQueryData(queryKey, begun);
      setExportId(begun.id);
    },
  };
}
