import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { unknownOrigin } from "@saywell/contract";
import { LRUCache } from "lru-cache";
import { etagOf, type WebPage } from "./web-pages";

/** More addresses than a school has. Who makes up addresses makes others of these leave. */
const mostOrigins = 8;
/** Quick, since a request waits for it. The build's own compression takes a hundred times as long. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Pages with the site's own address written where the build could not know it:
 * canonical links, previews of links, the sitemap. Each is made once for each address.
 */
export function createPagesOfOrigin(): (page: WebPage, origin: string) => WebPage {
  const made = new LRUCache<string, Map<WebPage, WebPage>>({ max: mostOrigins });
  return (page, origin) => {
    if (!page.body.includes(unknownOrigin)) return page;
    let pages = made.get(origin);
    if (pages === undefined) {
      pages = new Map();
      made.set(origin, pages);
    }
    let own = pages.get(page);
    if (own === undefined) {
      own = withOrigin(page, origin);
      pages.set(page, own);
    }
    return own;
  };
}

function withOrigin(page: WebPage, origin: string): WebPage {
  const body = Buffer.from(page.body.toString().replaceAll(unknownOrigin, origin));
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
