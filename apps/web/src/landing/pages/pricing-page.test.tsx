// @vitest-environment jsdom
import { plans } from "@saywell/content";
import { planPromises, planTypes } from "@saywell/entitlements";
import { describe, expect, test } from "vitest";
import { servedBody } from "../../testing/served-page";
import { renderPages } from "../render-public-pages";

function open(isSold: boolean): HTMLElement {
  document.body.innerHTML = servedBody("/pricing", { holds: { plans: isSold } });
  return document.querySelector("main")!;
}
const wordsOf = (element: Element | null | undefined) =>
  (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
const cards = () => [...document.querySelectorAll("[data-plan-card]")];
const cells = (row: string) => {
  const found = [...document.querySelectorAll("tbody tr")].find((each) =>
    wordsOf(each.querySelector("th")).startsWith(row),
  );
  return [...(found?.querySelectorAll("td") ?? [])].map(wordsOf);
};

describe("where the school sells plans", () => {
  test("four cards have the prices and features of the content, and only Core is the most popular", () => {
    open(true);
    expect(cards().map((card) => wordsOf(card.querySelector("h2")))).toEqual(
      plans.map(({ name }) => name),
    );
    for (const [index, { pricePence, features }] of plans.entries()) {
      const said = wordsOf(cards()[index]);
      expect(said).toContain(pricePence === 0 ? "Free" : `£${(pricePence / 100).toFixed(2)}`);
      for (const feature of features) expect(said).toContain(feature);
    }
    const popular = cards().filter((card) => wordsOf(card).includes("Most Popular"));
    expect(popular.map((card) => wordsOf(card.querySelector("h2")))).toEqual(["Core"]);
  });

  test("what nobody has yet is marked as coming, on its card and in the table", () => {
    open(true);
    for (const [index, { coming }] of plans.entries()) {
      const marked = [...(cards()[index]?.querySelectorAll("li") ?? [])]
        .map(wordsOf)
        .filter((words) => words.endsWith(" coming"));
      expect(marked).toEqual(coming.map((feature) => `${feature} coming`));
    }
    for (const row of [
      "Lessons with a live teacher",
      "Certificate preparation",
      "LTI 1.3 integration",
      "Custom branding",
      "xAPI analytics",
    ]) {
      expect(cells(row)).toContain("Later");
      expect(cells(row)).not.toContain("Yes");
    }
  });

  test("the table's figures are those of the rule that the server asks", () => {
    open(true);
    const limit = (most: number | null) => (most === null ? "No limit" : String(most));
    const of = (key: "lessonsPerMonth" | "coinsPerMonth" | "tutorMessagesPerDay") =>
      planTypes.map((plan) => limit(planPromises[plan][key]));
    expect(cells("Lessons begun in a month")).toEqual(of("lessonsPerMonth"));
    expect(cells("Coins given each month")).toEqual(of("coinsPerMonth"));
    expect(cells("Messages to the AI teacher")).toEqual(of("tutorMessagesPerDay"));
    expect(cells("Live sessions in a month")).toEqual([
      "–No",
      "–No",
      "4, later",
      "No limit, later",
    ]);
    expect(cells("Lesson levels")).toEqual(["A1", "A1 to C2", "A1 to C2", "A1 to C2"]);
  });

  test("it leads home, to the dashboard and to support, and says how money comes back", () => {
    const page = open(true);
    const ways = [...page.querySelectorAll("a:not([hidden])")].map((way) => [
      wordsOf(way),
      way.getAttribute("href"),
    ]);
    expect(ways).toEqual([
      ["Back to home", "/"],
      ["Go to Dashboard", "/student-dashboard"],
      ["Contact support", "/contact?about=plans"],
    ]);
    expect(wordsOf(page)).toContain(
      "All plans include a 7-day money-back guarantee and can be cancelled anytime.",
    );
  });

  test("the button of Freemium is disabled, and the form for Enterprise waits", () => {
    open(true);
    expect(document.querySelectorAll("[data-plan]:disabled")).toHaveLength(1);
    expect(document.querySelector<HTMLButtonElement>("[data-plan=FREEMIUM]")?.disabled).toBe(true);
    expect(document.querySelector<HTMLFormElement>("[data-sales-form]")?.hidden).toBe(true);
  });
});

describe("where the school does not charge", () => {
  test("it says that everything is open, and has no plan to choose", () => {
    const page = open(false);
    expect(wordsOf(page)).toContain(
      "This school does not charge. Everything is open, and costs nothing here",
    );
    expect(page.querySelectorAll("button, table, [data-plan-card]")).toHaveLength(0);
  });

  test("the front page leads here by its footer alone", () => {
    document.body.innerHTML = servedBody("/", { holds: { plans: false } });
    const ways = [...document.querySelectorAll('a[href^="/pricing"]')];
    expect(ways.map((way) => [wordsOf(way), way.closest("footer") !== null])).toEqual([
      ["Pricing", true],
    ]);
  });

  test("no public page has a price, in what is read or in what is told to search engines", () => {
    for (const { path, head } of renderPages()) {
      expect(head + servedBody(path, { holds: { plans: false } }), path).not.toMatch(
        /£\d|14\.99|39\.99|59\.99/,
      );
    }
  });
});
