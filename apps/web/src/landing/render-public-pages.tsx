import { type PrerenderedPath, prerenderedPaths, unknownOrigin } from "@saywell/contract/constants";
import { renderToStaticMarkup } from "react-dom/server";
import { PageHead } from "./page-head";
import { publicPages } from "./public-pages";

interface RenderedPage {
  path: PrerenderedPath;
  /** What the page's `<head>` has of its own. */
  head: string;
  body: string;
}

/** Every public page, as the build writes it into a copy of `index.html`. */
export function renderPages(): RenderedPage[] {
  return prerenderedPaths().map((path) => {
    const { Page, ...description } = publicPages[path];
    return {
      path,
      head: renderToStaticMarkup(<PageHead {...description} url={`${unknownOrigin}${path}`} />),
      body: renderToStaticMarkup(<Page />),
    };
  });
}

/** What search engines are told of: the public pages, and no others. */
export const renderSitemap = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...prerenderedPaths().map((path) => `  <url><loc>${unknownOrigin}${path}</loc></url>`),
    "</urlset>\n",
  ].join("\n");
