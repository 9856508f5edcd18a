import { useSearchParams } from "react-router";

/** What was chosen of a list, kept in the address; empty for all. */
export function useChoice<T extends string>(
  name: string,
  options: readonly T[],
): [T | "", (chosen: string) => void] {
  const [search, setSearch] = useSearchParams();
  const chosen = options.find((option) => option === search.get(name)) ?? "";
  const choose = (next: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === "") after.delete(name);
        else after.set(name, next);
        return after;
      },
      { replace: true },
    );
  return [chosen, choose];
}
