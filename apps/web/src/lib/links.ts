import type { RoutePath } from "@saywell/contract/constants";

declare const isHref: unique symbol;
/** The address of a page that there is. `linkTo` makes it. */
export type Href = string & { readonly [isHref]: true };

/** What an address names of its page: `{ id: string }` of `/room/:id`. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

/** The pages whose address names nothing. */
export type PlainPath = Exclude<RoutePath, `${string}:${string}`>;

interface Place {
  query?: Record<string, string>;
  /** The id of a part of the page. */
  hash?: string;
}

type LinkArguments<Path extends RoutePath> = Path extends PlainPath
  ? [path: Path, params?: Record<never, string>, place?: Place]
  : [path: Path, params: ParamsOf<Path>, place?: Place];

/** The address of a page; one that there is not, or without what it names, does not compile. */
export function linkTo<Path extends RoutePath>(
  ...[path, params = {}, { query = {}, hash = "" } = {}]: LinkArguments<Path>
): Href {
  const named: Record<string, string> = { ...params };
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(named[name] ?? ""),
  );
  const search = new URLSearchParams(query).toString();
  return `${filled}${search && `?${search}`}${hash && `#${hash}`}` as Href;
}
