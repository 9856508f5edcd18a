import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { asksFacts, fillPage, type PageFacts, unknownOrigin } from "@saywell/contract";
import { LRUCache } from "lru-cache";
import { etagOf, type WebPage } from "./web-pages";

/**
 * More than a school has: its addresses, and the facts of a moment with those just before. Who makes
 * up addresses makes others of these leave.
 */
const mostKept = 16;
/** Quick, since a request waits for it. The build's own compression takes a hundred times as long. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Pages with what the build could not know: the site's own address in canonical links, previews of
 * links and the sitemap; and the school's facts. Each is made once for each address and state of the
 * facts, so that its ETag changes when its words do and only then.
 */
export function createServedPages(): (page: WebPage, origin: string, facts: PageFacts) => WebPage {
  const made = new LRUCache<string, Map<WebPage, WebPage>>({ max: mostKept });
  const needs = new WeakMap<WebPage, Needs>();
  return (page, origin, facts) => {
    let need = needs.get(page);
    if (need === undefined) needs.set(page, (need = needsOf(page)));
    if (!need.origin && !need.facts) return page;
    const key = need.facts ? `${origin} ${JSON.stringify(facts)}` : origin;
    let pages = made.get(key);
    if (pages === undefined) made.set(key, (pages = new Map()));
    let own = pages.get(page);
    if (own === undefined) pages.set(page, (own = filled(page, origin, facts)));
    return own;
  };
}

interface Needs {
  origin: boolean;
  facts: boolean;
}

function needsOf({ body }: WebPage): Needs {
  const text = body.toString();
  return { origin: text.includes(unknownOrigin), facts: asksFacts(text) };
}

function filled(page: WebPage, origin: string, facts: PageFacts): WebPage {
  const text = page.body.toString().replaceAll(unknownOrigin, origin);
  const body = Buffer.from(fillPage(text, facts));
  return {
    type: page.type,
    body,
    etag: etagOf(body),
    compressed: page.compressed.map(({ encoding }) => ({
      encoding,
      bytes: encoding === "br" ? brotliCompressSync(body, quickly) : gzipSync(body),
    })),
  };
}
