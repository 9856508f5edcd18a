import { useSearchParams } from "react-router";
import { useTaughtClasses } from "./teaching-queries";

/** The class that the address names, else the first that the teacher has; null where there is none. */
export function useChosenClass() {
  const read = useTaughtClasses();
  const [search, setSearch] = useSearchParams();
  const classes = read.data?.classes;
  const chosen = classes?.find(({ id }) => id === search.get("class")) ?? classes?.[0] ?? null;
  const choose = (classId: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("class", classId);
        return after;
      },
      { replace: true },
    );
  return { read, classes, chosen, choose };
}
