import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";

const roomQuery = (classId: string) => ({
  ...readQuery("GET /api/classes/{classId}/room", { params: { classId } }),
  ...readAnew,
});

/** The room of a class, for who teaches it. */
export const useClassRoom = (classId: string) => useQuery(roomQuery(classId));

/** The same, for its students. */
export const useMyClassRoom = (classId: string) =>
  useQuery({
    ...readQuery("GET /api/my-classes/{classId}/room", { params: { classId } }),
    ...readAnew,
  });

/** Opens the room of a class. */
export function useOpenRoom(classId: string) {
  const client = useQueryClient();
  return async (): Promise<void> => {
    const found = await callApi("POST /api/classes/{classId}/room", { params: { classId } });
    client.setQueryData(roomQuery(classId).queryKey, found);
  };
}
