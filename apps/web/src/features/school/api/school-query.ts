import { useQuery } from "@tanstack/react-query";
import { unnamedSchool } from "@saywell/contract/constants";
import { readQuery } from "../../../lib/query-client";

/** The school: its name, and what is switched on. */
export const schoolQuery = readQuery("GET /api/school", {});

export const useSchool = () => useQuery(schoolQuery);

/** What the school is called; the product's name until an admin gave it one, or while it is on its way. */
export const useSchoolName = (): string => useSchool().data?.name ?? unnamedSchool;

/**
 * Whether the school charges: elsewhere everything is open, and nothing tells of plans and prices.
 * Undefined while that is on its way; not known is as if it did, and the server judges anyway.
 */
export function useCharges(): boolean | undefined {
  const { data, isError } = useSchool();
  return data?.charges ?? (isError ? true : undefined);
}

/** Whether the school shows its ads: undefined while that is on its way; not known is no. */
export function useHasAds(): boolean | undefined {
  const { data, isError } = useSchool();
  return data?.features.ads ?? (isError ? false : undefined);
}
