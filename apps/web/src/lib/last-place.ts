import type { Href, PlainPath } from "./links";

const places = new Map<PlainPath, Href>();

/** How a list was narrowed, until the page is loaded anew: the way back to it leads there. */
export const keepPlace = (path: PlainPath, href: Href): void => void places.set(path, href);
export const lastPlace = (path: PlainPath): Href | PlainPath => places.get(path) ?? path;
