import type { StaticRoute, unknownOrigin } from "@saywell/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { PageHead } from "./page-head";
import { publicPages } from "./public-pages";

/** The server writes the site's own address in its place. */
const origin: typeof unknownOrigin = "https://origin.invalid";

export interface RenderedPage {
  path: StaticRoute;
  /** What the page's `<head>` has of its own. */
  head: string;
  body: string;
}

/** Every public page, as the build writes it into a copy of `index.html`. */
export function renderPages(): RenderedPage[] {
  return (Object.keys(publicPages) as StaticRoute[]).map((path) => {
    const { Page, ...description } = publicPages[path];
    return {
      path,
      head: renderToStaticMarkup(<PageHead {...description} url={`${origin}${path}`} />),
      body: renderToStaticMarkup(<Page />),
    };
  });
}
