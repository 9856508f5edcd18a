import { useQuery } from "@tanstack/react-query";
import { readAnew, readQuery } from "../../../lib/query-client";

/** The classes that somebody learns in. */
export const useMyClasses = (enabled = true) =>
  useQuery({
    ...readQuery("GET /api/my-classes", {}),
    ...readAnew,
    refetchOnWindowFocus: true,
    enabled,
  });

/** Which class a code leads into. Read once: each look counts against guessing. */
export const useClassOfCode = (code: string) =>
  useQuery({
    ...readQuery("GET /api/class-codes/{code}", { params: { code } }),
    refetchOnMount: "always",
  });
