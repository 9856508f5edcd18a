import { useState } from "react";
import { useSearchParams } from "react-router";

/** Whether something is open that an address can open, as `?new=1` does. Closed, it is out of the address too. */
export function useOpenedBy(name: string): [boolean, (isOpen: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const isAsked = search.has(name);
  return [
    isOpen || isAsked,
    (next) => {
      setIsOpen(next);
      if (next || !isAsked) return;
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(name);
          return after;
        },
        { replace: true },
      );
    },
  ];
}
