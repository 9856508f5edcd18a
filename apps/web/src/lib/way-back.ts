import { isWebRoute } from "@saywell/contract/constants";
import type { Href } from "./links";

/** What the query calls it. */
const query = "back";
/** Where an address is read as if it stood on a page of this host. */
const here = "https://saywell.invalid";

/** For the query of an address: the page to which it leads back. */
export const backTo = (page: Href | null): Record<string, string> =>
  page === null ? {} : { [query]: page };

/**
 * The page to which an address leads back; null where it names none. An address can be written by
 * anybody, so only pages of ours are taken, and never another host's.
 */
export function wayBack(search: string): Href | null {
  const wanted = new URLSearchParams(search).get(query);
  if (!wanted || !URL.canParse(wanted, here)) return null;
  const { origin, pathname, search: asked } = new URL(wanted, here);
  return origin === here && isWebRoute(pathname) ? (`${pathname}${asked}` as Href) : null;
}

const names: readonly (readonly [address: RegExp, name: string])[] = [
  [/^\/lesson(-interactive)?\//, "Back to the lesson"],
  [/^\/lessons\b/, "Back to the lessons"],
  [/^\/level-test\/results\b/, "Back to the result"],
  [/^\/pricing\b/, "Back to the plans"],
];

/** What the way there is called. */
export function nameOfWayBack(page: Href): string {
  const [, named] = names.find(([address]) => address.test(page)) ?? [];
  return named ?? "Go back";
}
