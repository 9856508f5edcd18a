import { expect, test } from "vitest";
import { asksFacts, conditionElement, fillPage, placeOf, unknownFacts } from "./constants";

const when = (fact: string, is: boolean, part: string) =>
  `<${conditionElement} data-fact="${fact}" data-is="${is}">${part}</${conditionElement}>`;

test("a page says what the school's facts are, as text, wherever they stand", () => {
  const page = `<a title="${placeOf("school/name")}">${placeOf("school/name")}</a>`;
  const filled = fillPage(page, { texts: { "school/name": `<b>"Oak" & 'Elm'` }, holds: {} });
  const name = "&lt;b&gt;&quot;Oak&quot; &amp; &#39;Elm&#39;";
  expect(filled).toBe(`<a title="${name}">${name}</a>`);
});

test("a part stands there where its condition holds, and else what is said instead", () => {
  const page = when("guests", true, "<p>Begin</p>") + when("guests", false, "<p>Log in</p>");
  expect(fillPage(page, unknownFacts)).toBe("<p>Begin</p>");
  expect(fillPage(page, { texts: {}, holds: { guests: false } })).toBe("<p>Log in</p>");
});

test("what a school writes is no mark of a page", () => {
  const texts = { "school/name": placeOf("school/email"), "school/email": "a@b.example" };
  expect(fillPage(placeOf("school/name"), { texts, holds: {} })).toBe("[[fact:school/email]]");
});

test("a page without such places asks for nothing", () => {
  expect(asksFacts("<p>Terms</p>")).toBe(false);
  expect(asksFacts(placeOf("school/name"))).toBe(true);
  expect(asksFacts(when("demo", true, ""))).toBe(true);
});
