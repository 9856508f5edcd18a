// @vitest-environment jsdom
import { callLimits } from "@saywell/contract/constants";
import robots from "../../public/robots.txt?raw";
import { plans } from "@saywell/content";
import { describe, expect, test } from "vitest";
import { servedBody } from "../testing/served-page";
import { renderPages, renderSitemap } from "./render-public-pages";

const origin = "https://origin.invalid";
const pages = renderPages().map(({ path, head }) => ({
  path,
  document: new DOMParser().parseFromString(
    `<html><head>${head}</head><body>${servedBody(path)}</body></html>`,
    "text/html",
  ),
}));
const wordsOf = (element: Element | null) =>
  (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
const page = (path: string) => {
  const found = pages.find((each) => each.path === path);
  if (!found) throw new Error(`There is no page ${path}.`);
  return found.document;
};
const attribute = (document: Document, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name);

test.each([
  ["/", "Say it in English, and say it well"],
  ["/about", "About"],
  ["/contact", "Contact"],
  ["/privacy", "Privacy"],
  ["/terms", "Terms"],
  ["/pricing", "Pricing"],
  ["/security", "Security"],
])("%s has the heading %s, and every landmark", (path, heading) => {
  const document = page(path);
  expect(Array.from(document.querySelectorAll("h1"), wordsOf)).toEqual([heading]);
  for (const landmark of ["header", "main#main", "footer"]) {
    expect(document.querySelectorAll(landmark), landmark).toHaveLength(1);
  }
});

describe.each(pages)("the head of $path", ({ path, document }) => {
  const content = (name: string) =>
    attribute(document, `meta[name="${name}"], meta[property="${name}"]`, "content");

  test("names the page, its address and what a shared link shows", () => {
    const address = origin + path;
    expect(document.title).toContain("Saywell");
    expect(content("description")?.length).toBeGreaterThan(30);
    expect(content("description")?.length).toBeLessThan(161);
    expect(attribute(document, "link[rel=canonical]", "href")).toBe(address);
    expect(content("og:url")).toBe(address);
    expect(content("og:title")).toBe(document.title);
    expect(content("og:description")).toBe(content("description"));
    expect(content("og:image")).toBe(`${origin}/social-card.png`);
  });
});

test("no two pages have the same title or description", () => {
  const texts = pages.flatMap(({ document }) => [
    document.title,
    attribute(document, "meta[name=description]", "content"),
  ]);
  expect(new Set(texts).size).toBe(texts.length);
});

test("every link between pages that are written at build leads somewhere", () => {
  const ids = (path: string) => Array.from(page(path).querySelectorAll("[id]"), ({ id }) => id);
  const paths = new Set<string>(pages.map(({ path }) => path));
  for (const { path, document } of pages) {
    for (const link of document.querySelectorAll("a:not([href^='mailto:'])")) {
      const target = new URL(link.getAttribute("href") ?? "", origin + path);
      expect(target.origin).toBe(origin);
      if (target.hash && paths.has(target.pathname)) {
        expect(ids(target.pathname), `${path} to ${target.href}`).toContain(target.hash.slice(1));
      }
    }
  }
});

test("the structured data describes the school, its course and only what is free in every school", () => {
  const script = page("/").querySelector('script[type="application/ld+json"]');
  const { "@graph": graph } = JSON.parse(script?.textContent ?? "{}") as {
    "@graph": Record<string, unknown>[];
  };
  expect(graph.map((each) => each["@type"])).toEqual(["EducationalOrganization", "Course"]);
  expect(graph[1]?.["offers"]).toHaveLength(1);
  expect(graph[1]?.["offers"]).toMatchObject(
    plans.filter(({ pricePence }) => pricePence === 0).map(({ name }) => ({ name, price: "0.00" })),
  );
});

test("the sitemap lists exactly the public pages, and robots.txt names the sitemap", () => {
  const listed = Array.from(renderSitemap().matchAll(/<loc>(.*?)<\/loc>/g), ([, loc]) => loc);
  expect(listed).toEqual(pages.map(({ path }) => origin + path));
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test.each([
  ["/contact", ["This site is run by Saywell.", "office@saywell.example", "Write to the school"]],
  ["/privacy", ["saywell_session", "90 days", "the school’s own machine", "erase your account"]],
  [
    "/security",
    [
      "argon2id",
      "SHA-256",
      `After ${callLimits.credentials.max} wrong log-ins within 15 minutes`,
      "Contact",
    ],
  ],
  ["/terms", ["XP, coins and badges reward study."]],
  ["/pricing", ["Everything is open, and costs nothing here", "Contact support"]],
])("%s says %j", (path, texts) => {
  for (const text of texts) expect(wordsOf(page(path).querySelector("main"))).toContain(text);
});

test("/terms promises the money back where the school sells plans, and speaks of no payment where it does not", () => {
  const terms = (plans: boolean) => servedBody("/terms", { holds: { plans } });
  for (const promise of ["7-day money-back guarantee", "cancelled anytime"]) {
    const words = new DOMParser().parseFromString(terms(true), "text/html").body;
    expect(wordsOf(words)).toContain(promise);
    expect(terms(false)).not.toContain(promise);
  }
});
