// @vitest-environment jsdom
import { conditionElement } from "@saywell/contract/constants";
import { describe, expect, test } from "vitest";
import { servedBody } from "../testing/served-page";
import { renderPages } from "./render-public-pages";

function served(...asked: Parameters<typeof servedBody>): HTMLElement {
  document.body.innerHTML = servedBody(...asked);
  return document.body;
}
const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, " ");
const noGuests = { holds: { guests: false } };

test("no conditional part stands in another: the server would not see where the outer one ends", () => {
  for (const { path, body } of renderPages()) {
    const open = `<${conditionElement} `;
    for (const part of body.split(`</${conditionElement}>`)) {
      expect(part.split(open).length, `${path}: ${part.slice(0, 200)}`).toBeLessThanOrEqual(2);
    }
  }
});

test("what is served has no mark left of what was filled in", () => {
  for (const { path } of renderPages()) {
    for (const facts of [{}, noGuests]) {
      expect(servedBody(path, facts)).not.toMatch(new RegExp(`${conditionElement}|\\[\\[`));
    }
  }
});

test("the carousel says how many follow each teacher and how many lessons they wrote", () => {
  const texts = { "followers/amara-okafor": "1,204", "lessons/tomasz-lewandowski": "13" };
  const cards = [...served("/", { texts }).querySelectorAll("[data-carousel-track] > li")];
  const counts = cards.map((card) => [...card.querySelectorAll("dd")].map(textOf));
  expect(counts).toEqual([["1,204", "24"], ["0", "13"], []]);
});

test("without figures the carousel says none", () => {
  const page = served("/", { holds: { figures: false } });
  expect(page.querySelectorAll("[data-carousel-track] dd")).toHaveLength(0);
});

describe("a school without guests", () => {
  test("promises no start without an account anywhere, and leads to the log-in", () => {
    const page = served("/", noGuests);
    expect(textOf(page)).not.toMatch(
      /No sign-up|without sign-up|open to everyone|Try a Demo Lesson|Start Free Test|[Ff]ree lesson|It is free/,
    );
    const ways = [...page.querySelectorAll("a")].filter(
      ({ textContent }) => textContent === "Log in to begin",
    );
    expect(ways.map((way) => way.getAttribute("href"))).toEqual(
      ["hero", "closing call", "chat card"].map(() => "/student-dashboard#log-in"),
    );
  });

  test("says in the chat card what one needs to write to Iris, in place of the field", () => {
    const card = served("/", noGuests).querySelector("#chat-card")!;
    expect(textOf(card)).toContain("To write to Iris you need an account of this school.");
    expect(card.querySelector("form")).toBeNull();
  });
});
