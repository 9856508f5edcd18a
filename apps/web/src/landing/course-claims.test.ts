// @vitest-environment jsdom
import { demoLessons } from "@saywell/content";
import { expect, test } from "vitest";
import { servedBody } from "../testing/served-page";

test("four demo lessons are whole lessons of the course, short ones, the first of ten minutes", () => {
  expect(demoLessons.map(({ duration }) => duration)).toEqual([10, 12, 12, 15]);
});

test("no page shows a seal", () => {
  document.body.innerHTML = servedBody("/");
  const section = document.querySelector("#for-schools")?.closest("section");
  expect(section?.querySelectorAll("img, svg")).toHaveLength(0);
});
